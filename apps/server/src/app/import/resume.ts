/** How far an import came, kept in the database in the same transactions as its rows, so that the next start goes on from there. */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Database } from "@portal/db/rows";
import type { Kysely, Transaction } from "kysely";
import type { Position } from "./import-files.ts";
import { readPieces } from "./pieces.ts";
import type { Counts } from "./report.ts";

/** Of one file that was begun: what is written of it, and the hash of these bytes. */
type Begun = Position & { sha256: string };

export type Run = {
  /** Where to go on in the file of this number; undefined where a file is done. */
  startOf(file: number): Position;
  /** Whether anything was there to go on from. */
  resumes: boolean;
  /** What the earlier start counted. */
  counts: Counts;
  /** Length of the report of rejected rows that belongs to what is written. */
  rejectedBytes: number;
  /** Notes, inside the transaction that wrote them, that rows up to a place are written. */
  reached(
    trx: Transaction<Database>,
    file: number,
    position: Position,
    bytes: Uint8Array,
    so: { counts: Counts; rejectedBytes: number; now: Date },
  ): Promise<void>;
  /** All files are done. */
  finish(): Promise<void>;
};

const keyOf = (files: readonly string[]): string =>
  createHash("sha256")
    .update(files.map((file) => path.resolve(file)).join("\n"))
    .digest("hex");

/**
 * The run of an import of these files. It goes on from an interrupted one of the same files if what that one has
 * written of them still stands in them.
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
  const forget = async (): Promise<void> => {
    await db.deleteFrom("import_runs").where("files_key", "=", key).execute();
  };
  if (begun.length === 0) await forget();
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
    finish: forget,
  };
}

/** The hashes of what was written, to go on from; undefined where a file isn't what it was. */
async function hashesOf(files: readonly string[], begun: readonly Begun[]): Promise<Hash[] | undefined> {
  const hashes: Hash[] = [];
  for (const [number, { bytes, sha256 }] of begun.entries()) {
    const hash = createHash("sha256");
    const file = files[number] ?? "";
    const size = (await stat(file).catch(() => undefined))?.size ?? -1;
    if (size < bytes) return undefined;
    // Through the same reader: of lines that are too long only their start counts.
    for await (const piece of readPieces(startOf(file, bytes))) {
      hash.update(piece.bytes);
      piece.release();
    }
    if (hash.copy().digest("hex") !== sha256) return undefined;
    hashes.push(hash);
  }
  return hashes;
}

async function* startOf(file: string, bytes: number): AsyncGenerator<Uint8Array> {
  if (bytes > 0) yield* createReadStream(file, { end: bytes - 1 });
}
