import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ensurePrivateFolder } from "./identity.ts";
import type { Place } from "./place.ts";
import { becomesTrue, isFolderInUse, isRunning, servesFolder } from "./processes.ts";

/** A PostgreSQL server process, ready or starting. */
export type Postmaster = { pid: number; sockets: string };

const MAJOR = "18";
const TIMEOUT = 60_000;
const LARGEST_LOG = 10_000_000;

/** The running server of the data folder, found by its pid file; undefined if there is no file or it is stale. */
export function findPostmaster(data: string): Postmaster | undefined {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  // Lines: pid, data folder, start time, port, socket folder, … (PostgreSQL's src/include/utils/pidfile.h)
  const [pid = "", , , , sockets = ""] = readFileSync(file, "utf8").split("\n");
  return servesFolder(Number(pid), data) ? { pid: Number(pid), sockets } : undefined;
}

/** Makes the data folder: UTF-8, German sorting by ICU, access for every user who may enter the socket's folder. */
export function initialise(place: Place, durable: boolean): void {
  const version = path.join(place.data, "PG_VERSION");
  if (existsSync(version)) {
    const major = readFileSync(version, "utf8").trim();
    if (major !== MAJOR) throw new Error(`${place.data} was made by PostgreSQL ${major}, this is PostgreSQL ${MAJOR}`);
    return;
  }
  // The folder has another name until it is complete, so that an interrupted run leaves nothing like a database.
  const unfinished = `${place.data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  ensurePrivateFolder(unfinished, place.identity);
  const locale = ["--locale=C", "--locale-provider=icu", "--icu-locale=de-DE", "--encoding=UTF8"];
  const args = ["-D", unfinished, "-U", "portal", "--auth=trust", ...locale, ...(durable ? [] : ["--no-sync"])];
  const result = spawnSync(path.join(place.binaries, "bin", "initdb"), args, { ...launch(place), encoding: "utf8" });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
  renameSync(unfinished, place.data);
}

/** Starts the server in a process group of its own, so that Ctrl+C in the terminal does not end it directly. */
export async function launchPostmaster(place: Place, logFile: string, durable: boolean): Promise<Postmaster> {
  ensurePrivateFolder(place.sockets, place.identity);
  await clearRemains(place.data);
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, "a", 0o600);
  const args = ["-D", place.data, "-k", place.sockets, "-h", "", ...settings(durable)];
  const child = spawn(path.join(place.binaries, "bin", "postgres"), args, {
    ...launch(place),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new Error(`PostgreSQL could not be started from ${place.binaries}`);
  await becomesTrue(() => !isRunning(pid) || findPostmaster(place.data)?.pid === pid, TIMEOUT);
  if (!isRunning(pid)) throw new Error(`PostgreSQL did not start:\n${lastLines(logFile)}`);
  return { pid, sockets: place.sockets };
}

/** Ends the server: it closes its connections and writes everything to disk first. */
export async function stopPostmaster({ pid }: Postmaster, data: string): Promise<void> {
  if (!servesFolder(pid, data)) return;
  process.kill(pid, "SIGINT");
  const ended = await becomesTrue(() => !isRunning(pid), TIMEOUT);
  if (!ended) throw new Error(`PostgreSQL (process ${pid}) did not end within ${TIMEOUT / 1000} seconds`);
}

/** Last lines of the server's log: the reason, if it didn't start. */
export function lastLines(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, "utf8").trim().split("\n").slice(-10).join("\n") : "";
}

/**
 * After a kill -9, backends may still be ending, and the pid in the stale pid file may belong to another program. In
 * both cases PostgreSQL would refuse to start.
 */
async function clearRemains(data: string): Promise<void> {
  if (!(await becomesTrue(() => !isFolderInUse(data), TIMEOUT))) throw new Error(`${data} is still in use`);
  rmSync(path.join(data, "postmaster.pid"), { force: true });
}

/** Enough for several servers with large pools, commands and backups; PostgreSQL's default is 100. */
const MAX_CONNECTIONS = 300;

function settings(durable: boolean): string[] {
  const wanted = [
    "timezone=UTC",
    "log_timezone=UTC",
    "log_min_messages=warning",
    "unix_socket_permissions=0700",
    `max_connections=${MAX_CONNECTIONS}`,
  ];
  if (!durable) wanted.push("fsync=off", "full_page_writes=off", "synchronous_commit=off");
  return wanted.flatMap((setting) => ["-c", setting]);
}

function launch(place: Place) {
  return { ...place.identity, cwd: "/", env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } };
}
