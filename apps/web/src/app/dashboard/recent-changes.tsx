import { changeActorText, type EntryChange } from "@portal/contract/entry/history/calls";
import { PARTS } from "@portal/contract/entry/parts";
import { useQuery } from "@tanstack/react-query";
import { historyQuery } from "../../features/entry/entry-store.ts";
import { fieldList } from "../../features/entry/history/change-texts.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { RelativeTime } from "../../ui/content/relative-time.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { history } from "../../ui/icons/icons.ts";
import { Section } from "../../ui/page/section.tsx";
import { RECENT_CHANGES } from "@portal/contract/entry/history/recent-changes-count";
import styles from "./recent-changes.module.css";

/** The latest changes of the entry. They can be undone on the entry's own page. */
export function RecentChanges() {
  const { data, error, refetch } = useQuery({
    ...historyQuery(useActiveAccountId(), RECENT_CHANGES),
    throwOnError: false,
  });
  const link = data && data.changes.length > 0 && <PageLink to="entry_history">Alle Änderungen</PageLink>;
  return (
    <Section title="Letzte Änderungen" action={link || undefined}>
      {data && data.changes.length > 0 && (
        <ul role="list">
          {data.changes.map((change) => (
            <RecentChange key={change.id} change={change} />
          ))}
        </ul>
      )}
      {data?.changes.length === 0 && (
        <EmptyState icon={history} title="Noch keine Änderungen">
          Hier sehen Sie, wer wann etwas an Ihrem Eintrag geändert hat.
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

function RecentChange({ change }: { change: EntryChange }) {
  return (
    <li className={styles.change}>
      <p>
        {PARTS[change.part].label}
        {change.undoesChangeId !== null && <span className={styles.quiet}> · rückgängig gemacht</span>}
      </p>
      <p className={styles.quiet}>{fieldList(change.fields.map(({ field }) => field))}</p>
      <p className={styles.quiet}>
        {changeActorText(change)}, <RelativeTime dateTime={change.changedAt} />
      </p>
    </li>
  );
}
