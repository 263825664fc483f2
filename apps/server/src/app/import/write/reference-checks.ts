/**
 * Skips PostgreSQL's foreign key checks for rows whose companies the import has just looked up or created: the checks
 * would cost more than writing the rows.
 */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql, type Transaction } from "kysely";
import { isCopyKind } from "../check/copy-row.ts";
import { IMPORT_KINDS } from "../kinds.ts";

/** Tables of companies' rows that go by COPY. Their triggers are disabled while rows are added. */
const TABLES = IMPORT_KINDS.filter(isCopyKind)
  .filter(({ refersTo }) => refersTo?.includes("company"))
  .map(({ table }) => table.name);

/**
 * True if the import may check references itself: the tables have no other triggers that it would switch off, and the
 * database user may disable triggers, which needs a special right in production (docs/import-format.md).
 */
export async function mayCheckReferences(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'SET') and not exists (
      select from pg_trigger
      where tgrelid = any(${TABLES}::regclass[]) and not tgisinternal and tgenabled not in ('D', 'A')) as may`.execute(
    db,
  );
  return rows[0]?.may ?? false;
}

/** SQLSTATE of a reference to a missing row. */
class MissingReference extends Error {
  readonly code = "23503";
}

/**
 * Adds rows without PostgreSQL's check of each row. Locks the companies first, so that nobody deletes one before the
 * transaction ends.
 * @param rows whose companies others could delete meanwhile
 * @throws with code 23503 if a company is gone
 */
export async function withoutReferenceChecks(
  trx: Transaction<Database>,
  rows: readonly { id: number }[],
  add: () => Promise<void>,
): Promise<void> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length > 0) {
    const { rows: locked } = await sql<{ count: number }>`
      select count(*) from (select from companies where id = any(${ids}::bigint[]) for key share) locked`.execute(trx);
    if (locked[0]?.count !== ids.length) throw new MissingReference("a company is gone");
  }
  await sql`set local session_replication_role = replica`.execute(trx);
  await add();
  await sql`set local session_replication_role = origin`.execute(trx);
}
