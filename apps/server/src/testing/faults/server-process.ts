/** The real server process on a test's database, for what only a process shows: signals, exit codes, connections. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../free-port.ts";

const MAIN = join(import.meta.dirname, "../../app/main.ts");

export type ServerProcess = {
  port: number;
  child: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  get(path: string): Promise<{ status: number; body: unknown }>;
};

type Limits = {
  /** The system refuses to let it write a file that is larger, as if the disk were full. In blocks of 512 or 1024 bytes. */
  largestFile?: number;
};

/** Started when it resolves; killed when the test ends, if it still runs. `settings` are variables of its own. */
export async function startServerProcess(
  settings: Record<string, string>,
  { largestFile }: Limits = {},
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), "portal-process-"));
  const port = await freePort();
  const child = fork(MAIN, [], {
    env: { ...process.env, PORTAL_ENV: "development", DATA_DIR: folder, PORT: String(port), ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    ...(largestFile !== undefined && {
      execPath: "/bin/sh",
      execArgv: ["-c", `ulimit -f ${largestFile}; exec "$0" "$@"`, process.execPath],
    }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  const ended = once(child, "exit").then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const first = await Promise.race([once(child, "message"), ended]);
  if (!Array.isArray(first)) throw new Error(`The server does not start (${first}):\n${output}`);
  return {
    port,
    child,
    output: () => output,
    ended,
    async get(path) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, body: await response.json() };
    },
  };
}
