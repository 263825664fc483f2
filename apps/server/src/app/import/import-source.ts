/** `portal import`: streams NDJSON files into the database (docs/import-format.md). */
import { createReadStream } from "node:fs";
import path from "node:path";
import { IMPORT_ROW_TYPES } from "./kinds.ts";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { WriteServices } from "../../platform/import/import-kind.ts";
import { type CheckedChunk, checkChunk, REFUSED } from "./check/check-chunk.ts";
import type { CheckPool } from "./check/check-pool.ts";
import { type CheckOptions, checkOptions, nameOf, readChecked } from "./check/check-line.ts";
import { type Chunk, readChunks } from "./files/chunks.ts";
import type { Rejection } from "./report/rejections.ts";
import { count, type Counts } from "./report/counts.ts";
import { type Batch, batchesOf } from "./write/batches.ts";
import type { RowOutcome } from "../../platform/import/row-outcome.ts";
import {
  finishBatch,
  type ImportConnections,
  type Prepared,
  prepareBatch,
  type BatchServices,
} from "./write/write-batch.ts";

/** How much of a stream of lines is written. */
export type Position = { bytes: number; lines: number };

export type ImportOptions = Omit<WriteServices, "companies" | "folder"> & {
  connections: ImportConnections;
  /** Checks the chunks of streams that have more than one. */
  pool: CheckPool;
  /** Plain passwords and relative days are refused, as wherever demo data are. */
  production: boolean;
  /** Takes each rejected row, in order. */
  reject: (rejection: Rejection) => void;
  /** Called at the end of each transaction, inside it; `bytes` are those since the last call. */
  reached?: (trx: Transaction<Database>, position: Position, bytes: Uint8Array) => Promise<void>;
  /** Maximum rows per transaction. Default: all rows of a chunk of about 2 MB. */
  batchSize?: number;
};

/** `path` "-" is standard input. */
export type Source = { path: string; bytes: AsyncIterable<Uint8Array>; start: Position };

const READ_BYTES = 1 << 18;

/** Opens a file for `importSource`, at the position where an interrupted import stopped. */
export const openSource = (
  file: string,
  standardInput: AsyncIterable<Uint8Array>,
  start: Position = { bytes: 0, lines: 0 },
): Source => ({
  path: file,
  bytes: file === "-" ? standardInput : createReadStream(file, { highWaterMark: READ_BYTES, start: start.bytes }),
  start,
});

type Checking = { chunk: Chunk; checked: Promise<CheckedChunk> };

/** Chunks that are read or checked while one is written. */
const AHEAD = 4;

/**
 * Imports one stream of lines by chunks; the next chunks are read and checked while one is written. Committed
 * transactions stay, whatever happens later.
 * @throws if the source cannot be read or the database is away
 */
export async function importSource(source: Source, counts: Counts, options: ImportOptions): Promise<void> {
  const check = checkOptions(options.production, options.now());
  const chunks = readChunks(source.bytes, { buffers: AHEAD + 2, from: source.start.bytes });
  const ahead: Checking[] = [];
  const steps = stepQueue();
  let lines = source.start.lines;
  const writeNext = async (): Promise<void> => {
    const next = ahead.shift();
    if (next === undefined) return;
    const checked = await next.checked;
    await writeChunk({ source, chunk: next.chunk, checked, lines, check, counts, options }, steps);
    lines += checked.lines;
    steps.add(async () => next.chunk.release());
  };
  for await (const chunk of chunks) {
    const task = { bytes: chunk.bytes, room: chunk.room, startsStream: chunk.from === 0, options: check };
    // Checks a single chunk here, because starting a thread would take longer.
    const alone = chunk.last && chunk.from === source.start.bytes;
    const checked = alone ? Promise.resolve(checkChunk(task)) : options.pool.check(task);
    // A failure surfaces where it is awaited; until then it must not count as unhandled.
    checked.catch(() => {});
    ahead.push({ chunk, checked });
    if (ahead.length >= AHEAD) await writeNext();
  }
  while (ahead.length > 0) await writeNext();
  await steps.done();
}

