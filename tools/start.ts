/** `npm start`: starts and supervises the database, the sandbox and the server, and stops them in reverse order. */
import net from "node:net";
import { demoLogins, demoPassword } from "@portal/contract/auth/demo-logins";
import type { Configuration } from "./supervisor/configuration.ts";
import { superviseDatabase } from "./supervisor/database.ts";
import type { SupervisedDatabase } from "./supervisor/database.ts";
import { pictureBrowser } from "./supervisor/picture-browser.ts";
import { type Preparation, startPreparation } from "./supervisor/preparation.ts";
import { superviseSandbox } from "./supervisor/sandbox.ts";
import type { Sandbox } from "./supervisor/sandbox.ts";
import { superviseServer } from "./supervisor/server-process.ts";
import type { ServerProcess } from "./supervisor/server-process.ts";
import { watchStarters } from "./supervisor/starters.ts";

const stopping = new AbortController();
let database: SupervisedDatabase | undefined;
let server: ServerProcess | undefined;
let sandbox: Sandbox | undefined;

// Further signals while ending change nothing. If the channel to the parent breaks, the parent is gone: end, too.
for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, () => stopping.abort());
process.channel?.unref();
watchStarters(() => stopping.abort());

try {
  await start();
  await stopRequested();
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    stopping.abort();
  }
}
await server?.stop();
await sandbox?.stop();
await database?.stop();
process.exit();

async function start(): Promise<void> {
  const { signal } = stopping;
  const preparation = await startPreparation(signal);
  const { configuration } = preparation;
  const { root, host, port, developerTools } = configuration;
  await ensurePortIsFree(host, port);
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const origin = `http://${net.isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
  const { stopDelayMs, dataDir } = configuration;
  // Its modules load while the others prepare what it needs.
  server = superviseServer({ root, readyUrl: new URL("/api/health/ready", origin), stopDelayMs });
  // Variables that are already set win: they name the real system.
  const needsSandbox = developerTools && !process.env["FACEBOOK_CLIENT_ID"];
  const [environment] = await Promise.all([
    prepare(preparation),
    needsSandbox && superviseSandbox({ root, dataDir, origin }).then((started) => (sandbox = started)),
  ]);
  signal.throwIfAborted();
  server.begin({ ...environment, ...sandbox?.environment, ...(developerTools && pictureBrowser(root)) });
  await server.ready;
  if (!signal.aborted) announce(port, configuration, sandbox);
}

/** Database, migrations, demo data and build. Returns the server's settings. */
async function prepare({ configuration, finish }: Preparation): Promise<NodeJS.ProcessEnv> {
  const { databaseUrl: given, dataDir, host, port } = configuration;
  if (given === undefined) database = await superviseDatabase(dataDir);
  const databaseUrl = given ?? database?.url ?? "";
  const web = await finish(databaseUrl);
  return {
    DATABASE_URL: databaseUrl,
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(web && { WEB_DIST: web }),
  };
}

function ensurePortIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : new Error(`Port ${port}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** With developer tools it also lists the demo people and the sandbox. */
function announce(port: number, { developerTools }: Configuration, fakes: Sandbox | undefined): void {
  console.log(`\nThe portal is running: http://localhost:${port}\n`);
  if (!developerTools) return;
  const width = Math.max(...demoLogins.map(({ login }) => login.length));
  console.log(`Demo log-ins, password ${demoPassword}:`);
  for (const { login, shows } of demoLogins) console.log(`  ${login.padEnd(width)}  ${shows}`);
  if (fakes) console.log(`\nFakes of Google, Facebook and partner portals: ${fakes.address}`);
  console.log("\nCtrl+C stops it.");
}

function stopRequested(): Promise<void> {
  if (stopping.signal.aborted) return Promise.resolve();
  return new Promise((resolve) => stopping.signal.addEventListener("abort", () => resolve()));
}
