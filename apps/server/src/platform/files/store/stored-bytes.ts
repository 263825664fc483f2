import type { Readable } from "node:stream";

export type StoredFile = { key: string; changedAt: Date };

/** Numbers of bytes, both included. */
export type Part = { start: number; end: number };

/** What a folder and a bucket have in common. What they cannot do now is an error that is answered with 503. */
export type StoredBytes = {
  put(key: string, bytes: Buffer): Promise<unknown>;
  /** Undefined if the key is unknown. */
  get(key: string): Promise<Buffer | undefined>;
  /** The bytes from `start` to `end`, both included, as they are read; undefined if the key is unknown. */
  stream(key: string, part: Part): Promise<Readable | undefined>;
  /** Does nothing if the key is unknown. */
  remove(key: string): Promise<unknown>;
  /** Everything, some hundred at once, in no order. */
  list(): AsyncIterable<StoredFile[]>;
};
