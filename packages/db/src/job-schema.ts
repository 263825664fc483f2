/** The tables of pg-boss, the job queue, in a schema of their own. */
import { createRequire } from "node:module";
import pg from "pg";
import { LOCK_TIMEOUT_MS, untilLocked } from "./lock-retries.ts";

/** The schema's name in SQL. */
export const JOB_SCHEMA = "pgboss";

// Read from package.json, because loading pg-boss would take about 70 ms of each start.
const { version, pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as {
  version: string;
  pgboss: { schema: number };
};

/** Changes with everything that `migrateJobSchema` makes. */
export const jobSchemaFingerprint = `pg-boss ${version} 2`;

/** Key of the advisory lock. */
const MIGRATING_JOBS = 7_212_051;

/** pg-boss waits for each lock for half a minute, and everybody who orders a job behind it. */
const ITS_LOCK_TIMEOUT = /SET LOCAL lock_timeout = \d+/g;

/**
 * Brings the queue's tables to the version of the installed pg-boss. Safe from several processes at once. Waits for locks
 * as migrations do.
 */
export async function migrateJobSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "portal migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    if ((await installedVersion(client)) === pgboss.schema) return;
    await client.query("select pg_advisory_lock($1)", [MIGRATING_JOBS]);
    const installed = await installedVersion(client);
    if (installed === pgboss.schema) return;
    const plan = await planFrom(installed);
    await untilLocked(() =>
      client.query(plan).catch(async (error: unknown) => {
        await client.query("rollback");
        throw error;
      }),
    );
  } finally {
    await client.end();
  }
}

async function planFrom(installed: number | null): Promise<string> {
  const { getConstructionPlans, getMigrationPlans } = await import("pg-boss");
  const plan =
    installed === null
      ? getConstructionPlans(JOB_SCHEMA)
      : // PostgreSQL runs a text of several statements as one transaction, which allows no `create index concurrently`.
        getMigrationPlans(JOB_SCHEMA, installed).replaceAll(" CONCURRENTLY ", " ");
  return plan.replaceAll(ITS_LOCK_TIMEOUT, `SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
}

async function installedVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string | null }>("select to_regclass($1) as name", [
    `${JOB_SCHEMA}.version`,
  ]);
  if (rows[0]?.name == null) return null;
  const found = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`);
  return found.rows[0]?.version ?? null;
}
