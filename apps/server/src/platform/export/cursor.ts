import type { Database } from "@portal/db/rows";
import { type RawBuilder, sql, type Transaction } from "kysely";

/** Rows that are in memory at once. */
const FETCHED_AT_ONCE = 500;

/** The rows of a query one after the other, fetched in batches, so that memory stays flat. One cursor at a time in a transaction. */
export async function* rowsOf<Row>(trx: Transaction<Database>, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare export_rows no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(FETCHED_AT_ONCE)} from export_rows`.execute(trx);
    yield* rows;
    if (rows.length < FETCHED_AT_ONCE) break;
  }
  await sql`close export_rows`.execute(trx);
}
