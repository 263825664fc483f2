import { readdirSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import { holdLock } from "@portal/db/embedded/lock";
import { runNode } from "./run-program.ts";

/** Fills an empty database with the demo companies and people, through the same import that a provider uses. */
export async function loadDemoData(root: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  // Two first starts at once would both find it empty.
  const release = await holdLock(`demo data ${databaseUrl}`);
  try {
    if (await isEmpty(databaseUrl)) await importAll(root, databaseUrl, signal);
  } finally {
    release();
  }
}

async function importAll(root: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const folder = path.join(root, "packages/db/demo");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ndjson"))
    .toSorted();
  console.log("Loading demo data …");
  const program = path.join(root, "apps/server/src/app/portal.ts");
  await runNode([program, "import", ...files.map((name) => path.join(folder, name))], {
    cwd: root,
    env: { DATABASE_URL: databaseUrl },
    signal,
  });
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    return (await db.selectFrom("companies").select("id").limit(1).execute()).length === 0;
  } finally {
    await db.destroy();
  }
}
