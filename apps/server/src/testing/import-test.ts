/** Runs imports of rows written in a test. Imported by tests only. */
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import { createTestDatabase } from "@portal/db/testing/test-database";
import type { Kysely } from "kysely";
import { openFileStore } from "../platform/files/file-store.ts";
import { importSource } from "../app/import/import-files.ts";
import { logoStorage } from "../app/import/logos.ts";
import { total, type Counts } from "../app/import/report.ts";
import { OUTCOMES, type Outcome } from "../app/import/verdict.ts";

/** `said`: the lines about rejected rows. */
export type ImportResult = Record<Outcome, number> & { said: string[]; counts: Counts };

type Options = { production?: boolean; batchSize?: number; now?: Date; file?: string };

export type ImportTest = {
  db: Kysely<Database>;
  /** Imports rows (objects) and raw lines (texts) as one file. */
  run(rows: readonly (object | string)[], options?: Options): Promise<ImportResult>;
  close(): Promise<void>;
};

export async function startImportTest(): Promise<ImportTest> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 2 });
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-import-"));
  const storage = logoStorage(openFileStore(folder));
  return {
    db,
    run: async (rows, { production = false, batchSize = 500, now = new Date(), file = "test.ndjson" } = {}) => {
      const text = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n");
      const source = { path: file, bytes: new Blob([text]).stream() };
      const counts: Counts = new Map();
      const said: string[] = [];
      await importSource(source, counts, {
        db,
        storage,
        production,
        batchSize,
        now: () => now,
        hashPassword: async (password) => `hash of ${password}`,
        warn: (line) => void said.push(line),
      });
      const sums = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, total(counts, outcome)]));
      return { ...(sums as Record<Outcome, number>), said, counts };
    },
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
