/**
 * Login throttle. Failures count per network and per account. A browser that logged in as this person before has a
 * signed device cookie and a counter of its own instead, so that neither an attacker's failures nor those of neighbours
 * lock the owner out.
 */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { networkBucket } from "../../platform/rate-limits/network-bucket.ts";
import { addTo, clearCounts, type RateLimit, requireBelow } from "../../platform/rate-limits/rate-limits.ts";
import { hashToken } from "../../platform/tokens.ts";

export type Attempt = { address: string; loginKey: string; device: string | null };

const WINDOW_SECONDS = 15 * 60;

const limitOf = (key: string, limit: number): RateLimit => ({
  key: `login:${key}`,
  limit,
  windowSeconds: WINDOW_SECONDS,
});
const limitOfNetwork = (address: string): RateLimit => limitOf(`address:${networkBucket(address)}`, 60);
const limitOfPerson = ({ loginKey, device }: Omit<Attempt, "address">): RateLimit =>
  device === null
    ? limitOf(`account:${hashToken(loginKey).toString("base64url")}`, 20)
    : limitOf(`device:${device}`, 20);

const limitsOf = (attempt: Attempt): RateLimit[] =>
  attempt.device === null ? [limitOfNetwork(attempt.address), limitOfPerson(attempt)] : [limitOfPerson(attempt)];

/** @throws Problem `auth.throttled` with the seconds to wait */
export const checkThrottle = (db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> =>
  requireBelow(db, limitsOf(attempt), now, "auth.throttled");

export async function noteFailure(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  for (const rateLimit of limitsOf(attempt)) await addTo(db, rateLimit, now);
}

/** Clears the account's counter after a proof of identity; the network's counter stays. */
export const clearFailures = (db: Kysely<Database>, attempt: Omit<Attempt, "address">): Promise<void> =>
  clearCounts(db, [limitOfPerson(attempt)]);
