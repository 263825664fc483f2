/** flydrive's folder driver, with files that are whole and survive a power failure, or are not there (ADR 81). */
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FSDriver } from "flydrive/drivers/fs";
import { randomToken } from "../tokens.ts";

/** Folder for files that are being written, on the same file system; no key has a slash. */
const INCOMPLETE = "incomplete";
/** Longer than any upload takes. */
const ABANDONED_MS = 3_600_000;

export class DurableFolder extends FSDriver {
  readonly #folder: string;
  #preparing: Promise<void> | undefined;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
  }

  /** A file appears under its key with all its bytes at once; when this resolves, both are on the disk. */
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await (this.#preparing ??= this.#prepare().catch((error: unknown) => {
      this.#preparing = undefined;
      throw error;
    }));
    const incomplete = path.join(this.#folder, INCOMPLETE, randomToken());
    try {
      await writeFile(incomplete, contents, { flag: "wx", flush: true });
      await rename(incomplete, path.join(this.#folder, key));
    } catch (error) {
      await rm(incomplete, { force: true });
      throw error;
    }
    await flushFolder(this.#folder);
  }

  /** Makes the folders, and deletes what a process that was killed left behind. Other servers may be writing. */
  async #prepare(): Promise<void> {
    const folder = path.join(this.#folder, INCOMPLETE);
    await mkdir(folder, { recursive: true });
    await flushFolder(path.dirname(this.#folder));
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
    }
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
