/**
 * A disk without room for one process and its children: every write to a file fails, as the kernel's limit of file sizes
 * makes it. The command `prlimit` of util-linux sets it for running processes.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

export const canFillDisk = (): boolean => spawnSync("prlimit", ["--version"]).status === 0;

export const fillDisk = (pid: number): void => limitFiles(pid, "1:unlimited");
export const freeDisk = (pid: number): void => limitFiles(pid, "unlimited");

function limitFiles(pid: number, limit: string): void {
  // PostgreSQL ends itself where it cannot write its log.
  if (!existsSync(`/proc/${pid}`)) return;
  // As the user of these processes, because root may lack the right in a container.
  const { uid, gid } = statSync(`/proc/${pid}`);
  const user = process.getuid?.() === uid ? {} : { uid, gid };
  for (const each of [pid, ...childrenOf(pid)]) spawnSync("prlimit", ["--pid", String(each), `--fsize=${limit}`], user);
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parentOfIt] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return Number(parentOfIt) === parent ? [Number(name)] : [];
    } catch {
      // It has ended.
      return [];
    }
  });
}
