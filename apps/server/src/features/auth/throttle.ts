/**
 * Login throttle (ADR 61). Failures count per account, in a quarter of an hour and in a day, and per network. A browser
 * that the person trusts has a counter of its own instead, so that neither an attacker's failures nor those of
 * neighbours lock the owner out; trusted browsers together have one too, so that a thief of many gains nothing.
 */
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { networkBucket } from "../../platform/rate-limits/network-bucket.ts";
import {
  addTo,
  clearCounts,
  type RateLimit,
  readCounts,
  requireBelow,
} from "../../platform/rate-limits/rate-limits.ts";
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
const checkThrottle = (db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> =>
  requireBelow(db, limitsOf(attempt), now, "auth.throttled");

/** Failures that this process has written. */
let failures = 0;

export async function noteFailure(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  await addTo(db, limitsOf(attempt), now);
  failures += 1;
}

/** Other servers write failures too; none of them writes many in this time, because each guess takes a hash. */
const KNOWN_FOR_MS = 1000;

/**
 * Reads the counters of an attempt before it is known whether the `shown` device is trusted. The returned check throws
 * as `checkThrottle` and returns another one for after a wait: parallel guesses all pass the first before one of them
 * has failed. The second asks again if this process wrote a failure meanwhile, or after a second.
 */
export async function readThrottle(
  db: Kysely<Database>,
  { shown, ...stranger }: { address: string; loginKey: string; shown: string | null },
  now: Date,
): Promise<(attempt: Attempt) => () => Promise<void>> {
  const [failuresBefore, checkedAt] = [failures, performance.now()];
  const ofShown = shown === null ? [] : limitsOf({ ...stranger, device: shown });
  const check = await readCounts(db, [...limitsOf({ ...stranger, device: null }), ...ofShown], now);
  return (attempt) => {
    check(limitsOf(attempt), "auth.throttled");
    return async () => {
      const isKnown = failures === failuresBefore && performance.now() - checkedAt < KNOWN_FOR_MS;
      if (!isKnown) await checkThrottle(db, attempt, now);
    };
  };
}

/** Clears the account's counters after a new password, which ends the trust in devices; the network's counter stays. */
export const clearFailures = (db: Kysely<Database>, loginKey: string): Promise<void> =>
  clearCounts(db, Object.values(limitsOfAccount(loginKey)).flat());
