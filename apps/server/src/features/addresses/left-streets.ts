/** Deletes streets of entries that no entry has any more. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

type Street = { postal_code: string; city: string; name: string };
type Columns = [codes: string[], cities: string[], names: string[]];

/** An hour later, so that an owner who corrects a typing error sees the street again. The database's time, as in the note. */
const takeNotes = statement<Street, []>(`
  delete from left_streets where ctid = any(array(
    select ctid from left_streets where left_at < now() - interval '1 hour'
    order by left_at limit ${SWEEP_BATCH} for update skip locked))
  returning postal_code, city, name`);

// Each by its key, whatever the planner thinks of their number. Whoever comes to a street holds a lock on its row.
const lockStreets = statement<Street, Columns>(`
  select s.postal_code, s.city, s.name
  from unnest($1::text[], $2::text[], $3::text[]) w(postal_code, city, name)
  cross join lateral (
    select * from entry_streets e where e.postal_code = w.postal_code and e.city = w.city and e.name = w.name
    for update skip locked) s`);

const deleteUnused = statement<never, Columns>(`
  with unused as materialized (
    select w.* from unnest($1::text[], $2::text[], $3::text[]) w(postal_code, city, name)
    cross join lateral (
      select count(*) as entries from (
        select from entries e
        where e.postal_code collate "C" = w.postal_code and e.street <> ''
          and search_key(e.street) collate "C" = search_key(w.name) collate "C"
          and e.street = w.name and e.city = w.city limit 1) e) found
    where entries = 0)
  delete from entry_streets s using unused u
  where s.postal_code = u.postal_code and s.city = u.city and s.name = u.name`);

const columnsOf = (streets: readonly Street[]): Columns => [
  streets.map((street) => street.postal_code),
  streets.map(({ city }) => city),
  streets.map(({ name }) => name),
];

/** The look for entries is a statement of its own after the locks: it sees everybody who came before them. */
async function settleNotes(trx: Transaction<Database>): Promise<readonly Street[]> {
  const notes = await takeNotes(trx);
  const locked = await lockStreets(trx, ...columnsOf(notes));
  await deleteUnused(trx, ...columnsOf(locked));
  return notes;
}

/** Answers how many notes it looked at. */
export const sweepLeftStreets = ({ db }: Pick<Dependencies, "db">, signal?: AbortSignal): Promise<number> =>
  inBatches(() => db.transaction().execute(settleNotes), signal);
