/** Objections as each side loads them. Every change loads its side's answers again. */
import {
  getObjection,
  getObjections,
  getObjectionsCsv,
  getOwnObjection,
  getOwnObjections,
  getRatingToObject,
  type Objection,
} from "@portal/contract/ratings/objections/calls";
import {
  type DeskObjection,
  getDeskObjection,
  getDeskObjections,
} from "@portal/contract/ratings/objections/desk-calls";
import type { Endpoint } from "@portal/contract/http/endpoint";
import { requestAddress } from "@portal/contract/http/request-address";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { accountQuery } from "../../../platform/query/use-account-query.ts";
import type { DeskView, ListView } from "./view.ts";

const SLICE = "ratings";
const idOf = (id: number) => ({ params: { id: String(id) } });

export const objectionsQuery = (accountId: number, { search, page }: ListView) =>
  accountQuery(accountId, SLICE, getObjections, { query: { search: search.trim(), page: String(page) } });
/** Address of what the search finds as a file. */
export const objectionsCsvHref = (accountId: number, search: string): string =>
  requestAddress(getObjectionsCsv, { query: { search: search.trim() } }, accountId);
export const objectionQuery = (accountId: number, id: number) => accountQuery(accountId, SLICE, getObjection, idOf(id));
export const ratingQuery = (accountId: number, id: number) =>
  accountQuery(accountId, SLICE, getRatingToObject, idOf(id));

export const ownObjectionsQuery = (page: number) =>
  queryOptions({
    queryKey: personKey(SLICE, getOwnObjections, { query: { page } }),
    queryFn: ({ signal }) => apiCall(getOwnObjections, { query: { page: String(page) }, signal }),
  });
export const ownObjectionQuery = (id: number) =>
  queryOptions({
    queryKey: personKey(SLICE, getOwnObjection, idOf(id)),
    queryFn: ({ signal }) => apiCall(getOwnObjection, { ...idOf(id), signal }),
  });

export const deskObjectionsQuery = ({ show, reason, search, page }: DeskView) => {
  const query = { show, search, page: String(page), ...(reason !== null && { reason }) };
  return queryOptions({
    queryKey: personKey(SLICE, getDeskObjections, { query }),
    queryFn: ({ signal }) => apiCall(getDeskObjections, { query, signal }),
  });
};
export const deskObjectionQuery = (id: number) =>
  queryOptions({
    queryKey: personKey(SLICE, getDeskObjection, idOf(id)),
    queryFn: ({ signal }) => apiCall(getDeskObjection, { ...idOf(id), signal }),
  });

/** Returns a function that makes a change, keeps its answer under a key, and loads the lists again. */
export function useChange<O extends Objection | DeskObjection>(lists: Pick<Endpoint, "name">) {
  const client = useQueryClient();
  return async (queryKey: readonly unknown[], change: () => Promise<{ objection: O }>): Promise<O> => {
    const answer = await change();
    client.setQueryData(queryKey, answer);
    await client.invalidateQueries({ predicate: (query) => query.queryKey.includes(lists.name) });
    return answer.objection;
  };
}
