/** `npm start`: starts and supervises the database, the sandbox and the server, and stops them in reverse order. */
import net from "node:net";
import { demoLogins, demoPassword } from "@portal/contract/auth/demo-logins";
import type { Configuration } from "./supervisor/configuration.ts";
import { superviseDatabase } from "./supervisor/database.ts";
import type { SupervisedDatabase } from "./supervisor/database.ts";
import { startPreparation } from "./supervisor/preparation.ts";
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
  if (configuration.databaseUrl === undefined) database = await superviseDatabase(configuration.dataDir);
  const databaseUrl = configuration.databaseUrl ?? database?.url ?? "";
  const web = await preparation.finish(databaseUrl);
  signal.throwIfAborted();

  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const origin = `http://${net.isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
  // Variables that are already set win: they name the real system.
  if (developerTools && !process.env["FACEBOOK_CLIENT_ID"])
    sandbox = await superviseSandbox({ root, dataDir: configuration.dataDir, origin });
  signal.throwIfAborted();
  server = superviseServer({
    root,
    env: { ...serverEnvironment(configuration, databaseUrl, web), ...sandbox?.environment },
    readyUrl: new URL("/api/health/ready", origin),
    stopDelayMs: configuration.stopDelayMs,
  });
  await server.ready;
  if (!signal.aborted) announce(port, configuration, sandbox);
}

function serverEnvironment(
  configuration: Configuration,
  databaseUrl: string,
  web: string | undefined,
): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    HOST: configuration.host,
    PORT: String(configuration.port),
    DATA_DIR: configuration.dataDir,
    ...(web ? { WEB_DIST: web } : {}),
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
