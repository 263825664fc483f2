/** The database that a command works on. */
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import { startEmbedded } from "@portal/db/embedded/start";
import { migrate } from "@portal/db/migrate";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";

const root = path.resolve(import.meta.dirname, "../../../../..");

/** The product's data folder: DATA_DIR, else `data` in the project. */
export const dataFolder = (): string => path.resolve(process.env["DATA_DIR"] || path.join(root, "data"));

export const inProduction = (): boolean => process.env["PORTAL_ENV"] === "production";

/**
 * Works with the database that DATABASE_URL names, else with the product's own one, which is started for as long as it
 * is needed and brought up to date.
 */
export async function withDatabaseUrl<T>(work: (url: string) => Promise<T>): Promise<T> {
  const configured = process.env["DATABASE_URL"];
  if (configured) return work(configured);
  const embedded = await startEmbedded({ dataDir: dataFolder() });
  try {
    for (const notice of embedded.notices) console.error(notice);
    await migrate(embedded.url);
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** As `withDatabaseUrl`, with an open connection. */
export const withDatabase = <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  withDatabaseUrl(async (url) => {
    // Two connections: one writes, one looks something up meanwhile. A batch may take longer than a web request.
    const db = openDatabase(url, { max: 2, applicationName: "portal command", statementTimeout: 300_000 });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
