/** Runs a server as a process of its own and knows when it listens. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { HEAP, SERVER_VARIABLES } from "../../tools/supervisor/server-runtime.ts";
import { freePort } from "../free-port.ts";

export type ServerName = "ours" | "B" | "BS";
export type RunningServer = {
  readonly name: ServerName;
  readonly port: number;
  /** Processor time used since its start, in milliseconds, to 10 ms. */
  cpuMs(): number;
  /** Resident memory; 0 where the system doesn't tell. */
  memoryBytes(): number;
  stop(): Promise<void>;
};

const MS_PER_TICK = 10;
const PLAIN = { flags: [], variables: {} };

/** Starts a program that reads PORT and sends "listening". `profile` is a folder for a CPU profile, written at its end. */
export async function startServer(
  name: ServerName,
  program: string,
  env: Record<string, string>,
  profile?: string,
): Promise<RunningServer> {
  const port = await freePort();
  // The product runs as `npm start` runs it.
  const { flags, variables } = name === "ours" ? { flags: HEAP, variables: SERVER_VARIABLES } : PLAIN;
  const profiled =
    profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${name}.cpuprofile`];
  const child = fork(program, [], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...variables, ...env },
    execArgv: [...flags, ...profiled],
  });
  await listening(child, name);
  return {
    name,
    port,
    cpuMs: () => cpuMs(child.pid),
    memoryBytes: () => memoryBytes(child.pid),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      // An open channel would keep it alive.
      child.disconnect();
      await ended;
    },
  };
}

function listening(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Server ${name} ended before it listened (exit code ${code}).`)));
  });
}

/** User and system time of a process; 0 where the system doesn't tell. */
function cpuMs(pid: number | undefined): number {
  try {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
    return (user + system) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

function memoryBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
