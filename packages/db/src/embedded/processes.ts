import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const POLL = 20;

/** Whether a process runs. A zombie, which ended and waits for its parent, does not. */
export function isRunning(pid: number): boolean {
  const state = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, "")
    .charAt(0);
  return state !== undefined && state !== "Z" && state !== "X";
}

/** Whether the process is a PostgreSQL server on this data folder; `folder` without symbolic links. */
export function servesFolder(pid: number, folder: string): boolean {
  return isRunning(pid) && read(`/proc/${pid}/comm`)?.trim() === "postgres" && link(`/proc/${pid}/cwd`) === folder;
}

/** Whether a postmaster, or a backend that outlived its postmaster, works in the folder. */
export function isFolderInUse(folder: string): boolean {
  return readdirSync("/proc").some((entry) => /^\d+$/.test(entry) && servesFolder(Number(entry), folder));
}

/** Whether the program's file was replaced since it started, for example by a new installation. */
export function runsDeletedProgram(pid: number): boolean {
  return link(`/proc/${pid}/exe`)?.endsWith(" (deleted)") ?? false;
}

/**
 * Polls a condition outside this process, for which there is no event.
 *
 * @param timeout milliseconds
 * @returns false if it didn't become true in time
 */
export async function becomesTrue(condition: () => boolean | Promise<boolean>, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() > deadline) return false;
    await delay(POLL);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function link(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}
