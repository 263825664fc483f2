import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";

/** PostgreSQL takes a moment to end connections and to count what they read. */
const COUNTED_AFTER_MS = 2000;

/** Forgets what was read so far: seeding reads whole tables. */
export async function forgetReads(client: pg.Client): Promise<void> {
  await client.query("select pg_stat_force_next_flush()");
  await client.query("select pg_stat_reset()");
}

/**
 * How many rows of these tables were read without an index since then, by the product and by the bare queries, as a
 * sentence. Call it after the server has stopped: PostgreSQL counts a connection's reads at its end at the latest.
 */
export async function sequentialReads(client: pg.Client, tables: readonly string[]): Promise<string> {
  await delay(COUNTED_AFTER_MS);
  const { rows } = await client.query<{ relname: string; read: string }>(
    "select relname, seq_tup_read::text as read from pg_stat_user_tables where relname = any($1) order by relname",
    [tables],
  );
  return `Rows read without an index: ${rows.map(({ relname, read }) => `${relname} ${read}`).join(", ")}.`;
}
