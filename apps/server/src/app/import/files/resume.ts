/** Records an import's progress in the transactions of its rows, so that the next start can resume there. */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Database } from "@portal/db/rows";
import type { Kysely, Transaction } from "kysely";
import type { Position } from "../import-source.ts";
import { readChunks } from "./chunks.ts";
import type { Counts } from "../report/counts.ts";

/** The written length of a file and the hash of these bytes. */
type Begun = Position & { sha256: string };

export type Run = {
  /** Where to resume in the file with this index. */
  startOf(file: number): Position;
  /** True if an interrupted import of the same files was found. */
  resumes: boolean;
  /** Counts of the interrupted import. */
  counts: Counts;
  /** Length of the rejection file that belongs to written rows. */
  rejectedBytes: number;
  /** Records that rows up to a position are written, inside the transaction that wrote them. */
  reached(
    trx: Transaction<Database>,
    file: number,
    position: Position,
    bytes: Uint8Array,
    so: { counts: Counts; rejectedBytes: number; now: Date },
  ): Promise<void>;
  /** Records that all files are done. */
  finish(): Promise<void>;
};

const keyOf = (files: readonly string[]): string =>
  createHash("sha256")
    .update(files.map((file) => path.resolve(file)).join("\n"))
    .digest("hex");

/**
 * Opens the run of an import. It resumes an interrupted one if the files still begin with the bytes that one has
 * written.
 */
export async function openRun(db: Kysely<Database>, files: readonly string[], fromStart: boolean): Promise<Run> {
  const key = keyOf(files);
  const stored = fromStart
    ? undefined
    : await db.selectFrom("import_runs").selectAll().where("files_key", "=", key).executeTakeFirst();
  const hashes = stored ? await hashesOf(files, stored.files) : undefined;
  const begun: Begun[] = hashes && stored ? [...stored.files] : [];
  const running: Hash[] = hashes ?? [];
  const startedAt = new Date();
  const removeRun = async (): Promise<void> => {
    await db.deleteFrom("import_runs").where("files_key", "=", key).execute();
  };
  if (begun.length === 0) await removeRun();
  return {
    resumes: begun.length > 0,
    startOf: (file) => ({ bytes: begun[file]?.bytes ?? 0, lines: begun[file]?.lines ?? 0 }),
    counts: new Map(begun.length > 0 && stored ? Object.entries(stored.counts) : []),
    rejectedBytes: begun.length > 0 && stored ? stored.rejected_bytes : 0,
    reached: async (trx, file, position, bytes, { counts, rejectedBytes, now }) => {
      const hash = (running[file] ??= createHash("sha256"));
      hash.update(bytes);
      begun[file] = { ...position, sha256: hash.copy().digest("hex") };
      const values = {
        files: JSON.stringify(begun),
        counts: JSON.stringify(Object.fromEntries(counts)),
        rejected_bytes: rejectedBytes,
        updated_at: now,
      };
      await trx
        .insertInto("import_runs")
        .values({ files_key: key, started_at: startedAt, ...values })
        .onConflict((conflict) => conflict.column("files_key").doUpdateSet(values))
        .execute();
    },
    finish: removeRun,
  };
}

/** Hashes of the written bytes; undefined if the start of a file has changed. */
async function hashesOf(files: readonly string[], begun: readonly Begun[]): Promise<Hash[] | undefined> {
  const hashes: Hash[] = [];
  for (const [number, { bytes, sha256 }] of begun.entries()) {
    const hash = createHash("sha256");
    const file = files[number] ?? "";
    const size = (await stat(file).catch(() => undefined))?.size ?? -1;
    if (size < bytes) return undefined;
    // Uses the import's reader, because of an overlong line only the start is hashed.
    for await (const chunk of readChunks(startOf(file, bytes))) {
      hash.update(chunk.bytes);
      chunk.release();
    }
    if (hash.copy().digest("hex") !== sha256) return undefined;
    hashes.push(hash);
  }
  return hashes;
}

async function* startOf(file: string, bytes: number): AsyncGenerator<Uint8Array> {
  if (bytes > 0) yield* createReadStream(file, { end: bytes - 1 });
}
