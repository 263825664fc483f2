/** Checks all lines of a chunk and converts valid rows to the form in which they are written. Runs in any thread. */
import type { ImportedRow } from "../../../platform/import/import-kind.ts";
import type { ImportProblem } from "../../../platform/import/row-outcome.ts";
import { forEachLine } from "../files/lines.ts";
import { IMPORT_KINDS, kindOf } from "../kinds.ts";
import { checkLine, type CheckOptions } from "./check-line.ts";
import { isCopyKind, toCopyRow } from "./copy-row.ts";

/** The value for a refused row in `CheckedChunk.kinds`. */
export const REFUSED = 255;

export type Refusal = { index: number; type: string; key: string; problems: readonly ImportProblem[] };

/**
 * The rows of a chunk in columns: threads transfer typed arrays without copying, but many small objects slowly. Row `i`
 * begins at `starts[i]` in the chunk's bytes.
 */
export type CheckedChunk = {
  /** Number of lines in the chunk, including blank ones. */
  lines: number;
  rows: number;
  /** Number of the line in the chunk, from 1. */
  lineNumbers: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array;
  /** Index in `IMPORT_KINDS`, or `REFUSED`. */
  kinds: Uint8Array;
  /** 1 if the row is slow to write and cannot go by COPY. */
  slow: Uint8Array;
  /** Equal for two rows of one type and company that mean the same: `ImportKind.keyOf`. */
  keys: string[];
  /** The company of a row; for companies their own external id; otherwise "". */
  companies: string[];
  /** For kinds with a `CopyPlan`, by index. */
  notes: Map<number, unknown>;
  /** COPY text of all rows; row `i` ends before `textEnds[i]`. */
  text: Uint8Array;
  textEnds: Uint32Array;
  /** As in `CopyRow`. */
  named: Float64Array;
  refusals: Refusal[];
};

/** `bytes` and `room` are in shared memory if another thread checks. */
export type ChunkToCheck = { bytes: Uint8Array; room: Uint8Array; startsStream: boolean; options: CheckOptions };

type ChunkRow = Pick<Refusal, "index"> & {
  line: number;
  start: number;
  end: number;
  kind: number;
  slow: 0 | 1;
  key: string;
  company: string;
  textEnd: number;
  named: number;
};

/** @param room for the rows' COPY text, as long as it fits */
export function checkChunk({ bytes, room, startsStream, options }: ChunkToCheck): CheckedChunk {
  const rows: ChunkRow[] = [];
  const notes: CheckedChunk["notes"] = new Map();
  const refusals: Refusal[] = [];
  const text = growingText(room);
  const lines = forEachLine(bytes, { startsStream }, (line, start, end) => {
    const checked = checkLine(bytes, start, end, options);
    if (checked === undefined) return;
    const index = rows.length;
    const place = { index, line, start, end };
    if (checked.ok) {
      const { note, ...facts } = factsOf(checked.row, text);
      if (note !== undefined) notes.set(index, note);
      rows.push({ ...place, ...facts });
    } else {
      refusals.push({ index, type: checked.type, key: checked.key, problems: checked.problems });
      rows.push({ ...place, kind: REFUSED, slow: 0, key: "", company: "", textEnd: text.length(), named: 0 });
    }
  });
  return {
    lines,
    rows: rows.length,
    lineNumbers: Uint32Array.from(rows, ({ line }) => line),
    starts: Uint32Array.from(rows, ({ start }) => start),
    ends: Uint32Array.from(rows, ({ end }) => end),
    kinds: Uint8Array.from(rows, ({ kind }) => kind),
    slow: Uint8Array.from(rows, ({ slow }) => slow),
    keys: rows.map(({ key }) => key),
    companies: rows.map(({ company }) => company),
    notes,
    text: text.bytes(),
    textEnds: Uint32Array.from(rows, ({ textEnd }) => textEnd),
    named: Float64Array.from(rows, ({ named }) => named),
    refusals,
  };
}

type RowFacts = Omit<ChunkRow, "index" | "line" | "start" | "end">;

function factsOf(row: ImportedRow, text: GrowingText): RowFacts & { note?: unknown } {
  const kind = kindOf(row.type);
  if (kind === undefined) throw new Error(`no kind ${row.type}`);
  const place = IMPORT_KINDS.indexOf(kind);
  const { external_id: externalId = "", company = "" } = row as ImportedRow & NamedFields;
  const key = kind.keyOf === undefined ? externalId : kind.keyOf(row);
  const facts = { kind: place, key, company: kind.makesCompanies ? externalId : company };
  if (!isCopyKind(kind)) return { ...facts, slow: 0, textEnd: text.length(), named: 0 };
  const { text: fields, named } = toCopyRow(kind, row);
  text.append(fields);
  const { isSlow, plan } = kind.copy;
  const slow = isSlow?.(row) ? 1 : 0;
  return { ...facts, slow, textEnd: text.length(), named, ...(plan ? { note: plan.noteOf(row) } : {}) };
}

type NamedFields = { external_id?: string; company?: string };

type GrowingText = { append(text: string): void; length(): number; bytes(): Uint8Array };

/** Maximum bytes per UTF-16 unit. */
const BYTES_PER_UNIT = 3;

function growingText(room: Uint8Array): GrowingText {
  let buffer = Buffer.from(room.buffer, room.byteOffset, room.length);
  let filled = 0;
  return {
    append: (text) => {
      const needed = filled + text.length * BYTES_PER_UNIT;
      if (needed > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(2 * needed);
        buffer.copy(larger, 0, 0, filled);
        buffer = larger;
      }
      filled += buffer.write(text, filled, "utf8");
    },
    length: () => filled,
    bytes: () => new Uint8Array(buffer.buffer, 0, filled),
  };
}
