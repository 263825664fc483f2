import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { history } from "../../../ui/icons/icons.ts";
import { Section } from "../../../ui/page/section.tsx";
import { latestChangesQuery } from "../entry-store.ts";
import { ChangeList } from "./change-list.tsx";

/** The latest changes of the entry, with a link to all of them. */
export function HistorySection({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, refetch } = useQuery({ ...latestChangesQuery(useActiveAccountId()), throwOnError: false });
  const changes = data?.changes;
  return (
    <Section title="Letzte Änderungen" id="aenderungen">
      {!changes && !error && <HistorySkeleton rows={4} />}
      {!changes && error && <HistoryError error={error} onRetry={() => void refetch()} />}
      {changes?.length === 0 && <NoChanges />}
      {changes && changes.length > 0 && <ChangeList changes={changes} mayWrite={mayWrite} />}
      {data?.hasMore && <PageLink to="entry_history">Alle Änderungen ansehen</PageLink>}
    </Section>
  );
}

type StateProps = { level?: 2 | 3 };

export const NoChanges = ({ level = 3 }: StateProps) => (
  <EmptyState icon={history} title="Noch keine Änderungen" level={level}>
    Sobald Sie oder jemand aus Ihrer Firma etwas speichert, sehen Sie hier, was sich geändert hat, und können es
    rückgängig machen.
  </EmptyState>
);

export const HistoryError = (props: StateProps & { error: Error; onRetry: () => void }) => (
  <LoadFailure title="Die Änderungen konnten nicht geladen werden" {...props} />
);

export const HistorySkeleton = ({ rows }: { rows: number }) => (
  <Skeleton>
    <SkeletonList rows={rows} />
  </Skeleton>
);
