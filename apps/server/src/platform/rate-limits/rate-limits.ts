/** Rate limits, counted in the database so that all processes share them. */
import type { ProblemCode } from "@portal/contract/http/problems";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../problem.ts";

/** At most `limit` of what `key` names (`what:whose`, no personal data) within the window, which begins with the first. */
export type RateLimit = { key: string; limit: number; windowSeconds: number };

const readPoints = statement<{ key: string; points: number; expire: number }, [keys: string[], now: number]>(
  "select key, points, expire from rate_limits where key = any($1) and expire > $2",
);
// One statement, so that two calls at once count as two.
const addPoint = statement<{ points: number; expire: number }, [key: string, now: number, expire: number]>(`
  insert into rate_limits (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when rate_limits.expire <= $2 then 1 else rate_limits.points + 1 end,
    expire = case when rate_limits.expire <= $2 then $3 else rate_limits.expire end
  returning points, expire`);
const deletePoints = statement<never, [keys: string[]]>("delete from rate_limits where key = any($1)");

const secondsUntil = (expire: number, now: Date): number => Math.ceil((expire - now.getTime()) / 1000);

/** Counts one more; refuses nothing. */
export const addTo = async (db: Kysely<Database>, { key, windowSeconds }: RateLimit, now: Date) =>
  (await addPoint(db, key, now.getTime(), now.getTime() + windowSeconds * 1000))[0];

/** @throws Problem `refuse` with the seconds to wait, once more than `limit` were counted in the window. */
export async function countTowards(
  db: Kysely<Database>,
  rateLimit: RateLimit,
  now: Date,
  refuse: ProblemCode,
): Promise<void> {
  const row = await addTo(db, rateLimit, now);
  if (row === undefined || row.points <= rateLimit.limit) return;
  throw new Problem(refuse, { retryAfter: secondsUntil(row.expire, now) });
}

/** Counts nothing. @throws Problem `refuse` with the seconds to wait where one of the limits is reached. */
export async function requireBelow(
  db: Kysely<Database>,
  rateLimits: readonly RateLimit[],
  now: Date,
  refuse: ProblemCode,
): Promise<void> {
  const rows = await readPoints(
    db,
    rateLimits.map(({ key }) => key),
    now.getTime(),
  );
  const reached = rows.find(({ key, points }) => rateLimits.some((each) => each.key === key && points >= each.limit));
  if (reached !== undefined) throw new Problem(refuse, { retryAfter: secondsUntil(reached.expire, now) });
}

/** Counting begins anew. */
export const clearCounts = async (db: Kysely<Database>, rateLimits: readonly RateLimit[]): Promise<void> =>
  void (await deletePoints(
    db,
    rateLimits.map(({ key }) => key),
  ));
