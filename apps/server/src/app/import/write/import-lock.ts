/** Only one import writes at a time, so that what it compared stays true until it has written. */
import type { BulkConnection } from "@portal/db/bulk-connection";
import { sql } from "kysely";

// A number that no other advisory lock of the product uses.
const IMPORT_LOCK = 7_311_882;

/** Waits until no other import runs on this database. The lock ends with the connection. */
export async function lockImports({ db }: BulkConnection, waits: () => void): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${IMPORT_LOCK}) as taken`.execute(db);
  if (rows[0]?.taken === true) return;
  waits();
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_lock(${IMPORT_LOCK})`.execute(trx);
  });
}
