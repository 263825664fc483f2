import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, realpathSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { withDatabase } from "../database-url.ts";
import { deleteDataDir } from "../embedded/place.ts";
import { findPostmaster, stopPostmaster } from "../embedded/postmaster.ts";
import { isRunning } from "../embedded/processes.ts";
import { startEmbedded } from "../embedded/start.ts";
import { migrate, migrationsChecksum } from "../migrate.ts";

/** A PostgreSQL for tests, and the migrated, empty database on it that test databases are cloned from. */
export type TestServer = { url: string; template: string };

/** An empty, migrated database of its own. */
export type TestDatabase = { url: string; drop(): Promise<void> };

const folderName = /^portal-test-(\d+)-/;

/**
 * Starts a server without fsync in a temporary folder, or uses the one of TEST_DATABASE_URL, and makes the template
 * database. Its name contains the checksum of the migrations, so it is made only once per server.
 */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const existing = process.env["TEST_DATABASE_URL"];
  if (existing) return { url: existing, template: await ensureTemplate(existing), stop: async () => {} };
  await removeAbandoned();
  const dataDir = temporaryFolder();
  const embedded = await startEmbedded({ dataDir, durable: false });
  const stop = async () => {
    await embedded.stop();
    deleteDataDir(dataDir);
  };
  try {
    return { url: embedded.url, template: await ensureTemplate(embedded.url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the template into a new database; safe to call from any number of processes at once. */
export async function cloneTemplate(server: TestServer): Promise<TestDatabase> {
  const name = `portal_test_${randomUUID().replaceAll("-", "")}`;
  await administer(server.url, (client) => client.query(`create database ${name} template ${server.template}`));
  return {
    url: withDatabase(server.url, name),
    drop: () => administer(server.url, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Ends and deletes the servers of test runs that were killed. */
export async function removeAbandoned(): Promise<void> {
  for (const entry of readdirSync(os.tmpdir())) {
    const starter = folderName.exec(entry)?.[1];
    const folder = path.join(os.tmpdir(), entry);
    if (starter === undefined || isRunning(Number(starter))) continue;
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    const data = path.join(folder, "postgres");
    const postmaster = statSync(data, { throwIfNoEntry: false }) && findPostmaster(realpathSync(data));
    if (postmaster) await stopPostmaster(postmaster, realpathSync(data));
    deleteDataDir(folder);
  }
}

/** An empty folder with the process id in its name; the server's user may pass through it. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `portal-test-${process.pid}-`)));
  chmodSync(folder, 0o711);
  return folder;
}

async function ensureTemplate(serverUrl: string): Promise<string> {
  const template = `portal_template_${(await migrationsChecksum()).slice(0, 16)}`;
  await administer(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock(7311881)");
    const found = await client.query("select datallowconn from pg_database where datname = $1", [template]);
    if (found.rowCount === 1 && found.rows[0].datallowconn === false) return;
    await client.query(`drop database if exists ${template}`);
    await client.query(
      `create database ${template} template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE'`,
    );
    await migrate(withDatabase(serverUrl, template));
    // Closed to connections, because it cannot be cloned while somebody is connected. Closed also means complete.
    await client.query(`alter database ${template} allow_connections false`);
  });
  return template;
}

async function administer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(serverUrl, "postgres") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
