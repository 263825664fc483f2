import { spawnSync } from "node:child_process";
import { chownSync, lstatSync, mkdirSync, readFileSync, statSync } from "node:fs";

/** The user that runs PostgreSQL, if it is not the current user. */
export type Identity = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. For root it runs as the owner of existing data, else as "nobody".
 *
 * @returns undefined if the current user is not root: PostgreSQL runs as that user
 */
export function serverIdentity(dataFolder: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = statSync(dataFolder, { throwIfNoEntry: false });
  return existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : nobody();
}

/** Whether the identity can work in a folder, all folders above it included. */
export function canEnter(identity: Identity, folder: string): boolean {
  return succeeds(identity, "/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
}

/** Whether the identity can run a program, its libraries included. */
export function canRun(identity: Identity, program: string): boolean {
  return succeeds(identity, program, ["--version"]);
}

/**
 * Makes a folder that only the server's user may enter, or checks an existing one: in a folder where everybody may
 * write, somebody else could have made it first.
 */
export function ensurePrivateFolder(folder: string, identity: Identity | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = identity?.uid ?? process.getuid?.();
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === 0 && identity) chownSync(folder, identity.uid, identity.gid);
  else if (!found.isDirectory() || found.uid !== owner) {
    throw new Error(`${folder} belongs to another user (uid ${found.uid}); PostgreSQL must own it`);
  }
  if ((lstatSync(folder).mode & 0o077) !== 0) throw new Error(`${folder} must have mode 0700`);
}

function nobody(): Identity {
  const line = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}

function succeeds(identity: Identity, program: string, args: string[]): boolean {
  return spawnSync(program, args, { ...identity, cwd: "/", stdio: "ignore" }).status === 0;
}
