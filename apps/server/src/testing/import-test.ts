/** Runs imports of rows written in a test. Imported by tests only. */
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { type Kysely, sql } from "kysely";
import { openErased } from "../platform/erased-people.ts";
import { readEnvironment } from "../platform/environment.ts";
import { type FileStore, openFileStore } from "../platform/files/file-store.ts";
import { exportRows } from "../app/export/export-rows.ts";
import { checkPool } from "../app/import/check/check-pool.ts";
import { openImportConnections } from "../app/import/write/connections.ts";
import { importSource } from "../app/import/import-source.ts";
import type { Rejection } from "../app/import/report/rejections.ts";
import { rejectionLines, total, type Counts } from "../app/import/report/counts.ts";
import { OUTCOMES, type Outcome } from "../platform/import/row-outcome.ts";

/** `said`: the lines about rejected rows. */
export type ImportResult = Record<Outcome, number> & { said: string[]; rejections: Rejection[]; counts: Counts };

type Options = { production?: boolean; batchSize?: number; now?: Date; file?: string };

/** With the keys that hash the ids of erased people. */
export const IMPORT_ENVIRONMENT = readEnvironment({
  DATABASE_URL: "postgresql:///",
  SESSION_SECRET: "not a secret, but long enough for tests",
});

export type ImportTest = {
  db: Kysely<Database>;
  /** Where imported files are kept. */
  files: FileStore;
  /** Imports rows (objects) and raw lines (texts) as one file. */
  run(rows: readonly (object | string)[], options?: Options): Promise<ImportResult>;
  /** Everything as an export writes it, files into `folder`. */
  export(folder: string): Promise<string>;
  /** Empties all tables that imports write. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

export async function startImportTest(): Promise<ImportTest> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 2 });
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-import-"));
  const store = openFileStore({ DATA_DIR: folder });
  const pool = checkPool();
  return {
    db,
    files: store,
    run: async (rows, { production = false, batchSize = 500, now = new Date(), file = "test.ndjson" } = {}) => {
      const text = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n");
      const source = { path: file, bytes: new Blob([text]).stream(), start: { bytes: 0, lines: 0 } };
      const counts: Counts = new Map();
      const rejections: Rejection[] = [];
      // Each import has its own, because several may run at once.
      const connections = await openImportConnections(database.url, () => {});
      try {
        await importSource(source, counts, {
          connections,
          pool,
          files: store,
          production,
          batchSize,
          now: () => now,
          findErased: await openErased(db, IMPORT_ENVIRONMENT),
          hashPassword: async (password) => `hash of ${password}`,
          reject: (rejection) => void rejections.push(rejection),
        });
      } finally {
        await connections.close();
      }
      const sums = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, total(counts, outcome)]));
      const said = rejections.flatMap((rejection) => rejectionLines(rejection, rejection.problems));
      return { ...(sums as Record<Outcome, number>), said, rejections, counts };
    },
    export: async (target) => {
      let text = "";
      await exportRows({
        db,
        files: store,
        folder: target,
        write: async (_type, lines) => void (text += lines),
        warn: (line) => {
          throw new Error(line);
        },
      });
      return text;
    },
    empty: async () => {
      await sql`truncate companies, users, notices, files, streets, tracking_events restart identity cascade`.execute(
        db,
      );
    },
    close: async () => {
      await pool.close();
      await db.destroy();
      await database.drop();
    },
  };
}