/** Runs second steps of batches one after the other, in parallel to the first step of the next batch. */
type StepQueue = {
  /** Runs a step after those before it. */
  add(step: () => Promise<void>): void;
  /** @throws what a step has thrown */
  done(): Promise<void>;
};

function stepQueue(): StepQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (step) => {
      last = last.then(step);
      // A failure surfaces where it is awaited; until then it must not count as unhandled.
      last.catch(() => {});
    },
    done: () => last,
  };
}

type Work = {
  source: Source;
  chunk: Chunk;
  checked: CheckedChunk;
  /** Lines before the chunk. */
  lines: number;
  check: CheckOptions;
  counts: Counts;
  options: ImportOptions;
};

async function writeChunk(work: Work, steps: StepQueue): Promise<void> {
  const { source, chunk, checked, check, options } = work;
  const folder = source.path === "-" ? "." : path.dirname(source.path);
  const services: BatchServices = { ...options, folder, check, settle: settler(work) };
  for (const batch of batchesOf(checked, options.batchSize ?? Number.POSITIVE_INFINITY)) {
    const prepared = await prepareBatch(batch, services);
    // At most one second step runs in parallel to a first step; more would only wait.
    await steps.done();
    for (const part of prepared) steps.add(() => finishBatch(chunk.bytes, part, services));
    if (prepared.some(({ isUrgent }: Prepared) => isUrgent)) await steps.done();
  }
  if (checked.rows > 0 || chunk.bytes.length === 0) return;
  const nothing = { chunk: checked, from: 0, to: 0 };
  steps.add(() => options.connections.second.db.transaction().execute((trx) => services.settle(trx, nothing, [])));
}

/** Reports each finished batch and the written length of the stream. */
function settler(work: Work): BatchServices["settle"] {
  const { chunk, checked, options } = work;
  let settled = 0;
  return async (trx, batch, outcomes) => {
    report(work, batch, outcomes);
    const to = endOf(chunk, checked, batch);
    if (to === undefined || options.reached === undefined) return;
    const isEnd = batch.to === checked.rows;
    const lines = work.lines + (isEnd ? checked.lines : (checked.lineNumbers[batch.to] ?? 1) - 1);
    const bytes = isEnd ? chunk.to : chunk.from + to;
    await options.reached(trx, { bytes, lines }, chunk.bytes.subarray(settled, to));
    settled = to;
  };
}

/**
 * Bytes of the chunk up to the end of a batch; undefined inside a chunk with an overlong line, whose positions are
 * unknown.
 */
function endOf(chunk: Chunk, { rows, starts }: CheckedChunk, { to }: Batch): number | undefined {
  if (to === rows) return chunk.bytes.length;
  return chunk.to - chunk.from === chunk.bytes.length ? starts[to] : undefined;
}

/** Counts the outcomes of a batch's rows and reports the rejected ones. */
function report(
  { source, chunk, checked, lines, check, counts, options }: Work,
  batch: Batch,
  outcomes: readonly RowOutcome[],
) {
  const refusals = new Map(checked.refusals.map((refusal) => [refusal.index, refusal]));
  for (const [place, result] of outcomes.entries()) {
    const index = batch.from + place;
    const refusal = refusals.get(index);
    if (result.outcome !== "rejected") {
      count(counts, IMPORT_ROW_TYPES[checked.kinds[index] ?? REFUSED] ?? "?", result.outcome);
      continue;
    }
    const line = readChecked(chunk.bytes, checked.starts[index] ?? 0, checked.ends[index] ?? 0, check);
    const name = refusal ?? (line.checked?.ok ? nameOf(line.checked.row) : { type: "", key: "" });
    count(counts, name.type, "rejected");
    options.reject({
      file: source.path,
      line: lines + (checked.lineNumbers[index] ?? 0),
      type: name.type,
      key: name.key,
      problems: result.problems,
      row: line.value,
    });
  }
}
