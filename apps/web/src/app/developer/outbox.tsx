import { getOutbox, type OutboxMail } from "@portal/contract/outbox/calls";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { formText } from "../../platform/forms/form-text.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { useGoTo, usePageQuery } from "../../platform/routing/use-go-to.ts";
import { Button } from "../../ui/actions/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { mail } from "../../ui/icons/icons.ts";
import { Row, Stack } from "../../ui/page/layout.tsx";
import { Section } from "../../ui/page/section.tsx";
import { MailItem } from "./outbox-mail.tsx";

/** The mails that the product would have sent, newest first; `?an=` filters by recipient. */
export function Outbox() {
  const { an = "" } = usePageQuery();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useOutbox(an);
  const mails = data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <Section title="Postausgang" id="postausgang">
      <Stack gap="lg">
        <Filter key={an} address={an} onLookAgain={() => void refetch()} isLooking={isFetching} />
        {!data && !error && (
          <Skeleton>
            <SkeletonText lines={4} />
          </Skeleton>
        )}
        {!data && error && (
          <LoadFailure
            level={3}
            title="Der Postausgang konnte nicht geladen werden"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && <MailList key={an} mails={mails} />}
        {hasNextPage && (
          <Row>
            <Button pending={isFetching} onClick={() => void fetchNextPage()}>
              Ältere E-Mails laden
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}

const useOutbox = (address: string) =>
  useInfiniteQuery({
    queryKey: personKey("development", getOutbox, { query: { to: address } }),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(address !== "" && { to: address }), ...(pageParam !== null && { before: pageParam }) };
      return apiCall(getOutbox, { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ mails, more }) => (more ? String(mails.at(-1)?.id) : null),
    throwOnError: false,
    staleTime: 0,
  });

type FilterProps = { address: string; onLookAgain: () => void; isLooking: boolean };

function Filter({ address, onLookAgain, isLooking }: FilterProps) {
  const goTo = useGoTo();
  function filter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(event.currentTarget, "an").trim();
    if (typed === address) onLookAgain();
    else void goTo("debug", { query: typed === "" ? {} : { an: typed }, place: "postausgang" });
  }
  return (
    <form onSubmit={filter}>
      <Stack>
        <TextField
          label="Nur an diese Adresse"
          optional
          name="an"
          type="text"
          inputMode="email"
          defaultValue={address}
        />
        <Row>
          <Button type="submit" pending={isLooking}>
            Nachsehen
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The newest mail is open. */
function MailList({ mails }: { mails: readonly OutboxMail[] }) {
  const [opened, setOpened] = useState<number | null>(mails[0]?.id ?? null);
  if (mails.length === 0)
    return (
      <EmptyState icon={mail} title="Noch keine E-Mails" level={3}>
        Hier steht, was das Portal verschickt hätte, sobald jemand sich zum Beispiel registriert.
      </EmptyState>
    );
  return (
    <Stack>
      {mails.map((one) => (
        <MailItem
          key={one.id}
          mail={one}
          isOpen={one.id === opened}
          onToggle={() => setOpened(one.id === opened ? null : one.id)}
        />
      ))}
    </Stack>
  );
}
