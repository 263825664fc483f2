import { readFileSync } from "node:fs";
import path from "node:path";
import { demoLogins } from "@portal/contract/auth/demo-logins";
import { openDatabase } from "@portal/db/connect";
import { holdLock } from "@portal/db/embedded/lock";
import { runNode } from "./run-program.ts";

/** Imports the demo companies and people into an empty database, by the same import that a provider uses. */
export async function loadDemoData(root: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  // Otherwise two first starts at the same time would both load them.
  const folder = path.join(root, "packages/db/demo");
  const release = await holdLock(`demo data ${databaseUrl}`);
  try {
    if (await isWanted(folder, databaseUrl)) await importAll(root, databaseUrl, signal);
  } finally {
    release();
  }
}

async function importAll(root: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  console.log("Loading demo data …");
  const program = path.join(root, "apps/server/src/app/portal.ts");
  await runNode([program, "demo", "--quiet"], {
    cwd: root,
    env: { DATABASE_URL: databaseUrl },
    signal,
  });
}

/**
 * Whether the database is empty, or a first load was interrupted: service cases come last, in one transaction. Loading
 * again adds what is missing. A database with companies other than the demo's is not touched.
 */
async function isWanted(folder: string, databaseUrl: string): Promise<boolean> {
  const rows = readFileSync(path.join(folder, "companies.ndjson"), "utf8").trim().split("\n");
  const ids = rows.map((row) => (JSON.parse(row) as { external_id: string }).external_id);
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    const own = db.selectFrom("companies").select("id").where("external_id", "not in", ids);
    const last = db
      .selectFrom("service_cases")
      .innerJoin("memberships", "memberships.company_id", "service_cases.company_id")
      .innerJoin("users", "users.id", "memberships.user_id")
      .select("users.id")
      .where("users.login_key", "=", demoLogins[0].login);
    const found = await own.union(last).limit(1).execute();
    return found.length === 0;
  } finally {
    await db.destroy();
  }
}
