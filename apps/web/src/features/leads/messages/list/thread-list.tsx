import type { Threads } from "@portal/contract/leads/messages/calls";
import { THREAD_PAGE_SIZE } from "@portal/contract/leads/messages/limits";
import { ALL_THREADS, queryOfThreads, type ThreadsView, threadsViewOf } from "@portal/contract/leads/messages/view";
import { NotLoaded } from "../../../../platform/api/not-loaded.tsx";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../../platform/routing/use-go-to.ts";
import { StaleBanner } from "../../../../platform/statistics/stale-banner.tsx";
import { Button } from "../../../../ui/actions/button.tsx";
import { ItemList, ListFoot } from "../../../../ui/lists/item-list.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../../../ui/feedback/skeleton.tsx";
import { inbox } from "../../../../ui/icons/icons.ts";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { Stack } from "../../../../ui/page/layout.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { waitingSentence } from "../message-texts.ts";
import { useThreads } from "../messages-store.ts";
import { ThreadFilterForm } from "./thread-filter.tsx";
import { ThreadItemRow } from "./thread-item.tsx";

/** All threads, unread ones first. */
export function ThreadList({ isSupport }: { isSupport: boolean }) {
  const view = threadsViewOf(usePageQuery());
  const goTo = useGoTo();
  const { data, error, refetch } = useThreads(view);
  const show = (wanted: ThreadsView) =>
    void goTo("inquiries_messages", { query: queryOfThreads(wanted), replace: true, withoutAsking: true });
  if (data === undefined)
    return (
      <NotLoaded level={2} failure="Die Nachrichten konnten nicht geladen werden" error={error} onRetry={refetch}>
        <ListSkeleton />
      </NotLoaded>
    );
  const isNarrowed = view.filter !== "all" || view.search !== "";
  if (data.total === 0 && !isNarrowed && view.page === 1) return <NoThreads />;
  return (
    <Section title={waitingSentence(data.waiting)}>
      <Stack gap="lg">
        {error && <StaleBanner onRetry={refetch} />}
        <ThreadFilterForm view={view} unread={data.unread} canSearch={!isSupport} onChange={show} />
        <Found data={data} view={view} isSupport={isSupport} onShowAll={() => show(ALL_THREADS)} />
      </Stack>
    </Section>
  );
}

type FoundProps = { data: Threads; view: ThreadsView; isSupport: boolean; onShowAll: () => void };

function Found({ data: { threads, total }, view, isSupport, onShowAll }: FoundProps) {
  if (threads.length === 0) {
    return (
      <Stack gap="lg">
        <p role="status">Keine Nachricht passt zu dieser Auswahl.</p>
        <p>
          <Button onClick={onShowAll}>Alle Nachrichten zeigen</Button>
        </p>
      </Stack>
    );
  }
  return (
    <div>
      <ItemList aria-label="Gespräche">
        {threads.map((thread) => (
          <ThreadItemRow key={thread.id} thread={thread} isSupport={isSupport} />
        ))}
      </ItemList>
      <ListFoot>
        <p className="note" role="status">
          {total === 1 ? "Ein Gespräch" : `${total} Gespräche`}
        </p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / THREAD_PAGE_SIZE)}
          renderLink={(page, props) => (
            <PageLink to="inquiries_messages" query={queryOfThreads({ ...view, page })} {...props} />
          )}
        />
      </ListFoot>
    </div>
  );
}

const ListSkeleton = () => (
  <Skeleton>
    <Stack gap="lg">
      <SkeletonBar width="min(24rem, 100%)" height="2rem" />
      <SkeletonBar height="2.75rem" />
      <SkeletonList rows={5} pictures={false} />
    </Stack>
  </Skeleton>
);

const NoThreads = () => (
  <EmptyState icon={inbox} level={2} title="Noch keine Nachrichten">
    Auf Ihrem öffentlichen Eintrag können Kunden Ihnen schreiben. Ihre Nachrichten und Antworten stehen dann hier.
  </EmptyState>
);
