import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { socketUrl } from "@portal/db/database-url";
import { deleteDataDir } from "@portal/db/embedded/place";
import { findPostmaster } from "@portal/db/embedded/postmaster";

const root = path.resolve(import.meta.dirname, "..");

/** A product that runs as after `npm start`, with a data folder of its own. */
export type Product = {
  /** For example http://localhost:41234. */
  origin: string;
  dataDir: string;
  /** Address of its database, for factories and for checking stored rows. */
  databaseUrl: string;
  /** Process id of the supervisor. */
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** Shuts it down; the data stay. */
  stop(): Promise<void>;
  /** Shuts it down and deletes its data. */
  remove(): Promise<void>;
};

type Options = {
  /** The data folder of an earlier product. Default: a new, empty folder. */
  dataDir?: string;
  /** Default: a free port. */
  port?: number;
  env?: NodeJS.ProcessEnv;
};

/** Starts database and server, loads the demo data into an empty folder, and waits until the server answers. */
export async function startProduct({ dataDir: existing, port: wanted, env = {} }: Options = {}): Promise<Product> {
  const dataDir = existing ?? emptyDataDir();
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, [path.join(root, "tools/start.ts")], {
    // By this channel the product notices if the test process is killed.
    env: { ...ownEnvironment(), ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const origin = `http://localhost:${port}`;
  const output = listen(child);
  await announced(child, output, origin).catch((error) => {
    if (existing === undefined) deleteDataDir(dataDir);
    throw error;
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return {
    origin,
    dataDir,
    databaseUrl: databaseUrlOf(dataDir),
    pid: child.pid ?? 0,
    output,
    stop,
    async remove() {
      await stop();
      deleteDataDir(dataDir);
    },
  };
}

/** The environment of a terminal: without variables of the test runner, and without those that name real data. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _runner, DATABASE_URL: _database, PORTAL_ENV: _environment, ...kept } = process.env;
  // A journey that wants pictures of websites says so: a browser for each product would slow down all others.
  return { PICTURE_BROWSER: "off", ...kept };
}

function databaseUrlOf(dataDir: string): string {
  const postmaster = findPostmaster(realpathSync(path.join(dataDir, "postgres")));
  if (!postmaster) throw new Error(`No database runs in ${dataDir}`);
  return socketUrl(postmaster.sockets, "portal");
}

function listen({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}

function announced(child: ChildProcess, output: () => string, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => void (output().includes(origin) && resolve());
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.on("exit", () => reject(new Error(`The product did not start:\n${output()}`)));
  });
}

function emptyDataDir(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `portal-test-${process.pid}-`)));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

/** A port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
