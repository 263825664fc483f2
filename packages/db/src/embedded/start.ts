import path from "node:path";
import { socketUrl } from "../database-url.ts";
import { joinServer } from "./server-use.ts";
import type { ServerUse } from "./server-use.ts";
import { holdLock } from "./lock.ts";
import { choosePlace, ensureDataDir } from "./place.ts";
import { findPostmaster, initialise, lastLines, launchPostmaster, stopPostmaster } from "./postmaster.ts";
import type { Postmaster } from "./postmaster.ts";
import { becomesTrue, isRunning, runsDeletedProgram } from "./processes.ts";

type Options = {
  /** The product's data folder; the database lies in `postgres` inside it. Made if it does not exist. */
  dataDir: string;
  /** Default: `postgres.log` in the data folder. */
  logFile?: string;
  /** False is faster but loses data at a power failure: for tests. Default true. */
  durable?: boolean;
};

/** An embedded PostgreSQL in use. */
export type EmbeddedDatabase = {
  /** Address of the database "portal". */
  url: string;
  pid: number;
  /** Whether it was already running. */
  reused: boolean;
  /** Sentences for the operator about files that are not in the data folder. */
  notices: string[];
  /** Resolves when the server ends without `stop()`; then start it again. */
  lost: Promise<void>;
  /** Stops using the server, and ends it if no other process uses it. Later calls do nothing. */
  stop(): Promise<void>;
};

const RECOVERY_PATIENCE = 120_000;

/**
 * Uses the PostgreSQL of a data folder: the running one, even if the process that started it was killed, else a new
 * one. Any number of processes may use it at once; the last to stop using it ends it. It listens on a
 * Unix socket that only its user may reach, never on the network.
 *
 * @throws if this platform has no PostgreSQL, the data are another version's or another user's, or it doesn't start
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = ensureDataDir(options.dataDir);
  const release = await holdLock(dataDir);
  try {
    return await use(dataDir, options.logFile ?? path.join(dataDir, "postgres.log"), options.durable ?? true);
  } finally {
    release();
  }
}

async function use(dataDir: string, logFile: string, durable: boolean): Promise<EmbeddedDatabase> {
  const place = choosePlace(dataDir);
  let running = findPostmaster(place.data);
  if (running) running = await replaceOutdated(running, place.data);
  const reused = running !== undefined;
  if (!running) {
    initialise(place, durable);
    running = await launchPostmaster(place, logFile, durable);
  }
  const postmaster = running;
  const connection = await joinWhenReady(postmaster, logFile);
  let stopping: Promise<void> | undefined;
  return {
    url: socketUrl(postmaster.sockets, "portal"),
    pid: postmaster.pid,
    reused,
    notices: place.notices,
    lost: connection.lost,
    stop: () => (stopping ??= leave(dataDir, postmaster, connection, place.data)),
  };
}

async function leave(dataDir: string, postmaster: Postmaster, connection: ServerUse, data: string): Promise<void> {
  const release = await holdLock(dataDir);
  try {
    // On a lost connection the lock can't be asked for; then the server ended or another process uses it.
    const alone = await connection.isAlone().catch(() => false);
    await connection.leave();
    if (alone) await stopPostmaster(postmaster, data);
  } finally {
    release();
  }
}

/** A server whose program a new installation replaced lacks its libraries: it is ended unless others use it. */
async function replaceOutdated(postmaster: Postmaster, data: string): Promise<Postmaster | undefined> {
  if (!runsDeletedProgram(postmaster.pid)) return postmaster;
  const connection = await joinServer(socketUrl(postmaster.sockets, "postgres"), "portal");
  const alone = await connection.isAlone();
  await connection.leave();
  if (!alone) return postmaster;
  await stopPostmaster(postmaster, data);
  return undefined;
}

/** Connects as soon as the server accepts connections; after a crash it recovers first. */
async function joinWhenReady(postmaster: Postmaster, logFile: string): Promise<ServerUse> {
  let connection: ServerUse | undefined;
  let failure: unknown;
  await becomesTrue(async () => {
    if (!isRunning(postmaster.pid)) return true;
    try {
      connection = await joinServer(socketUrl(postmaster.sockets, "postgres"), "portal");
    } catch (error) {
      failure = error;
    }
    return connection !== undefined;
  }, RECOVERY_PATIENCE);
  if (connection) return connection;
  throw new Error(`PostgreSQL accepts no connections:\n${lastLines(logFile)}`, { cause: failure });
}
