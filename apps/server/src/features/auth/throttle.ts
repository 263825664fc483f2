/**
 * Login throttle (ADR 61). Failures count per account, in a quarter of an hour and in a day, and per network. A browser
 * that the person trusts has a counter of its own instead, so that neither an attacker's failures nor those of
 * neighbours lock the owner out; trusted browsers together have one too, so that a thief of many gains nothing.
 */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { networkBucket } from "../../platform/rate-limits/network-bucket.ts";
import { addTo, clearCounts, type RateLimit, requireBelow } from "../../platform/rate-limits/rate-limits.ts";
import { hashToken } from "../../platform/tokens.ts";

/** `device`: the id of a trusted browser (`device.ts`). */
export type Attempt = { address: string; loginKey: string; device: string | null };

const QUARTER_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 3600;

const inQuarter = (key: string, limit: number): RateLimit => ({
  key: `login:${key}`,
  limit,
  windowSeconds: QUARTER_SECONDS,
});
const inDay = (key: string, limit: number): RateLimit => ({
  key: `login:day:${key}`,
  limit,
  windowSeconds: DAY_SECONDS,
});

const limitOfNetwork = (address: string): RateLimit => inQuarter(`address:${networkBucket(address)}`, 60);

const limitsOfDevice = (device: string): RateLimit[] => [inQuarter(`device:${device}`, 20)];

function limitsOfAccount(loginKey: string): { strangers: RateLimit[]; devices: RateLimit[] } {
  const account = hashToken(loginKey).toString("base64url");
  const [strangers, devices] = [`account:${account}`, `devices-of:${account}`];
  return {
    strangers: [inQuarter(strangers, 20), inDay(strangers, 200)],
    devices: [inQuarter(devices, 40), inDay(devices, 200)],
  };
}

function limitsOf({ address, loginKey, device }: Attempt): RateLimit[] {
  const { strangers, devices } = limitsOfAccount(loginKey);
  return device === null ? [limitOfNetwork(address), ...strangers] : [...limitsOfDevice(device), ...devices];
}

/** @throws Problem `auth.throttled` with the seconds to wait */
export const checkThrottle = (db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> =>
  requireBelow(db, limitsOf(attempt), now, "auth.throttled");

export const noteFailure = (db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> =>
  addTo(db, limitsOf(attempt), now);

/** Clears the account's counters after a new password, which ends the trust in devices; the network's counter stays. */
export const clearFailures = (db: Kysely<Database>, loginKey: string): Promise<void> =>
  clearCounts(db, Object.values(limitsOfAccount(loginKey)).flat());
