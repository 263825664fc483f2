/**
 * Log-in throttle in the database, shared by all processes. Failures count per address, and per account for browsers
 * the account has never been used from. A browser that logged in before carries a signed device cookie and has a
 * counter of its own, so that an attacker's failures never lock the owner out.
 */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../../platform/problem.ts";
import { hashToken } from "../../platform/tokens.ts";

type Bucket = { key: string; limit: number; windowSeconds: number };
export type Attempt = { address: string; loginKey: string; device: string | null };

const buckets = ({ address, loginKey, device }: Attempt): Bucket[] => [
  { key: `login:address:${address}`, limit: 60, windowSeconds: 15 * 60 },
  device === null
    ? { key: `login:account:${hashToken(loginKey).toString("base64url")}`, limit: 20, windowSeconds: 15 * 60 }
    : { key: `login:device:${device}`, limit: 20, windowSeconds: 15 * 60 },
];

const readBuckets = statement<{ key: string; points: number; expire: number }, [keys: string[], now: number]>(
  "select key, points, expire from rate_limits where key = any($1) and expire > $2",
);
const countFailure = statement<never, [key: string, now: number, expire: number]>(`
  insert into rate_limits (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when rate_limits.expire <= $2 then 1 else rate_limits.points + 1 end,
    expire = case when rate_limits.expire <= $2 then $3 else rate_limits.expire end`);

/** @throws Problem `auth.throttled` with the seconds to wait. */
export async function checkThrottle(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  const limits = buckets(attempt);
  const rows = await readBuckets(db, limits.map((bucket) => bucket.key), now.getTime());
  for (const row of rows) {
    const bucket = limits.find(({ key }) => key === row.key);
    if (bucket && row.points >= bucket.limit) {
      throw new Problem("auth.throttled", { retryAfter: Math.ceil((row.expire - now.getTime()) / 1000) });
    }
  }
}

export async function noteFailure(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  for (const { key, windowSeconds } of buckets(attempt)) {
    await countFailure(db, key, now.getTime(), now.getTime() + windowSeconds * 1000);
  }
}
