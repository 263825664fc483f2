/**
 * Rows of an import name their companies, and the import has just looked these up or made them: PostgreSQL need not look
 * up each of them once more, which costs more than writing the rows.
 */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql, type Transaction } from "kysely";

/** Tables whose triggers stand still for a moment; none of them has any but those of its references. */
const TABLES = ["products", "contact_persons", "entries"];

/** Whether the database's user may leave the checks to the import. In production that takes a right of its own (docs/import-format.md). */
export async function mayCheckReferences(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'SET') and not exists (
      select from pg_trigger
      where tgrelid = any(${TABLES}::regclass[]) and not tgisinternal and tgenabled <> 'D') as may`.execute(db);
  return rows[0]?.may ?? false;
}

/** SQLSTATE of a reference to a row that isn't there. */
class MissingReference extends Error {
  readonly code = "23503";
}

/**
 * Adds rows of companies without PostgreSQL's own check of each row: the companies are locked together before, so that
 * none can go until the transaction ends.
 * @param rows those whose companies others could remove meanwhile
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
