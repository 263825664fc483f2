/** Keys of everything that is loaded through the query cache; made nowhere else. */
import type { Endpoint } from "@portal/contract/http/endpoint";

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/** Everything of one company begins with this, so that a switch can cancel it as a whole. */
export const accountPrefix = (accountId: number) => ["account", accountId] as const;

/** Key of one call for one company: `["account", id, slice, call, params]`. */
export const accountKey = (accountId: number, slice: string, endpoint: Pick<Endpoint, "name">, parts: Parts = {}) =>
  [...accountPrefix(accountId), slice, endpoint.name, parts] as const;

/** Key of one call that belongs to the person, not to a company. */
export const personKey = (slice: string, endpoint: Pick<Endpoint, "name">, parts: Parts = {}) =>
  ["person", slice, endpoint.name, parts] as const;
