import { getEntryHistory, type HistoryFilter, UNDOABLE_CHANGES } from "@portal/contract/entry/history/calls";
import type { EntryPart } from "@portal/contract/entry/parts";
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { accountKey } from "../../../platform/query/query-keys.ts";
import { accountQuery } from "../../../platform/query/use-account-query.ts";
import { useEntryActions } from "../entry-store.ts";

/** The history page by page, newest first. */
export const changesQuery = (accountId: number, filter: HistoryFilter, pageSize: number) =>
  infiniteQueryOptions({
    queryKey: accountKey(accountId, "entry", getEntryHistory, { query: { ...filter, limit: pageSize, paged: true } }),
    queryFn: ({ pageParam, signal }) =>
      apiCall(getEntryHistory, {
        query: { ...filter, limit: String(pageSize), ...(pageParam === null ? {} : { before: String(pageParam) }) },
        accountId,
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.hasMore ? (page.changes.at(-1)?.id ?? null) : null),
  });

/** `changes` is undefined until the first page is loaded. */
export function useChanges(filter: HistoryFilter, pageSize: number) {
  const { accountId } = useEntryActions();
  const { data, ...query } = useInfiniteQuery({ ...changesQuery(accountId, filter, pageSize), throwOnError: false });
  return { ...query, changes: data?.pages.flatMap((page) => page.changes) };
}

/** Returns a function that loads the latest changes of a part, whatever filter the page shows. */
export function useLatestChanges() {
  const client = useQueryClient();
  const { accountId } = useEntryActions();
  return async (part: EntryPart) => {
    const query = { part, limit: String(UNDOABLE_CHANGES) };
    const { changes } = await client.fetchQuery(accountQuery(accountId, "entry", getEntryHistory, { query }));
    return changes;
  };
}
