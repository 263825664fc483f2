/** Rate limits, counted in the database so that all processes share them. */
import { PROBLEMS, type ProblemCode } from "@portal/contract/http/problems";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../problem.ts";
import { goesOnAt } from "./goes-on-at.ts";

type Db = Kysely<Database>;

/** At most `limit` of what `key` names (`what:whose`, no personal data) within the window, which begins with the first. */
export type RateLimit = { key: string; limit: number; windowSeconds: number };

const readPoints = statement<{ key: string; points: number; expire: number }, [keys: string[], now: number]>(
  "select key, points, expire from rate_limits where key = any($1) and expire > $2",
);
// One statement, so that two calls at once count as two. The end of a window never moves, or somebody who goes on trying
// would keep it closed. Beyond the limit nothing is written, so a flood leaves no dead rows.
const addPoint = statement<
  { points: number; expire: number },
  [key: string, now: number, expire: number, limit: number]
>(`
  with counted as (
    insert into rate_limits as r (key, points, expire) values ($1, 1, $3)
    on conflict (key) do update set
      points = case when r.expire <= $2 then 1 else r.points + 1 end,
      expire = case when r.expire <= $2 then $3 else r.expire end
    where r.expire <= $2 or r.points <= $4
    returning points, expire)
  select points, expire from counted
  union all
  select $4 + 1, case when expire > $2 then expire else $3 end
  from rate_limits where key = $1 and not exists (select from counted)`);
const deletePoints = statement<never, [keys: string[]]>("delete from rate_limits where key = any($1)");

/** The 429 for a window that ends at `expire`, in milliseconds: its message says when it goes on. */
function refusal(code: ProblemCode, expire: number, now: Date): Problem {
  const retryAfter = Math.ceil((expire - now.getTime()) / 1000);
  return new Problem(code, { retryAfter, message: `${PROBLEMS[code].message} ${goesOnAt(new Date(expire), now)}` });
}

/** Counts one more. Returns the end of the window, in milliseconds, if that is more than the limit allows. */
async function overLimit(db: Db, { key, limit, windowSeconds }: RateLimit, now: Date): Promise<number | null> {
  const end = now.getTime() + windowSeconds * 1000;
  // No row: another call filled the window after this statement had begun.
  const [row = { points: limit + 1, expire: end }] = await addPoint(db, key, now.getTime(), end, limit);
  return row.points > limit ? row.expire : null;
}

/** Counts one more of each; refuses nothing. */
export async function addTo(db: Db, rateLimits: readonly RateLimit[], now: Date): Promise<void> {
  for (const rateLimit of rateLimits) await overLimit(db, rateLimit, now);
}

/** Counts one more of each up to the first that is used up. False if there was one. */
export async function countIfAllowed(db: Db, rateLimits: readonly RateLimit[], now: Date): Promise<boolean> {
  for (const rateLimit of rateLimits) if ((await overLimit(db, rateLimit, now)) !== null) return false;
  return true;
}

/** Counts one more. @throws Problem `refuse` with the time to wait, once more than `limit` were counted in the window. */
export async function countTowards(db: Db, rateLimit: RateLimit, now: Date, refuse: ProblemCode): Promise<void> {
  const expire = await overLimit(db, rateLimit, now);
  if (expire !== null) throw refusal(refuse, expire, now);
}

/** Counts nothing. @throws Problem `refuse` with the time to wait until none of the limits is reached. */
export async function requireBelow(
  db: Db,
  rateLimits: readonly RateLimit[],
  now: Date,
  refuse: ProblemCode,
): Promise<void> {
  const rows = await readPoints(
    db,
    rateLimits.map(({ key }) => key),
    now.getTime(),
  );
  const reached = rows.filter(({ key, points }) => rateLimits.some((each) => each.key === key && points >= each.limit));
  if (reached.length === 0) return;
  throw refusal(refuse, Math.max(...reached.map(({ expire }) => expire)), now);
}

/** Counting begins anew. */
export const clearCounts = async (db: Db, rateLimits: readonly RateLimit[]): Promise<void> =>
  void (await deletePoints(
    db,
    rateLimits.map(({ key }) => key),
  ));
