/** Storage of bytes: a folder by default, S3 if configured. Keys are random. */
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { thumbnailOf } from "@portal/contract/entry/files/calls";

/** URL prefix under which adopted images are public. */
export const MEDIA_PREFIX = "/media/";

/** The key of a photo's small copy, which is stored and deleted together with the photo. */
export const thumbnailKey = (storageKey: string): string => thumbnailOf(storageKey);

export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws if the key is unknown. */
  get(key: string): Promise<Buffer>;
  /** Does nothing if the key is unknown. */
  remove(key: string): Promise<void>;
  publicUrl(key: string): string;
};

export function openFileStore(folder: URL | string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
    publicUrl: (key) => `${MEDIA_PREFIX}${key}`,
  };
}
