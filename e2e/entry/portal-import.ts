/** The provider's delivery, as the provider makes it: a file and the `portal` command, in a process of its own. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { running } from "../running.ts";

const PORTAL = path.resolve(import.meta.dirname, "../../apps/server/src/app/portal.ts");

/** Imports rows (docs/import-format.md). @throws where the command refuses any of them. */
export async function portalImport(rows: readonly object[]): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-import-"));
  const file = path.join(folder, "delivery.ndjson");
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  try {
    const env = { ...process.env, DATABASE_URL: running.databaseUrl, DATA_DIR: folder };
    await promisify(execFile)(process.execPath, [PORTAL, "import", file], { env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
