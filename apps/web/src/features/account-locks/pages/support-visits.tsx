import { getSupportVisits } from "@portal/contract/auth/support/calls";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { accountQuery } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { EventList } from "../../../ui/content/data-list.tsx";
import { RelativeTime } from "../../../ui/content/relative-time.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** The 20 newest visits of customer care to the company, with their reasons. */
export function SupportVisits({ accountId }: { accountId: number }) {
  return (
    <Section
      title="Besuche des Kundendienstes"
      description={
        <>
          Wann jemand von uns für Ihre Firma angemeldet war, weshalb und was sich geändert hat. Inhaber bekommen darüber
          auch eine E-Mail, wenn sie das in{" "}
          <PageLink to="user_dashboard" query={{ bereich: "mitteilungen" }}>
            Mein Bereich
          </PageLink>{" "}
          nicht abgewählt haben.
        </>
      }
      action={<PageLink to="entry_history">Was sich geändert hat</PageLink>}
    >
      <Visits accountId={accountId} />
    </Section>
  );
}

function Visits({ accountId }: { accountId: number }) {
  const query = accountQuery(accountId, "account-locks", getSupportVisits, {});
  const { data, error, refetch } = useQuery({ ...query, throwOnError: false });
  if (data === undefined) {
    if (error === null) {
      return (
        <Skeleton>
          <SkeletonText lines={3} />
        </Skeleton>
      );
    }
    const title = "Die Besuche konnten nicht geladen werden";
    return <LoadFailure title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (data.visits.length === 0) return <p>Bisher war der Kundendienst nicht für Ihre Firma angemeldet.</p>;
  return (
    <EventList
      items={data.visits.map(({ agent, reason, startedAt, changes }) => ({
        when: <RelativeTime dateTime={startedAt} />,
        what: (
          <>
            {reason}
            <br />
            {agent === "" ? "Kundendienst" : `${agent}, Kundendienst`}
            <br />
            {changes.length === 0 ? "Nichts geändert" : `Geändert: ${changes.join("; ")}`}
          </>
        ),
      }))}
    />
  );
}
