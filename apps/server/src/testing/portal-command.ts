/** Runs `portal` commands in the process of a test. Imported by tests only. */
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

/** Runs one command; `input` is its standard input. */
export type Portal = (args: string[], options?: { input?: string; env?: NodeJS.ProcessEnv }) => Promise<Outcome>;

export type PortalTest = { db: Kysely<Database>; url: string; dataDir: string; portal: Portal; close(): Promise<void> };

/** Commands on the database at this address, with a new data folder. */
export const portalOn = (url: string, dataDir = newDataFolder()): Portal => {
  return async (args, { input = "", env = {} } = {}) => {
    const printed: Record<"out" | "error", string[]> = { out: [], error: [] };
    const terminal = {
      env: { DATABASE_URL: url, DATA_DIR: dataDir, ...env },
      stdin: Readable.from([Buffer.from(input)]),
      print: (text: string) => void printed.out.push(text),
      warn: (text: string) => void printed.error.push(text),
      exitCode: 0,
    };
    await runPortal(args, terminal);
    return { code: terminal.exitCode, out: printed.out.join("\n"), error: printed.error.join("\n") };
  };
};

const newDataFolder = (): string => mkdtempSync(path.join(os.tmpdir(), "portal-command-"));

/** Commands on an empty database of their own. */
export async function startPortalTest(): Promise<PortalTest> {
  const dataDir = newDataFolder();
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 2 });
  return {
    db,
    url: database.url,
    dataDir,
    portal: portalOn(database.url, dataDir),
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
