import type { DashboardChange } from "@portal/contract/dashboard/calls";
import { RECENT_CHANGES } from "@portal/contract/entry/history/recent-changes-count";
import { useQuery } from "@tanstack/react-query";
import { historyQuery } from "../../features/entry/entry-store.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { RelativeTime } from "../../ui/content/relative-time.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { history } from "../../ui/icons/icons.ts";
import { Section } from "../../ui/page/section.tsx";
import { latestOf } from "./latest-changes.ts";
import styles from "./recent-changes.module.css";

/** The latest changes of entry and products. Those of the entry can be undone on their own page. */
export function RecentChanges({ changes }: { changes: readonly DashboardChange[] }) {
  const { data, error, refetch } = useQuery({
    ...historyQuery(useActiveAccountId(), RECENT_CHANGES),
    throwOnError: false,
  });
  const latest = data && latestOf(data.changes, changes);
  const link = data && data.changes.length > 0 && <PageLink to="entry_history">Verlauf des Eintrags</PageLink>;
  return (
    <Section title="Letzte Änderungen" action={link || undefined}>
      {latest && latest.length > 0 && (
        <ul role="list">
          {latest.map(({ key, title, note, detail, actor, at }) => (
            <li key={key} className={styles.change}>
              <p>
                {title}
                {note !== "" && <span className="note"> · {note}</span>}
              </p>
              {detail !== "" && <p className="note">{detail}</p>}
              <p className="note">
                {actor}, <RelativeTime dateTime={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {latest?.length === 0 && (
        <EmptyState icon={history} title="Noch keine Änderungen">
          Hier sehen Sie, wer wann etwas an Eintrag und Produkten geändert hat.
        </EmptyState>
      )}
      {!data && !error && (
        <Skeleton>
          <SkeletonList rows={3} />
        </Skeleton>
      )}
      {!data && error && (
        <LoadFailure title="Die Änderungen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}
