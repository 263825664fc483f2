/** A Redis for the fleet, where the machine has one. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../free-port.ts";

export type Redis = { readonly url: string; kill(): void; restart(): void; stop(): Promise<void> };

/** Undefined on a machine without `redis-server`. */
export async function startRedis(): Promise<Redis | undefined> {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return undefined;
  const port = await freePort();
  const start = (): ChildProcess =>
    spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"], { stdio: "ignore" });
  let child = start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => void child.kill("SIGKILL"),
    restart: () => void (child = start()),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
