import { type EntryChange, getEntryHistory } from "@portal/contract/entry-history";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { accountKey } from "../../../platform/query/query-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { history, refresh } from "../../../ui/icons.ts";
import { Section } from "../../../ui/section.tsx";
import { Skeleton, SkeletonList } from "../../../ui/skeleton.tsx";
import { useToasts } from "../../../ui/toast.tsx";
import { useEntryActions } from "../entry-store.ts";
import { fieldList, fieldsChangedSince } from "./change-words.ts";
import { ChangeItem, Fields } from "./change-item.tsx";
import styles from "./history-section.module.css";

const PAGE_SIZE = 5;

/** The last changes of the entry, each of the last 20 with its way back (Specification §4 "Entry update"). */
export function HistorySection({ mayWrite }: { mayWrite: boolean }) {
  const { pages, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory();
  const [asked, setAsked] = useState<EntryChange | null>(null);
  const takeBack = useTakeBack();
  const changes = pages?.flatMap((page) => page.changes) ?? [];

  function ask(change: EntryChange) {
    if (fieldsChangedSince(change, changes).length > 0) setAsked(change);
    else void takeBack(change);
  }
  return (
    <Section title="Letzte Änderungen" id="aenderungen">
      {!pages && !error && <HistorySkeleton />}
      {!pages && error && (
        <ErrorState
          title="Die Änderungen konnten nicht geladen werden"
          action={<RetryButton onClick={() => void refetch()} />}
        >
          {germanMessage(error)}
        </ErrorState>
      )}
      {pages && changes.length === 0 && (
        <EmptyState icon={history} title="Noch keine Änderungen">
          Sobald Sie oder jemand aus Ihrer Firma etwas speichert, sehen Sie hier, was sich geändert hat, und können es
          rückgängig machen.
        </EmptyState>
      )}
      {changes.length > 0 && (
        <ul className={styles.list} role="list">
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} onUndo={mayWrite ? ask : undefined} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mehr anzeigen
        </Button>
      )}
      {asked && (
        <UndoDialog change={asked} changes={changes} onClose={() => setAsked(null)} onConfirm={() => takeBack(asked)} />
      )}
    </Section>
  );
}

function useHistory() {
  const { accountId } = useEntryActions();
  const { data, ...query } = useInfiniteQuery({
    queryKey: accountKey(accountId, "entry", getEntryHistory, { query: { limit: PAGE_SIZE, paged: true } }),
    queryFn: ({ pageParam, signal }) =>
      apiCall(getEntryHistory, {
        query: { limit: String(PAGE_SIZE), ...(pageParam === null ? {} : { before: String(pageParam) }) },
        accountId,
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.hasMore ? (page.changes.at(-1)?.id ?? null) : null),
    throwOnError: false,
  });
  return { ...query, pages: data?.pages };
}

/** Undoes a change and says what came of it. */
function useTakeBack(): (change: EntryChange) => Promise<void> {
  const { undo } = useEntryActions();
  const toasts = useToasts();
  return async (change) => {
    try {
      const { saved } = await undo(change.id);
      const message =
        saved.changeId === null
          ? "Es gilt schon, was vor dieser Änderung galt."
          : `Rückgängig gemacht: ${fieldList(saved.fields)}.`;
      toasts.show({ tone: "success", message });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  };
}

type UndoDialogProps = {
  change: EntryChange;
  changes: readonly EntryChange[];
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks where later changes would go as well. */
function UndoDialog({ change, changes, onClose, onConfirm }: UndoDialogProps) {
  const since = fieldsChangedSince(change, changes);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Ältere Änderung rückgängig machen?"
      confirmLabel="Rückgängig machen"
    >
      <p>Danach wurde noch einmal geändert: {fieldList(since)}. Auch das geht auf den Stand davor zurück.</p>
      <Fields fields={change.fields.map(({ field, before, after }) => ({ field, before: after, after: before }))} />
    </ConfirmDialog>
  );
}

const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button icon={refresh} onClick={onClick}>
    Erneut versuchen
  </Button>
);

const HistorySkeleton = () => (
  <Skeleton>
    <SkeletonList rows={4} />
  </Skeleton>
);
