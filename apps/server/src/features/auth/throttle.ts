/**
 * Log-in throttle in the database, shared by all processes. Failures count per network address and per account. A
 * browser that logged in as this person before carries a signed device cookie and has a counter of its own instead of
 * both, so that neither an attacker's failures nor those of neighbours behind one address lock the owner out.
 */
import { isIPv6 } from "node:net";
import type { ProblemCode } from "@portal/contract/http/problems";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../../platform/problem.ts";
import { hashToken } from "../../platform/tokens.ts";

type Bucket = { key: string; limit: number; windowSeconds: number };
export type Attempt = { address: string; loginKey: string; device: string | null };

const WINDOW_SECONDS = 15 * 60;

const buckets = ({ address, loginKey, device }: Attempt): Bucket[] => {
  const bucket = (key: string, limit: number): Bucket => ({
    key: `login:${key}`,
    limit,
    windowSeconds: WINDOW_SECONDS,
  });
  if (device !== null) return [bucket(`device:${device}`, 20)];
  return [
    bucket(`address:${addressBucket(address)}`, 60),
    bucket(`account:${hashToken(loginKey).toString("base64url")}`, 20),
  ];
};

const GROUPS_OF_NETWORK = 4;

/** What counts as one address: an IPv4 address, or the /64 that an IPv6 customer has all to themselves. */
export function addressBucket(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] as string;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, GROUPS_OF_NETWORK).join(":");
}

const readBuckets = statement<{ key: string; points: number; expire: number }, [keys: string[], now: number]>(
  "select key, points, expire from rate_limits where key = any($1) and expire > $2",
);
/** Counts one more in a bucket and answers how many there are now, and until when. Two at once are two. */
const count = statement<{ points: number; expire: number }, [key: string, now: number, expire: number]>(`
  insert into rate_limits (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when rate_limits.expire <= $2 then 1 else rate_limits.points + 1 end,
    expire = case when rate_limits.expire <= $2 then $3 else rate_limits.expire end
  returning points, expire`);

/** @throws `refuse` with the seconds to wait, once more than `limit` were counted in the window. */
export async function countTowards(
  db: Kysely<Database>,
  { key, limit, windowSeconds }: Bucket,
  now: Date,
  refuse: ProblemCode,
): Promise<void> {
  const [row] = await count(db, key, now.getTime(), now.getTime() + windowSeconds * 1000);
  if (row === undefined || row.points <= limit) return;
  throw new Problem(refuse, { retryAfter: Math.ceil((row.expire - now.getTime()) / 1000) });
}

/** @throws Problem `auth.throttled` with the seconds to wait. */
export async function checkThrottle(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  const limits = buckets(attempt);
  const rows = await readBuckets(
    db,
    limits.map((bucket) => bucket.key),
    now.getTime(),
  );
  for (const row of rows) {
    const bucket = limits.find(({ key }) => key === row.key);
    if (bucket && row.points >= bucket.limit) {
      throw new Problem("auth.throttled", { retryAfter: Math.ceil((row.expire - now.getTime()) / 1000) });
    }
  }
}

export async function noteFailure(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  for (const { key, windowSeconds } of buckets(attempt)) {
    await count(db, key, now.getTime(), now.getTime() + windowSeconds * 1000);
  }
}

const dropBuckets = statement<never, [keys: string[]]>("delete from rate_limits where key = any($1)");

/** A person who proved themselves another way starts anew; what is counted of their network address stays. */
export async function forgetFailures(db: Kysely<Database>, attempt: Omit<Attempt, "address">): Promise<void> {
  const own = buckets({ ...attempt, address: "" }).filter(({ key }) => !key.startsWith("login:address:"));
  await dropBuckets(
    db,
    own.map(({ key }) => key),
  );
}
