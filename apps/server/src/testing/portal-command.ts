/** Runs `portal` commands on a database of their own. Imported by tests only. */
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import { createTestDatabase } from "@portal/db/testing/test-database";
import type { Kysely } from "kysely";
import { runPortal } from "../app/portal-commands/program.ts";

export type Outcome = { code: number | null; out: string; error: string };

export type PortalTest = {
  db: Kysely<Database>;
  url: string;
  dataDir: string;
  /** Runs one command; `input` is what its standard input says. */
  portal(args: string[], options?: { input?: string; env?: NodeJS.ProcessEnv }): Promise<Outcome>;
  close(): Promise<void>;
};

export async function startPortalTest(): Promise<PortalTest> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "portal-command-"));
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 2 });
  return {
    db,
    url: database.url,
    dataDir,
    portal: async (args, { input = "", env = {} } = {}) => {
      const said: Record<"out" | "error", string[]> = { out: [], error: [] };
      const terminal = {
        env: { DATABASE_URL: database.url, DATA_DIR: dataDir, ...env },
        stdin: Readable.from([Buffer.from(input)]),
        print: (text: string) => void said.out.push(text),
        warn: (text: string) => void said.error.push(text),
        exitCode: 0,
      };
      await runPortal(args, terminal);
      return { code: terminal.exitCode, out: said.out.join("\n"), error: said.error.join("\n") };
    },
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
