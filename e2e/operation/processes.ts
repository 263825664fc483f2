import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Product } from "../product.ts";

/** The server below the product's supervisor; undefined while there is none. */
export const serverOf = (product: Product): number | undefined =>
  childrenOf(product.pid, "apps/server/src/app/main.ts")[0];

/** The product's PostgreSQL. */
export const postmasterOf = (product: Product): number =>
  Number(read(path.join(product.dataDir, "postgres/postmaster.pid")).split("\n")[0]);

/** Whether the product answers that database and server are there. */
export const isReady = (product: Product): Promise<boolean> =>
  fetch(`${product.origin}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

/** kill -9. Never takes 0 for a process: that would be our own group. */
export function killNow(pid: number | undefined): void {
  if (!pid || pid < 2) throw new Error("no process to kill");
  process.kill(pid, "SIGKILL");
}

function childrenOf(parent: number, what: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) =>
      read(`/proc/${entry}/stat`)
        .replace(/^.*\) \S /s, "")
        .startsWith(`${parent} `),
    )
    .map(Number)
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes(what));
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
