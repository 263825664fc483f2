/** SQL of leases and of what sweeps report. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

type Db = Kysely<Database>;

const addMissing = statement<never, [names: string[]]>(
  "insert into sweeps (name) select unnest($1::text[]) on conflict do nothing",
);
// Sweeps of other versions of the product, which nobody does any more.
const forgetUnknown = statement<never, [names: string[]]>(`
  delete from sweeps where name <> all($1::text[]) and greatest(due_at, started_at) < now() - interval '30 days'`);

/** Makes the rows of sweeps that have none. */
export async function registerSweeps(db: Db, names: string[]): Promise<void> {
  await addMissing(db, names);
  await forgetUnknown(db, names);
}

const take = statement<{ name: string }, [owner: string, names: string[], leaseMs: number]>(`
  update sweeps set owner = $1, started_at = clock_timestamp(),
    lease_until = clock_timestamp() + $3 * interval '1 millisecond'
  where name = any(array(
    select name from sweeps
    where name = any($2::text[]) and due_at <= clock_timestamp() and coalesce(lease_until <= clock_timestamp(), true)
    for update skip locked)) returning name`);
/** Takes the lease of every due sweep that nobody does, and returns their names. */
export const takeDueSweeps = async (db: Db, owner: string, names: string[], leaseMs: number): Promise<string[]> =>
  (await take(db, owner, names, leaseMs)).map(({ name }) => name);

const renew = statement<{ name: string }, [owner: string, names: string[], leaseMs: number]>(`
  update sweeps set lease_until = clock_timestamp() + $3 * interval '1 millisecond'
  where name = any($2::text[]) and owner = $1 returning name`);
/** Returns the names whose lease is still the owner's. */
export const renewLeases = async (db: Db, owner: string, names: string[], leaseMs: number): Promise<string[]> =>
  (await renew(db, owner, names, leaseMs)).map(({ name }) => name);

/** No effect if another process has taken over. */
export const noteSuccess = statement<never, [owner: string, name: string, rows: number, everySeconds: number]>(`
  update sweeps set owner = null, lease_until = null, succeeded_at = clock_timestamp(), last_rows = $3, failures = 0,
    error = null, due_at = clock_timestamp() + $4 * interval '1 second'
  where name = $2 and owner = $1`);

/** Tries again after a minute, then after two, four and so on, at most after the usual time. */
export const noteFailure = statement<never, [owner: string, name: string, error: string, everySeconds: number]>(`
  update sweeps set owner = null, lease_until = null, failed_at = clock_timestamp(), error = $3, failures = failures + 1,
    due_at = clock_timestamp() + least($4, 60 * 2 ^ least(failures, 10)) * interval '1 second'
  where name = $2 and owner = $1`);

/** Any server may begin at once. */
export const returnLeases = statement<never, [owner: string]>(
  "update sweeps set owner = null, lease_until = null where owner = $1",
);

const due = statement<{ name: string }, [name: string]>(
  "update sweeps set due_at = clock_timestamp() where name = $1 returning name",
);
/** False if there is no such sweep. */
export const makeDue = async (db: Db, name: string): Promise<boolean> => (await due(db, name)).length > 0;

export type SweepState = {
  name: string;
  owner: string | null;
  running: boolean;
  due_at: Date;
  started_at: Date | null;
  succeeded_at: Date | null;
  /** Seconds since the last success; null if there was none. */
  age: number | null;
  last_rows: number | null;
  failures: number;
  error: string | null;
};
const read = statement<SweepState, []>(`
  select name, owner, coalesce(lease_until > clock_timestamp(), false) as running, due_at, started_at, succeeded_at,
         extract(epoch from clock_timestamp() - succeeded_at)::float as age, last_rows, failures, error
  from sweeps order by name`);
/** All sweeps with their last success and its age, for operators and metrics. */
export const readSweeps = (db: Db): Promise<SweepState[]> => read(db);
