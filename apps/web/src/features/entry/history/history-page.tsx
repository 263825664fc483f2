import { getEntryHistoryCsv, type HistoryFilter } from "@portal/contract/entry/history/calls";
import { rightCovers } from "@portal/contract/http/access";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download, filter as filterIcon } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { ReadOnlyBanner } from "../components/read-only-banner.tsx";
import { ChangeList } from "./change-list.tsx";
import { filterOf, queryOfFilter } from "./history-filter.ts";
import { HistoryFilters } from "./history-filters.tsx";
import styles from "./history-page.module.css";
import { HistoryError, HistorySkeleton, NoChanges } from "./history-section.tsx";
import { changesQuery, useChanges } from "./use-changes.ts";

const PAGE_SIZE = 20;

/** Most links name no filter. */
export const preload = (accountId: number) => [changesQuery(accountId, {}, PAGE_SIZE)];

/** `entry_history`: every change of the entry; the latest ones can be undone. */
export default function HistoryPage() {
  const account = useAccount();
  const mayWrite = rightCovers(account.right, "write");
  const filter = filterOf(usePageQuery());
  const goTo = useGoTo();
  const csv = (
    <a className={buttonClass()} href={csvHref(filter, account.company_id)} download>
      <Icon shape={download} />
      Als Tabelle (CSV)
    </a>
  );
  return (
    <>
      <PageHeader
        title="Verlauf"
        lead="Wer hat wann was am Eintrag geändert? Die letzten 20 Änderungen lassen sich rückgängig machen."
        action={csv}
      />
      {!mayWrite && <ReadOnlyBanner />}
      <PageParts width="list">
        <HistoryFilters
          filter={filter}
          onChange={(wanted) => void goTo("entry_history", { query: queryOfFilter(wanted), replace: true })}
        />
        <Changes filter={filter} mayWrite={mayWrite} />
      </PageParts>
    </>
  );
}

function Changes({ filter, mayWrite }: { filter: HistoryFilter; mayWrite: boolean }) {
  const { changes, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges(filter, PAGE_SIZE);
  if (!changes) {
    return error ? (
      <HistoryError level={2} error={error} onRetry={() => void refetch()} />
    ) : (
      <HistorySkeleton rows={8} />
    );
  }
  if (changes.length === 0) return Object.keys(filter).length === 0 ? <NoChanges level={2} /> : <NothingFits />;
  return (
    <section aria-label="Änderungen">
      <ChangeList changes={changes} mayWrite={mayWrite} />
      <p role="status" className={styles.count}>
        {hasNextPage ? `Die neuesten ${changes.length} Änderungen` : countText(changes.length)}
      </p>
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mehr anzeigen
        </Button>
      )}
    </section>
  );
}

const countText = (count: number): string => (count === 1 ? "Eine Änderung" : `${count} Änderungen`);

const NothingFits = () => (
  <EmptyState
    icon={filterIcon}
    level={2}
    title="Keine passenden Änderungen"
    action={
      <PageLink to="entry_history" className={buttonClass()}>
        Alle Änderungen zeigen
      </PageLink>
    }
  >
    Für diese Auswahl gibt es nichts. Wählen Sie einen längeren Zeitraum oder einen anderen Bereich.
  </EmptyState>
);

const csvHref = (filter: HistoryFilter, companyId: number): string =>
  `${getEntryHistoryCsv.path}?${new URLSearchParams({ ...definedOf(filter), accountId: String(companyId) })}`;

const definedOf = (filter: HistoryFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter((pair): pair is [string, string] => pair[1] !== undefined));
