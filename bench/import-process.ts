import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const PROGRAM = path.resolve(import.meta.dirname, "../apps/server/src/app/portal.ts");
/** As `npm run portal` starts it (tools/bootstrap.mjs). */
const NODE_OPTIONS = ["--max-semi-space-size=8", "--heap-growing-percent=20"];
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: "131072" };
const LOOK_EVERY_MS = 20;

/** `peakBytes`: the most memory that the process held at once, all its threads together. */
export type Finished = { seconds: number; peakBytes: number };

/** Runs one command of the portal from its start to its end. @throws if it fails */
export function runPortal(url: string, folder: string, args: readonly string[]): Promise<Finished> {
  const env = { ...process.env, ...ALLOCATOR, DATABASE_URL: url, DATA_DIR: path.join(folder, "data"), PORTAL_ENV: "" };
  const started = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM, ...args], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peakBytes = 0;
  const watch = setInterval(() => (peakBytes = Math.max(peakBytes, highestMemory(child.pid))), LOOK_EVERY_MS);
  return new Promise((resolve, reject) => {
    child.on("close", (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, peakBytes });
      else reject(new Error(`portal ${args.join(" ")} ended with ${code}`));
    });
  });
}

/** What the kernel notes as the most so far; 0 where it has nothing to say. */
function highestMemory(pid: number | undefined): number {
  try {
    const [, kilobytes = "0"] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
