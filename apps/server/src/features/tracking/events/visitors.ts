/**
 * Tells visitors of one company apart within an hour. A visitor's key is a hash with the random salt of the day. Salts
 * and keys are deleted within an hour after the day, and no table names a visitor.
 */
import { createHmac, randomBytes } from "node:crypto";
import { addDays, berlinDate, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { TrackedEvent } from "./events.ts";

type Db = Kysely<Database>;

const SALT_BYTES = 32;
const HOUR_MS = 3_600_000;

const findSalts = statement<{ day: Day; salt: Buffer }, [days: Day[]]>(
  `select day, salt from tracking_salts where day = any($1::date[])`,
);
const addSalt = statement<never, [day: Day, salt: Buffer, endsAt: Date]>(
  `insert into tracking_salts (day, salt, ends_at) values ($1, $2, $3) on conflict do nothing`,
);

/** The salts of `days`; missing ones are created. They last an hour longer than today, because late batches still arrive. */
export async function saltsOf(db: Db, days: readonly Day[], now: Date): Promise<Map<Day, Buffer>> {
  const find = async () => new Map((await findSalts(db, [...days])).map(({ day, salt }) => [day, salt]));
  const found = await find();
  const missing = days.filter((day) => !found.has(day));
  if (missing.length === 0) return found;
  const endsAt = new Date(startOfBerlinDay(addDays(berlinDate(now.getTime()), 1)) + HOUR_MS);
  for (const day of missing.toSorted()) await addSalt(db, day, randomBytes(SALT_BYTES), endsAt);
  return find();
}

/** A UUID for visitor, company, metric and hour; null if the event names no visitor. */
export function visitKey(salt: Buffer, { visitor, companyId, metric, at }: TrackedEvent): string | null {
  if (visitor === null) return null;
  const hour = Math.floor(at / HOUR_MS);
  return createHmac("sha256", salt).update(`${companyId} ${metric} ${hour} ${visitor}`).digest("hex").slice(0, 32);
}

const deleteEndedDays = statement<{ day: Day }, [now: Date]>(`
  with gone as (delete from tracking_salts where ends_at <= $1 returning day),
  visits as (delete from tracking_visits v using gone where v.day = gone.day)
  select day from gone`);

/** Deletes salts and visitor keys of days that are over. Returns the number of days. */
export const sweepVisitors = async (db: Db, now: Date): Promise<number> => (await deleteEndedDays(db, now)).length;
