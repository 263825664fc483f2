import type { AnswerOf, Endpoint, RequestOf } from "@portal/contract/endpoint";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { apiCall, type CallRequest } from "../api/api-call.ts";
import { RejectedAction } from "../api/rejections.ts";
import { useLoggedIn } from "../session/use-session.ts";
import { accountKey, accountPrefix } from "./query-keys.ts";

/** A call for one company as options of the query cache; key and request always name the same company. */
export const accountQuery = <E extends Endpoint>(
  accountId: number,
  slice: string,
  endpoint: E,
  request: RequestOf<E>,
) =>
  queryOptions({
    queryKey: accountKey(accountId, slice, endpoint, request as Record<string, unknown>),
    queryFn: ({ signal }): Promise<AnswerOf<E>> =>
      apiCall(endpoint, { ...(request as object), signal, accountId } as unknown as CallRequest<E>),
  });

/** The active company's id. @throws RejectedAction "no customer loaded" (Specification §8). */
export function useActiveAccountId(): number {
  const id = useLoggedIn()?.activeAccountId ?? null;
  if (id === null) throw new RejectedAction("no customer loaded");
  return id;
}

/** Loads a call for the active company: `useAccountQuery("entry", getSalesForceEntry, {})`. A failed first load throws to the page's boundary. */
export const useAccountQuery = <E extends Endpoint>(slice: string, endpoint: E, request: RequestOf<E>) =>
  useQuery(accountQuery(useActiveAccountId(), slice, endpoint, request));

/** Has everything of a slice loaded again for the active company, for example after a save. Resolves when it is there. */
export function useReloadSlice(slice: string): () => Promise<void> {
  const client = useQueryClient();
  const id = useActiveAccountId();
  return useCallback(() => client.invalidateQueries({ queryKey: [...accountPrefix(id), slice] }), [client, id, slice]);
}
