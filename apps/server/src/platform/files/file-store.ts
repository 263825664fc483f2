/** Storage of bytes in a folder. Keys are random. */
import { Disk } from "flydrive";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { Problem } from "../problem.ts";
import { DurableFolder } from "./durable-folder.ts";

/** URL prefix under which adopted images are public. */
export const MEDIA_PREFIX = "/media/";

/** The key of a photo's small copy, which is stored and deleted together with the photo. */
export const thumbnailKey = (storageKey: string): string => thumbnailOf(storageKey);

export type FileStore = {
  /**
   * Stores the file as a whole; when it resolves, a power failure cannot take it away.
   * @throws the system's error, answered with 503 if the disk is full
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws Problem `files.not_found` if the bytes are missing. */
  get(key: string): Promise<Buffer>;
  /** Does nothing if the key is unknown. */
  remove(key: string): Promise<void>;
  publicUrl(key: string): string;
};

export function openFileStore(folder: string): FileStore {
  const disk = new Disk(new DurableFolder(folder));
  return {
    put: (key, bytes) => disk.put(key, bytes).catch(throwCause),
    get: async (key) => Buffer.from(await disk.getBytes(key).catch(throwMissing)),
    remove: (key) => disk.delete(key).catch(throwCause),
    publicUrl: (key) => `${MEDIA_PREFIX}${key}`,
  };
}

/** flydrive's errors say what was tried; the cause says why it failed, for example because the disk is full. */
function throwCause(error: Error): never {
  throw error.cause instanceof Error ? error.cause : error;
}

function throwMissing(error: Error): never {
  if ((error.cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT") throw new Problem("files.not_found");
  return throwCause(error);
}
