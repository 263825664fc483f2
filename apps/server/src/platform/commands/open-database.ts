/** Opens the database that a command works on. */
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import { startEmbedded } from "@portal/db/embedded/start";
import { migrate } from "@portal/db/migrate";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Terminal } from "./terminal.ts";

const root = path.resolve(import.meta.dirname, "../../../../..");
/** A batch of an import may take longer than a web request. */
const STATEMENT_TIMEOUT_MS = 300_000;

/** The product's data folder: DATA_DIR, else `data` in the project. */
export const dataFolder = ({ env }: Terminal): string => path.resolve(env["DATA_DIR"] || path.join(root, "data"));

/**
 * Works with the database that DATABASE_URL names. Without DATABASE_URL it starts the product's own database, migrates
 * it, and stops it afterwards.
 */
export async function withDatabaseUrl<T>(terminal: Terminal, work: (url: string) => Promise<T>): Promise<T> {
  const configured = terminal.env["DATABASE_URL"];
  if (configured) return work(configured);
  const embedded = await startEmbedded({ dataDir: dataFolder(terminal) });
  try {
    for (const notice of embedded.notices) terminal.warn(notice);
    await migrate(embedded.url);
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Like `withDatabaseUrl`, with an open connection. */
export const withDatabase = <T>(terminal: Terminal, work: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  withDatabaseUrl(terminal, async (url) => {
    const options = { max: 2, applicationName: "portal command", statementTimeout: STATEMENT_TIMEOUT_MS };
    const db = openDatabase(url, options);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
