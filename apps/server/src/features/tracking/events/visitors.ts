/**
 * Tells visitors of one company apart within an hour. A visitor's key is a hash with the random salt of the day. Salts
 * and keys lie in the partition of the day in which the salt was made, which is dropped within two hours after that day.
 * No table names a visitor.
 */
import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { addDays, berlinDate, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { daysOf, type DayTable, dropDays, ensureDays } from "./day-partitions.ts";
import type { TrackedEvent } from "./events.ts";

type Db = Kysely<Database>;

const SALT_BYTES = 32;
const HOUR_MS = 3_600_000;

export type DaySalt = {
  /** A key object, because making one for each event costs more than hashing it. */
  salt: KeyObject;
  /** The day whose end it goes with; its visitors lie in the partition of that day. */
  keptDay: Day;
};

// The first one, if two servers made one for different days around midnight.
const findSalts = statement<
  { day: Day; salt: Buffer; kept_day: Day },
  [days: Day[], yesterday: Day, today: Day, now: Date]
>(`
  select distinct on (day) day, salt, kept_day from tracking_salts
  where kept_day between $2 and $3 and day = any($1::date[]) and ends_at > $4
  order by day, kept_day`);
const addSalt = statement<never, [keptDay: Day, day: Day, salt: Buffer, endsAt: Date]>(
  `insert into tracking_salts (kept_day, day, salt, ends_at) values ($1, $2, $3, $4) on conflict do nothing`,
);

/** The salts of `days`; missing ones are created. They last an hour longer than today, because late batches still arrive. */
export async function saltsOf(db: Db, days: readonly Day[], now: Date): Promise<Map<Day, DaySalt>> {
  const today = berlinDate(now.getTime());
  const find = async () => {
    const rows = await findSalts(db, [...days], addDays(today, -1), today, now);
    return new Map(rows.map(({ day, salt, kept_day: keptDay }) => [day, { salt: createSecretKey(salt), keptDay }]));
  };
  const found = await find();
  const missing = days.filter((day) => !found.has(day));
  if (missing.length === 0) return found;
  await ensureDays(db, "tracking_salts", [today]);
  await ensureDays(db, "tracking_visits", [today]);
  const endsAt = new Date(startOfBerlinDay(addDays(today, 1)) + HOUR_MS);
  for (const day of missing.toSorted()) await addSalt(db, today, day, randomBytes(SALT_BYTES), endsAt);
  return find();
}

/** A UUID for a visitor of a subject within the hour of `at`, in epoch milliseconds. */
export function visitorKey({ salt }: Pick<DaySalt, "salt">, subject: string, visitor: string, at: number): string {
  const hour = Math.floor(at / HOUR_MS);
  return createHmac("sha256", salt).update(`${subject} ${hour} ${visitor}`).digest("hex").slice(0, 32);
}

/** A UUID for visitor, company, metric and hour; null if the event names no visitor. */
export const visitKey = (
  salt: Pick<DaySalt, "salt">,
  { visitor, companyId, metric, at }: TrackedEvent,
): string | null => (visitor === null ? null : visitorKey(salt, `${companyId} ${metric}`, visitor, at));

/** Drops salts and visitor keys of days that ended at least an hour ago. Returns the number of dropped partitions. */
export async function sweepVisitors(db: Db, now: Date): Promise<number> {
  const to = addDays(berlinDate(now.getTime() - HOUR_MS), -1);
  const drop = async (table: DayTable): Promise<number> => dropDays(db, table, await daysOf(db, table, { to }));
  // Both are tried, whichever is in use.
  const [salts, visits] = await Promise.allSettled([drop("tracking_salts"), drop("tracking_visits")]);
  if (salts.status === "rejected") throw salts.reason;
  if (visits.status === "rejected") throw visits.reason;
  return salts.value + visits.value;
}
