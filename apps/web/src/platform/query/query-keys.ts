/** The keys of the query cache; no other file builds keys. */
import type { Endpoint } from "@portal/contract/http/endpoint";

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/** All keys of a company begin with this, so that a switch can cancel them together. */
export const accountPrefix = (accountId: number) => ["account", accountId] as const;

/** Key of a call for a company: `["account", id, slice, call, params]`. */
export const accountKey = (accountId: number, slice: string, endpoint: Pick<Endpoint, "name">, parts: Parts = {}) =>
  [...accountPrefix(accountId), slice, endpoint.name, parts] as const;

/** Key of a call that belongs to the person, not to a company. */
export const personKey = (slice: string, endpoint: Pick<Endpoint, "name">, parts: Parts = {}) =>
  ["person", slice, endpoint.name, parts] as const;
