import { endOwnSessions, type OwnSession } from "@portal/contract/user-area/profile";
import { germanInstant } from "@portal/contract/text/formats";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { deviceName } from "./device-name.ts";
import { sessionsQuery } from "./sessions-store.ts";

/** The devices on which the person is logged in; each session can be ended. */
export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  return (
    <Section
      title="Ihre Geräte"
      description="Hier sind Sie gerade angemeldet. Kennen Sie ein Gerät nicht? Dann melden Sie es ab und ändern Sie Ihr Passwort."
    >
      {data ? (
        <Sessions sessions={data.sessions} />
      ) : (
        <NotLoaded failure="Ihre Geräte konnten nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton>
            <SkeletonList rows={2} />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

const ALL = "all";

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const [ending, setEnding] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const client = useQueryClient();
  const toasts = useToasts();

  async function end(id: string | undefined) {
    if (ending !== null) return;
    setEnding(id ?? ALL);
    try {
      client.setQueryData(
        sessionsQuery.queryKey,
        await apiCall(endOwnSessions, { body: id === undefined ? {} : { id } }),
      );
      const message = id === undefined ? "Alle anderen Geräte sind abgemeldet." : "Das Gerät ist abgemeldet.";
      toasts.show({ tone: "success", message });
      list.current?.focus();
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    }
    setEnding(null);
  }
  const others = sessions.filter(({ current }) => !current);
  return (
    <Stack>
      <ItemList ref={list} tabIndex={-1} aria-label="Angemeldete Geräte">
        {sessions.map((session) => (
          <Item key={session.id}>
            <SessionFacts session={session} />
            {!session.current && (
              <Button
                size="sm"
                pending={ending === session.id}
                aria-label={`${deviceName(session.userAgent)}, ${sinceText(session)}, abmelden`}
                onClick={() => void end(session.id)}
              >
                Abmelden
              </Button>
            )}
          </Item>
        ))}
      </ItemList>
      {others.length > 0 && (
        <div>
          <Button pending={ending === ALL} onClick={() => void end(undefined)}>
            Alle anderen Geräte abmelden
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Tells apart the sessions of people who often log in with one kind of browser. */
const sinceText = ({ startedAt }: OwnSession): string => `angemeldet seit ${germanInstant(startedAt)} Uhr`;

const SessionFacts = ({ session }: { session: OwnSession }) => (
  <ItemWords>
    <ItemTitle>{deviceName(session.userAgent)}</ItemTitle>
    {session.current ? (
      <Status tone="success">Dieses Gerät</Status>
    ) : (
      <p className="note">
        Zuletzt benutzt <RelativeTime dateTime={session.lastUsedAt} />, {sinceText(session)}
      </p>
    )}
    {session.remember && <p className="note">Bleibt angemeldet</p>}
  </ItemWords>
);
