import type { AnswerOf, Endpoint, RequestOf } from "@portal/contract/http/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { apiCall, broughtAnswer, type CallRequest } from "../api/api-call.ts";
import { RejectedAction } from "../api/rejections.ts";
import { useLoggedIn } from "../session/use-session.ts";
import { accountKey } from "./query-keys.ts";

/** Query options of a call for a company; key and request always name the same company. */
export const accountQuery = <E extends Endpoint>(
  accountId: number,
  slice: string,
  endpoint: E,
  request: RequestOf<E>,
) =>
  queryOptions({
    queryKey: accountKey(accountId, slice, endpoint, request as Record<string, unknown>),
    // Without it, a page that has its answers already would show for a moment that they are loading.
    initialData: () => broughtAnswer(endpoint, request, accountId),
    queryFn: ({ signal }): Promise<AnswerOf<E>> =>
      apiCall(endpoint, { ...(request as object), signal, accountId } as unknown as CallRequest<E>),
  });

/** The active company's id. @throws RejectedAction "no customer loaded" (Specification §8). */
export function useActiveAccountId(): number {
  const id = useLoggedIn()?.activeAccountId ?? null;
  if (id === null) throw new RejectedAction("no customer loaded");
  return id;
}
