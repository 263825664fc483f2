/** Files in a folder that are whole and survive a power failure, or are not there (ADR 81). */
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomToken } from "../../tokens.ts";
import type { StoredBytes, StoredFile } from "./stored-bytes.ts";

/** Folder for files that are being written, on the same file system; no key has this name. */
const INCOMPLETE = "incomplete";
/** Longer than any upload takes. */
const ABANDONED_MS = 3_600_000;
const LISTED_AT_ONCE = 1000;

export function openFolder(folder: string): StoredBytes {
  const fileOf = (key: string): string => path.join(folder, key);
  let preparing: Promise<void> | undefined;
  const prepared = (): Promise<void> =>
    (preparing ??= prepare(folder).catch((error: unknown) => {
      preparing = undefined;
      throw error;
    }));
  return {
    /** A file appears under its key with all its bytes at once; when this resolves, both are on the disk. */
    async put(key, bytes) {
      await prepared();
      const incomplete = path.join(folder, INCOMPLETE, randomToken());
      try {
        await writeFile(incomplete, bytes, { flag: "wx", flush: true });
        await rename(incomplete, fileOf(key));
      } catch (error) {
        await rm(incomplete, { force: true });
        throw error;
      }
      await flushFolder(folder);
    },
    get: (key) => readFile(fileOf(key)).catch(undefinedIfMissing),
    stream: async (key, part) => {
      // Opened before anything is answered, so that a missing file is a problem and not a torn answer.
      const handle = await open(fileOf(key), "r").catch(undefinedIfMissing);
      return handle?.createReadStream(part);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list() {
      let some: StoredFile[] = [];
      await prepared();
      for await (const entry of await opendir(folder)) {
        const found = entry.isFile() ? await stat(fileOf(entry.name)).catch(undefinedIfMissing) : undefined;
        if (found !== undefined) some.push({ key: entry.name, changedAt: found.mtime });
        if (some.length < LISTED_AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
  };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Makes the folders, and deletes what a process that was killed left behind. Other servers may be writing. */
async function prepare(folder: string): Promise<void> {
  const incomplete = path.join(folder, INCOMPLETE);
  await mkdir(incomplete, { recursive: true });
  await flushFolder(path.dirname(folder));
  for (const name of await readdir(incomplete)) {
    const file = path.join(incomplete, name);
    const found = await stat(file).catch(undefinedIfMissing);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

/** Without this a power failure may take back a new name, although the file's bytes are on the disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
