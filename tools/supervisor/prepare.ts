/**
 * What `npm start` does before the server runs and what needs large packages: settings, migrations, demo data, build. It
 * runs in a process of its own, which ends before the server starts, so that the supervisor stays small (ADR 80).
 *
 * It first sends the configuration; told the database's address it goes on, and sends the folder of the web interface.
 */
import { once } from "node:events";
import path from "node:path";
import { migrate } from "@portal/db/migrate";
import { awaitDatabase } from "../../apps/server/src/platform/settings/await-database.ts";
import { refuseDemoPeople } from "../../apps/server/src/platform/settings/refuse-demo-people.ts";
import { readConfiguration } from "./configuration.ts";
import type { Configuration } from "./configuration.ts";
import { loadDemoData } from "./demo-data.ts";
import type { PreparationMessage } from "./preparation.ts";
import { buildWeb } from "./web-build.ts";

const stopping = new AbortController();
const { signal } = stopping;
for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, () => stopping.abort());

const tell = (message: PreparationMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

async function prepare(): Promise<void> {
  const configuration = readConfiguration(process.env, path.resolve(import.meta.dirname, "../.."));
  const address = once(process, "message", { signal });
  await tell({ configuration });
  const [databaseUrl] = (await address) as [string];
  await awaitDatabase(databaseUrl, { onWaiting: (text) => console.log(text), signal });
  if (!configuration.developerTools) await refuseDemoPeople(databaseUrl);
  const [web] = await Promise.all([buildWeb(configuration, signal), prepareDatabase(configuration, databaseUrl)]);
  await tell({ web });
}

async function prepareDatabase(
  { root, production, developerTools }: Configuration,
  databaseUrl: string,
): Promise<void> {
  // In production somebody decides when: `portal migrate`. The server refuses to start on an older schema.
  if (!production) await migrate(databaseUrl);
  signal.throwIfAborted();
  if (developerTools) await loadDemoData(root, databaseUrl, signal);
}

try {
  await prepare();
} catch (error) {
  if (!signal.aborted) await tell({ failure: error instanceof Error ? error.message : String(error) });
}
process.exit();
