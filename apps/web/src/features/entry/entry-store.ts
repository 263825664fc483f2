/** Loads, saves and undoes changes of the active company's entry (Specification §4 "Entry update", §8). */
import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { getUnfitSteps } from "@portal/contract/entry/completeness/calls";
import { getEntryDifferences } from "@portal/contract/entry/differences/calls";
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import { getEntryHints } from "@portal/contract/ugc/hints";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { accountPrefix } from "../../platform/query/query-keys.ts";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";
import { loadEntry } from "./load-entry.ts";

const SLICE = "entry";

export const entryQuery = (accountId: number) => accountQuery(accountId, SLICE, getSalesForceEntry, {});
export const historyQuery = (accountId: number, limit: number) =>
  accountQuery(accountId, SLICE, getEntryHistory, { query: { limit: String(limit) } });
/** The changes on the overview. */
export const latestChangesQuery = (accountId: number) => historyQuery(accountId, 5);
export const differencesQuery = (accountId: number) => accountQuery(accountId, SLICE, getEntryDifferences, {});
/** Reloads with the entry, because a save can make a hint's change superfluous. */
export const hintsQuery = (accountId: number) => accountQuery(accountId, SLICE, getEntryHints, {});
export const unfitStepsQuery = (accountId: number) => accountQuery(accountId, SLICE, getUnfitSteps, {});
/** The entry as the public sees it, loaded again after each save. */
export const previewQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getPublicEntry, { params: { id: String(accountId) } });

/**
 * Loads the entry again after a save (Specification §4) and cancels a request that began before the save. History and
 * preview reload by themselves if a page shows them.
 */
async function reloadEntry(client: QueryClient, accountId: number): Promise<SalesForceEntry> {
  const { queryKey } = entryQuery(accountId);
  await client.cancelQueries({ queryKey, exact: true });
  const { entry } = await loadEntry(client, entryQuery(accountId));
  void client.invalidateQueries({
    queryKey: [...accountPrefix(accountId), SLICE],
    predicate: (query) => query.queryKey[3] !== getSalesForceEntry.name,
  });
  return entry;
}

type SavedEntry<Saved> = { saved: Saved; entry: SalesForceEntry | null };

/** The actions on the active company's entry. `entry` is null if the save worked and only the reload failed. */
export function useEntryActions() {
  const client = useQueryClient();
  const accountId = useActiveAccountId();
  const run = useCallback(
    async <Saved extends EntrySaved>(action: () => Promise<Saved>): Promise<SavedEntry<Saved>> => {
      const saved = await action();
      return { saved, entry: await reloadEntry(client, accountId).catch(() => null) };
    },
    [client, accountId],
  );
  const undo = useCallback(
    (changeId: number) => run(() => apiCall(undoEntryChange, { body: { changeId }, accountId })),
    [run, accountId],
  );
  const reload = useCallback(() => reloadEntry(client, accountId), [client, accountId]);
  return { run, undo, reload, accountId };
}
