/** Rate limits, counted in the database so that all processes share them. */
import { PROBLEMS, type ProblemCode } from "@portal/contract/http/problems";
import type { Database } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { Problem } from "../problem.ts";
import { goesOnAt } from "./goes-on-at.ts";

type Db = Kysely<Database>;

/** At most `limit` of what `key` names (`what:whose`, no personal data) within the window, which begins with the first. */
export type RateLimit = { key: string; limit: number; windowSeconds: number };

const readPoints = quickStatement<{ key: string; points: number; expire: number }, [keys: string[], now: number]>(
  "select key, points, expire from rate_limits where key = any($1) and expire > $2",
);
// One statement, so that two calls at once count as two. The end of a window never moves, or somebody who goes on trying
// would keep it closed. A row beyond its limit is not written, so a flood leaves no dead rows.
const addingPoints = ({ rows, limit, now }: { rows: string; limit: string; now: string }): string => `
  insert into rate_limits as r (key, points, expire)
  ${rows}
  on conflict (key) do update set
    points = case when r.expire <= ${now} then 1 else r.points + 1 end,
    expire = case when r.expire <= ${now} then excluded.expire else r.expire end
  where r.expire <= ${now} or r.points <= ${limit}
  returning key, points, expire`;
const ADD_POINTS = addingPoints({
  rows: "select key, 1, ends from unnest($1::text[], $3::bigint[]) as given (key, ends)",
  limit: "($2::bigint[])[array_position($1::text[], r.key::text)]",
  now: "$4",
});
type Counted = { key: string; points: number; expire: number };
type ToCount = [keys: string[], limits: number[], ends: number[], now: number];
const addPoints = statement<Counted, ToCount>(ADD_POINTS);
const addPointsQuickly = quickStatement<Counted, ToCount>(ADD_POINTS);
const takeBack = statement<{ expire: number }, [refused: string, others: string[], now: number]>(`
  with taken as (update rate_limits set points = points - 1 where key = any($2) and points > 0)
  select expire from rate_limits where key = $1 and expire > $3`);
const deletePoints = statement<never, [keys: string[]]>("delete from rate_limits where key = any($1)");

/** The 429 for a window that ends at `expire`, in milliseconds: its message says when it goes on. */
function refusal(code: ProblemCode, expire: number, now: Date): Problem {
  const retryAfter = Math.ceil((expire - now.getTime()) / 1000);
  return new Problem(code, { retryAfter, message: `${PROBLEMS[code].message} ${goesOnAt(new Date(expire), now)}` });
}

/**
 * SQL for a statement that counts one more and writes only where that is allowed: rows of `from` count towards the limit
 * of the four parameters beginning with `first` (`oneLimit`), and `points` of the answer tells how many were counted. No
 * row: the limit was exceeded before. Whoever is refused asks `requireBelow` why.
 */
export const countingOne = (first: number, from: string): string =>
  addingPoints({
    rows: `select $${first}::text, 1, $${first + 1}::bigint from ${from}`,
    limit: `$${first + 2}::bigint`,
    now: `$${first + 3}::bigint`,
  });

/** The parameters of `countingOne`. */
export const oneLimit = ({ key, limit, windowSeconds }: RateLimit, now: Date): unknown[] => [
  key,
  now.getTime() + windowSeconds * 1000,
  limit,
  now.getTime(),
];

const toCount = (rateLimits: readonly RateLimit[], now: Date): ToCount => [
  rateLimits.map(({ key }) => key),
  rateLimits.map(({ limit }) => limit),
  rateLimits.map(({ windowSeconds }) => now.getTime() + windowSeconds * 1000),
  now.getTime(),
];

/**
 * The end of the window, in milliseconds, of the first limit that was exceeded; null without one. What the limits after
 * it counted is taken back.
 */
async function firstExceeded(
  db: Db,
  rateLimits: readonly RateLimit[],
  counted: readonly Counted[],
  now: Date,
): Promise<number | null> {
  const points = new Map(counted.map((row) => [row.key, row.points]));
  const place = rateLimits.findIndex(({ key, limit }) => (points.get(key) ?? limit + 1) > limit);
  const refused = rateLimits[place];
  if (refused === undefined) return null;
  const after = rateLimits.slice(place + 1).flatMap(({ key }) => (points.has(key) ? key : []));
  const [row] = await takeBack(db, refused.key, after, now.getTime());
  // No row: the window has just been cleared.
  return row?.expire ?? now.getTime() + refused.windowSeconds * 1000;
}

/** Counts one more of each; refuses nothing. */
export const addTo = async (db: Db, rateLimits: readonly RateLimit[], now: Date): Promise<void> =>
  void (await addPoints(db, ...toCount(rateLimits, now)));

/** Counts one more of each up to the first that is used up. False if there was one. */
export const countIfAllowed = async (db: Db, rateLimits: readonly RateLimit[], now: Date): Promise<boolean> =>
  (await firstExceeded(db, rateLimits, await addPoints(db, ...toCount(rateLimits, now)), now)) === null;

/** Counts one more. @throws Problem `refuse` with the time to wait, once more than `limit` were counted in the window. */
export async function countTowards(db: Db, rateLimit: RateLimit, now: Date, refuse: ProblemCode): Promise<void> {
  const expire = await firstExceeded(db, [rateLimit], await addPoints(db, ...toCount([rateLimit], now)), now);
  if (expire !== null) throw refusal(refuse, expire, now);
}

/**
 * As `countTowards`, up to the first limit that is used up, for keys that are counted only here: no transaction may hold
 * their rows, because other quick statements would wait behind this one.
 */
export async function countQuickly(
  db: Db,
  rateLimits: readonly RateLimit[],
  now: Date,
  refuse: ProblemCode,
): Promise<void> {
  const counted = await addPointsQuickly(db, ...toCount(rateLimits, now));
  const expire = await firstExceeded(db, rateLimits, counted, now);
  if (expire !== null) throw refusal(refuse, expire, now);
}

/** Reads the limits' counters now. The returned check then takes any of these limits, and throws as `requireBelow`. */
export async function readCounts(
  db: Db,
  rateLimits: readonly RateLimit[],
  now: Date,
): Promise<(some: readonly RateLimit[], refuse: ProblemCode) => void> {
  const keys = rateLimits.map(({ key }) => key);
  const rows = await readPoints(db, keys, now.getTime());
  return (some, refuse) => {
    const reached = rows.filter(({ key, points }) => some.some((each) => each.key === key && points >= each.limit));
    if (reached.length > 0) throw refusal(refuse, Math.max(...reached.map(({ expire }) => expire)), now);
  };
}

/** Counts nothing. @throws Problem `refuse` with the time to wait until none of the limits is reached. */
export const requireBelow = async (
  db: Db,
  rateLimits: readonly RateLimit[],
  now: Date,
  refuse: ProblemCode,
): Promise<void> => (await readCounts(db, rateLimits, now))(rateLimits, refuse);

/** Counting begins anew. */
export const clearCounts = async (db: Db, rateLimits: readonly RateLimit[]): Promise<void> =>
  void (await deletePoints(
    db,
    rateLimits.map(({ key }) => key),
  ));
