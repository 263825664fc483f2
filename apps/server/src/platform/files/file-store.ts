/** Storage of bytes: in a folder, or in a bucket of S3 where S3_URL names one. Keys are random. */
import path from "node:path";
import type { Readable } from "node:stream";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { Problem } from "../problem.ts";
import { openFolder } from "./store/durable-folder.ts";
import type { Part, StoredBytes, StoredFile } from "./store/stored-bytes.ts";

/** URL prefix under which adopted images are public. */
export const MEDIA_PREFIX = "/media/";

/** The key of a photo's small copy, which is stored and deleted together with the photo. */
export const thumbnailKey = (storageKey: string): string => thumbnailOf(storageKey);

export type FileStore = {
  /**
   * Stores the file as a whole; when it resolves, a power failure cannot take it away.
   * @throws StoreAway, or the system's error; both are answered with 503
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws Problem `files.not_found` if the bytes are missing. */
  get(key: string): Promise<Buffer>;
  /**
   * The bytes from `start` to `end`, both included, as they are read.
   * @throws Problem `files.not_found` if the bytes are missing.
   */
  stream(key: string, part: Part): Promise<Readable>;
  /** Does nothing if the key is unknown. */
  remove(key: string): Promise<void>;
  /** Everything that is stored, some hundred at once, in no order. */
  list(): AsyncIterable<StoredFile[]>;
  publicUrl(key: string): string;
};

/** Of the settings, what says where files are. */
type Place = { DATA_DIR: string; S3_URL?: string | undefined };

export function openFileStore({ DATA_DIR: folder, S3_URL: s3Url }: Place): FileStore {
  const open = (): Promise<StoredBytes> =>
    s3Url === undefined
      ? Promise.resolve(openFolder(path.resolve(folder, "files")))
      : // Only who has a bucket pays for its client.
        import("./store/s3-bucket.ts").then(({ openS3Bucket }) => openS3Bucket(s3Url));
  let opened: Promise<StoredBytes> | undefined;
  const store = (): Promise<StoredBytes> => (opened ??= open());
  return {
    put: async (key, bytes) => void (await (await store()).put(key, bytes)),
    get: async (key) => {
      const bytes = await (await store()).get(key);
      if (bytes === undefined) throw new Problem("files.not_found");
      return bytes;
    },
    stream: async (key, part) => {
      const bytes = await (await store()).stream(key, part);
      if (bytes === undefined) throw new Problem("files.not_found");
      return bytes;
    },
    remove: async (key) => void (await (await store()).remove(key)),
    list: async function* () {
      yield* (await store()).list();
    },
    publicUrl: (key) => `${MEDIA_PREFIX}${key}`,
  };
}
