/** `portal import`: streams NDJSON files into the database (docs/import-format.md). */
import { createReadStream } from "node:fs";
import path from "node:path";
import { IMPORT_ROW_TYPES } from "./import-rows.ts";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Slice } from "./bulk-write.ts";
import type { WriteServices } from "./careful-write.ts";
import { type CheckedPiece, checkPiece, REFUSED } from "./check-piece.ts";
import type { CheckPool } from "./check-pool.ts";
import { type CheckOptions, checkOptions, nameOf, readChecked } from "./check-rows.ts";
import { type Piece, readPieces } from "./pieces.ts";
import type { Rejection } from "./rejections.ts";
import { count, type Counts } from "./report.ts";
import { slicesOf } from "./slices.ts";
import type { Verdict } from "./verdict.ts";
import { finishSlice, type ImportConnections, type Prepared, prepareSlice, type SliceServices } from "./write-slice.ts";

/** Where a stream of lines has come to: bytes and lines that are written. */
export type Position = { bytes: number; lines: number };

export type ImportOptions = Omit<WriteServices, "folder"> & {
  connections: ImportConnections;
  /** Checks the pieces of streams that are longer than one. */
  pool: CheckPool;
  /** In production plain passwords and relative days are refused. */
  production: boolean;
  /** Takes each rejected row, in order. */
  reject: (rejection: Rejection) => void;
  /** Told at the end of each transaction, inside it; `bytes` are those since the last time. */
  reached?: (trx: Transaction<Database>, position: Position, bytes: Uint8Array) => Promise<void>;
  /** Rows in one transaction at most. Default: all of a piece of some 2 MB. */
  batchSize?: number;
};

/** `path` "-" is standard input. */
export type Source = { path: string; bytes: AsyncIterable<Uint8Array>; start: Position };

const READ_BYTES = 1 << 18;

/** Opens a file for `importSource`, at a place that an earlier import came to. */
export const openSource = (
  file: string,
  standardInput: AsyncIterable<Uint8Array>,
  start: Position = { bytes: 0, lines: 0 },
): Source => ({
  path: file,
  bytes: file === "-" ? standardInput : createReadStream(file, { highWaterMark: READ_BYTES, start: start.bytes }),
  start,
});

type Checking = { piece: Piece; checked: Promise<CheckedPiece> };

/** Pieces that are read or checked while one is written. */
const AHEAD = 4;

/**
 * Imports one stream of lines, a piece at a time; the next pieces are read and checked while the one before is written.
 * Transactions that ended stay, whatever happens later.
 * @throws if the source can't be read or the database is away
 */
export async function importSource(source: Source, counts: Counts, options: ImportOptions): Promise<void> {
  const check = checkOptions(options.production, options.now());
  const pieces = readPieces(source.bytes, { buffers: AHEAD + 2, from: source.start.bytes });
  const ahead: Checking[] = [];
  const line = writingLine();
  let lines = source.start.lines;
  const writeNext = async (): Promise<void> => {
    const next = ahead.shift();
    if (next === undefined) return;
    const checked = await next.checked;
    await writePiece({ source, piece: next.piece, checked, lines, check, counts, options }, line);
    lines += checked.lines;
    line.add(async () => next.piece.release());
  };
  for await (const piece of pieces) {
    const task = { bytes: piece.bytes, room: piece.room, startsStream: piece.from === 0, options: check };
    // A stream of one piece is checked sooner than a thread starts.
    const alone = piece.last && piece.from === source.start.bytes;
    const checked = alone ? Promise.resolve(checkPiece(task)) : options.pool.check(task);
    // A failure surfaces where it is awaited; until then it must not count as unhandled.
    checked.catch(() => {});
    ahead.push({ piece, checked });
    if (ahead.length >= AHEAD) await writeNext();
  }
  while (ahead.length > 0) await writeNext();
  await line.done();
}

/** Second steps one after the other, beside the first step of what follows. */
type WritingLine = {
  /** Runs a step when those before it are done. */
  add(step: () => Promise<void>): void;
  /** @throws what a step has thrown */
  done(): Promise<void>;
};

function writingLine(): WritingLine {
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
  piece: Piece;
  checked: CheckedPiece;
  /** Lines before the piece. */
  lines: number;
  check: CheckOptions;
  counts: Counts;
  options: ImportOptions;
};

async function writePiece(work: Work, line: WritingLine): Promise<void> {
  const { source, piece, checked, check, options } = work;
  const folder = source.path === "-" ? "." : path.dirname(source.path);
  const services: SliceServices = { ...options, folder, check, settle: settler(work) };
  for (const slice of slicesOf(checked, options.batchSize ?? Number.POSITIVE_INFINITY)) {
    const prepared = await prepareSlice(slice, services);
    // At most one second step beside one first step: everything else would only pile up.
    await line.done();
    for (const part of prepared) line.add(() => finishSlice(piece.bytes, part, services));
    if (prepared.some(({ isUrgent }: Prepared) => isUrgent)) await line.done();
  }
  if (checked.rows > 0 || piece.bytes.length === 0) return;
  const nothing = { piece: checked, from: 0, to: 0 };
  line.add(() => options.connections.second.db.transaction().execute((trx) => services.settle(trx, nothing, [])));
}

/** Reports each slice at its end, and how far the stream has come by it. */
function settler(work: Work): SliceServices["settle"] {
  const { piece, checked, options } = work;
  let settled = 0;
  return async (trx, slice, verdicts) => {
    report(work, slice, verdicts);
    const to = endOf(piece, checked, slice);
    if (to === undefined || options.reached === undefined) return;
    const isEnd = slice.to === checked.rows;
    const lines = work.lines + (isEnd ? checked.lines : (checked.lineNumbers[slice.to] ?? 1) - 1);
    const bytes = isEnd ? piece.to : piece.from + to;
    await options.reached(trx, { bytes, lines }, piece.bytes.subarray(settled, to));
    settled = to;
  };
}

/** Bytes of the piece up to the end of a slice; undefined in the middle of pieces whose places in the stream are not known. */
function endOf(piece: Piece, { rows, starts }: CheckedPiece, { to }: Slice): number | undefined {
  if (to === rows) return piece.bytes.length;
  return piece.to - piece.from === piece.bytes.length ? starts[to] : undefined;
}

/** Counts what became of a slice's rows and tells of those that were rejected. */
function report(
  { source, piece, checked, lines, check, counts, options }: Work,
  slice: Slice,
  verdicts: readonly Verdict[],
) {
  const refusals = new Map(checked.refusals.map((refusal) => [refusal.index, refusal]));
  for (const [place, verdict] of verdicts.entries()) {
    const index = slice.from + place;
    const refusal = refusals.get(index);
    if (verdict.outcome !== "rejected") {
      count(counts, IMPORT_ROW_TYPES[checked.kinds[index] ?? REFUSED] ?? "?", verdict.outcome);
      continue;
    }
    const line = readChecked(piece.bytes, checked.starts[index] ?? 0, checked.ends[index] ?? 0, check);
    const name = refusal ?? (line.checked?.ok ? nameOf(line.checked.row) : { type: "", key: "" });
    count(counts, name.type, "rejected");
    options.reject({
      file: source.path,
      line: lines + (checked.lineNumbers[index] ?? 0),
      type: name.type,
      key: name.key,
      problems: verdict.problems,
      row: line.value,
    });
  }
}
