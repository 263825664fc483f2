import {
  getOwnSecurityEvents,
  LOGIN_METHODS,
  type OwnSecurityEvent,
  SECURITY_EVENT_DAYS,
  SECURITY_EVENTS,
} from "@portal/contract/user-area/security-events";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { germanDateTime } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";

const useEvents = () =>
  useInfiniteQuery({
    queryKey: personKey("user-area", getOwnSecurityEvents),
    queryFn: ({ pageParam, signal }) =>
      apiCall(getOwnSecurityEvents, { query: pageParam === null ? {} : { before: String(pageParam) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? (events.at(-1)?.id ?? null) : null),
    throwOnError: false,
  });

/** The person's latest logins, refused ones and changes of login methods, newest first. */
export function SecurityEventsSection() {
  const { data, error, refetch, isFetchingNextPage, hasNextPage, fetchNextPage } = useEvents();
  const list = useRef<HTMLUListElement>(null);
  const events = data?.pages.flatMap((page) => page.events) ?? [];

  const shown = events.length;
  /** How many there were when the person asked for older ones; the first of those gets the focus. */
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    list.current?.children.item(asked.current)?.querySelector("p")?.focus();
    asked.current = null;
  }, [shown]);
  function loadOlder() {
    asked.current = shown;
    void fetchNextPage();
  }
  return (
    <Section
      title="Letzte Anmeldungen"
      description={`Anmeldungen und Änderungen an Ihrem Zugang aus den letzten ${SECURITY_EVENT_DAYS} Tagen. Waren Sie das nicht? Dann ändern Sie Ihr Passwort.`}
    >
      <Stack>
        {!data && !error && (
          <Skeleton>
            <SkeletonList rows={3} />
          </Skeleton>
        )}
        {data && events.length === 0 && <p className="note">In dieser Zeit gab es keine Anmeldungen und Änderungen.</p>}
        {events.length > 0 && (
          <ItemList ref={list} aria-label="Letzte Anmeldungen">
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ItemList>
        )}
        {error && (
          <LoadFailure
            title={
              data ? "Ältere Anmeldungen konnten nicht geladen werden" : "Ihre Anmeldungen konnten nicht geladen werden"
            }
            error={error}
            onRetry={() => (data ? loadOlder() : void refetch())}
          />
        )}
        {hasNextPage && !error && (
          <div>
            <Button pending={isFetchingNextPage} onClick={loadOlder}>
              Ältere anzeigen
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function EventItem({ event: { kind, method, at } }: { event: OwnSecurityEvent }) {
  const { label, failed } = SECURITY_EVENTS[kind];
  return (
    <Item>
      <ItemWords>
        <ItemTitle tabIndex={-1}>{method === null ? label : `${label} ${LOGIN_METHODS[method]}`}</ItemTitle>
        <p className="note">
          <time dateTime={at}>{germanDateTime(at)} Uhr</time>
        </p>
      </ItemWords>
      {failed && <Status tone="warning">Abgelehnt</Status>}
    </Item>
  );
}
