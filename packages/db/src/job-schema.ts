/** The tables of pg-boss, the job queue, in a schema of their own. */
import { createRequire } from "node:module";
import pg from "pg";

/** The schema's name in SQL. */
export const JOB_SCHEMA = "pgboss";

// Read from package.json, because loading pg-boss would take about 70 ms of each start.
const { version, pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as {
  version: string;
  pgboss: { schema: number };
};

/** Changes with everything that `migrateJobSchema` makes. */
export const jobSchemaFingerprint = `pg-boss ${version} 2`;

/** Brings the queue's tables to the version of the installed pg-boss. Safe from several processes at once. */
export async function migrateJobSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "portal migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    if ((await installedVersion(client)) === pgboss.schema) return;
    await client.query("select pg_advisory_lock(7311882)");
    const installed = await installedVersion(client);
    if (installed === pgboss.schema) return;
    const { getConstructionPlans, getMigrationPlans } = await import("pg-boss");
    // PostgreSQL runs a text of several statements as one transaction, which allows no `create index concurrently`.
    const plan =
      installed === null
        ? getConstructionPlans(JOB_SCHEMA)
        : getMigrationPlans(JOB_SCHEMA, installed).replaceAll(" CONCURRENTLY ", " ");
    await client.query(plan);
  } finally {
    await client.end();
  }
}

async function installedVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string | null }>("select to_regclass($1) as name", [
    `${JOB_SCHEMA}.version`,
  ]);
  if (rows[0]?.name == null) return null;
  const found = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`);
  return found.rows[0]?.version ?? null;
}
