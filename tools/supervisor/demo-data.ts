import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import { runNode } from "./run-program.ts";

/** Fills an empty database with the demo companies and people, through the same import that a provider uses. */
export async function loadDemoData(root: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const program = path.join(root, "apps/server/src/app/portal.ts");
  const folder = path.join(root, "packages/db/demo");
  if (!existsSync(program) || !existsSync(folder) || !(await isEmpty(databaseUrl))) return;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ndjson"))
    .toSorted();
  console.log("Loading demo data …");
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
