import { readFileSync } from "node:fs";

/**
 * Calls back when the npm that started this process is gone. Nothing tells a process that its parent was killed, so it
 * looks every second. Without npm it does nothing.
 */
export function watchStarters(gone: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const starters = startersOf(process.pid);
  setInterval(() => {
    if (startersOf(process.pid) !== starters) gone();
  }, 1000).unref();
}

/** The processes above this one, up to npm: a shell may stand between npm and this one. */
function startersOf(pid: number): string {
  try {
    const [, name = "", parent = ""] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return pid === process.pid || name.endsWith("sh") ? `${parent} ${startersOf(Number(parent))}` : "";
  } catch {
    return pid === process.pid ? String(process.ppid) : "";
  }
}
