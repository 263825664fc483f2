/** SQL of the keys that the sweep looks at. Triggers write them where a file may have lost its last use or its row. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../sweeps/sweep.ts";
import { FILE_WITH_USE, IS_UNUSED } from "./uses.ts";

type Db = Kysely<Database>;

const postpone = statement<never, [keys: readonly string[], companyId: number]>(`
  insert into file_checks (storage_key, due_at)
  select storage_key, now() + interval '1 hour' from files where storage_key = any($1::text[]) and company_id = $2
  on conflict (storage_key) do update set due_at = excluded.due_at`);
/** Nobody deletes these files of the company in the next hour. Waits for a deletion that has begun. */
export const postponeChecks = async (db: Db, keys: readonly string[], companyId: number): Promise<void> =>
  void (await postpone(db, keys, companyId));

const forget = statement<never, [key: string]>("delete from file_checks where storage_key = $1");
/** Nobody deletes this file before the transaction ends. Waits for a deletion that has begun. */
export const forgetCheck = async (db: Db, key: string): Promise<void> => void (await forget(db, key));

const add = statement<{ storage_key: string }, [keys: readonly string[]]>(`
  insert into file_checks (storage_key, due_at) select key, now() from unnest($1::text[]) key
  on conflict do nothing returning storage_key`);
/** Returns how many were not waiting already. */
export const addChecks = async (db: Db, keys: readonly string[]): Promise<number> => (await add(db, keys)).length;

const lockDue = statement<{ storage_key: string }, [now: Date]>(`
  select storage_key from file_checks where due_at <= greatest($1, now()) order by due_at limit 1 for update skip locked`);
/** A key whose time has come by the database's clock or this one, held until the transaction ends; undefined if others hold the last ones. */
export const lockDueCheck = async (trx: Db, now: Date): Promise<string | undefined> =>
  (await lockDue(trx, now))[0]?.storage_key;

const deleteIfUnused = statement<{ id: number }, [key: string]>(`
  with looked as materialized (
    select ${FILE_WITH_USE} from files where storage_key = $1 and adopted_at is not null)
  delete from files where id = (select f.id from looked f where ${IS_UNUSED}) returning id`);
/** True if the file was adopted and nothing names it any more. */
export const deleteUnusedRow = async (trx: Db, key: string): Promise<boolean> =>
  (await deleteIfUnused(trx, key)).length > 0;

const findRow = statement<{ id: number }, [key: string]>("select id from files where storage_key = $1");
export const hasRow = async (trx: Db, key: string): Promise<boolean> => (await findRow(trx, key)).length > 0;

const deleteExpired = statement<{ id: number }, [before: Date]>(`
  delete from files where id = any(array(
    select id from files where adopted_at is null and expires_at < $1
    order by expires_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
/** Rows of temporary files that expired before `before`; their keys are due at once. */
export const deleteExpiredRows = (db: Db, before: Date): Promise<{ id: number }[]> => deleteExpired(db, before);

/** Adopted files that one statement looks at. Part of its text, so that the planner knows the number. */
const LOOKED_AT = 200;

// A page is so many files however few of them are unused.
const findUnused = statement<{ last_id: number | null; keys: string[] }, [after: number]>(`
  with looked as materialized (
    select ${FILE_WITH_USE} from files where id > $1 and adopted_at is not null order by id limit ${LOOKED_AT})
  select (select max(id) from looked) as last_id,
         array(select f.storage_key from looked f where ${IS_UNUSED}) as keys`);
/** Of the next 200 adopted files above this id those that nothing names, and the last id; null at the end. */
export async function unusedFiles(db: Db, after: number): Promise<{ keys: string[]; lastId: number | null }> {
  const [row] = await findUnused(db, after);
  return { keys: row?.keys ?? [], lastId: row?.last_id ?? null };
}

const findWithoutRow = statement<{ key: string }, [keys: readonly string[]]>(`
  select key from unnest($1::text[]) key
  where (select true from files where storage_key = key) is null`);
export const keysWithoutRow = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (await findWithoutRow(db, keys)).map(({ key }) => key);
