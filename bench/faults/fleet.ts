/**
 * Two servers on one durable PostgreSQL, each restarted when it ends, with a mail server that accepts and says nothing
 * and, where the machine has one, a Redis.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { randomBytes } from "node:crypto";
import { type EmbeddedDatabase, startEmbedded } from "@portal/db/embedded/start";
import { migrate } from "@portal/db/migrate";
import { type SilentProxy, startSilentProxy } from "@portal/db/testing/silent-proxy";
import { freePort } from "../free-port.ts";
import { fillDisk, freeDisk } from "./full-disk.ts";
import { type Redis, startRedis } from "./redis.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const CLOCK_JUMP = path.join(import.meta.dirname, "clock-jump.ts");
const SERVERS = 2;
const RESTART_PAUSE_MS = 250;

export type Fleet = {
  /** The database itself, for rows and for looking at what is stored. */
  databaseUrl: string;
  origins: readonly string[];
  /** The servers reach the database through it. */
  proxy: SilentProxy;
  killServer(index: number): void;
  killDatabase(): void;
  fillDiskOfDatabase(): void;
  freeDiskOfDatabase(): void;
  /** Milliseconds that the server's clock is ahead. */
  setClock(index: number, offsetMs: number): void;
  redis: Redis | undefined;
  stop(): Promise<void>;
};

export async function startFleet(folder: string): Promise<Fleet> {
  const stopping = new AbortController();
  let database = await startEmbedded({ dataDir: folder });
  const databaseUrl = database.url;
  await migrate(databaseUrl);
  const proxy = await startSilentProxy(databaseUrl);
  const silentMails = net.createServer(() => {}).listen(0, "127.0.0.1");
  await once(silentMails, "listening");
  const redis = await startRedis();
  const env = {
    ...process.env,
    ...(redis && { REDIS_URL: redis.url }),
    PORTAL_ENV: "development",
    DEVELOPER_TOOLS: "off",
    DATA_DIR: folder,
    DATABASE_URL: proxy.url,
    SMTP_URL: `smtp://127.0.0.1:${(silentMails.address() as net.AddressInfo).port}`,
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    QUOTA_FACTOR: "10000",
    LOG_LEVEL: "silent",
  };

  /** Fulfilled while the database's disk has room. */
  let room: Promise<void> = Promise.resolve();
  let makeRoom = (): void => {};
  const databaseRuns = keepRunning(async () => {
    await Promise.race([database.lost, once(stopping.signal, "abort")]);
    await room;
    if (!stopping.signal.aborted) database = await restarted(folder);
  }, stopping.signal);
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const children: ChildProcess[] = [];
  const serversRun = ports.map((port, index) =>
    keepRunning(async () => {
      const child = fork(PROGRAM, [], { env: { ...env, PORT: String(port) }, execArgv: ["--import", CLOCK_JUMP] });
      children[index] = child;
      await once(child, "exit");
      if (!stopping.signal.aborted) await delay(RESTART_PAUSE_MS);
    }, stopping.signal),
  );
  await Promise.all(ports.map((port) => untilReady(`http://127.0.0.1:${port}`)));

  return {
    databaseUrl,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    proxy,
    killServer: (index) => void children[index]?.kill("SIGKILL"),
    killDatabase: () => void process.kill(database.pid, "SIGKILL"),
    fillDiskOfDatabase() {
      room = new Promise((resolve) => (makeRoom = resolve));
      fillDisk(database.pid);
    },
    freeDiskOfDatabase() {
      makeRoom();
      freeDisk(database.pid);
    },
    setClock: (index, clockOffsetMs) => void children[index]?.send({ clockOffsetMs }, () => {}),
    redis,
    async stop() {
      stopping.abort();
      for (const child of children) child.kill("SIGTERM");
      await Promise.all([...serversRun, databaseRuns]);
      await proxy.close();
      await redis?.stop();
      silentMails.close();
      await database.stop();
    },
  };
}

async function keepRunning(life: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await life();
}

/** Recovery may need more than one attempt while processes of the killed server end. */
async function restarted(dataDir: string): Promise<EmbeddedDatabase> {
  for (;;) {
    try {
      return await startEmbedded({ dataDir });
    } catch {
      await delay(RESTART_PAUSE_MS);
    }
  }
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const ready = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await delay(100);
  }
}
