/** Checks all lines of a piece and puts what is good into the form in which it is written; runs in any thread. */
import type { Right } from "@portal/contract/http/access";
import { IMPORT_ROW_TYPES, type ImportRow, type ImportRowOf } from "./import-rows.ts";
import type { ImportProblem } from "./check-row.ts";
import { loginKey } from "@portal/db/login-key";
import { checkLine, type CheckOptions } from "./check-rows.ts";
import { forEachLine } from "./lines.ts";
import { isBulkRow, needsCare, toBulkRow } from "./tables.ts";

/** Stands in `CheckedPiece.kinds` for a refused row. */
export const REFUSED = 255;

export type Refusal = { index: number; type: string; key: string; problems: readonly ImportProblem[] };

/**
 * The rows of a piece in columns, because threads hand over arrays of numbers for nothing and many small objects dearly.
 * Row `i` begins at `starts[i]` in the piece's bytes.
 */
export type CheckedPiece = {
  /** Lines of the piece, blank ones included. */
  lines: number;
  rows: number;
  /** Number of the line in the piece, from 1. */
  lineNumbers: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array;
  /** Place in `IMPORT_ROW_TYPES`, or `REFUSED`. */
  kinds: Uint8Array;
  /** 1 where only the careful way will do. */
  careful: Uint8Array;
  /** What makes a row the same as another of its type and company: its external id, of entries "". */
  keys: string[];
  /** The company that a row belongs to, of companies themselves their external id, else "". */
  companies: string[];
  /** Of users: the key of their login, and their companies as `[external id, right]`, undefined where the row is silent. */
  users: Map<number, { loginKey: string; accounts: [company: string, right: Right][] | undefined }>;
  /** COPY text of the rows one after the other; row `i` ends before `textEnds[i]`. */
  text: Uint8Array;
  textEnds: Uint32Array;
  /** As in `BulkRow`. */
  named: Float64Array;
  refusals: Refusal[];
};

/** `bytes` and `room` lie in shared memory where another thread checks. */
export type PieceToCheck = { bytes: Uint8Array; room: Uint8Array; startsStream: boolean; options: CheckOptions };

type Note = Pick<Refusal, "index"> & {
  line: number;
  start: number;
  end: number;
  kind: number;
  careful: 0 | 1;
  key: string;
  company: string;
  textEnd: number;
  named: number;
};

/** @param room where the rows' COPY text goes as long as it fits */
export function checkPiece({ bytes, room, startsStream, options }: PieceToCheck): CheckedPiece {
  const notes: Note[] = [];
  const users: CheckedPiece["users"] = new Map();
  const refusals: Refusal[] = [];
  const text = growingText(room);
  const lines = forEachLine(bytes, { startsStream }, (line, start, end) => {
    const checked = checkLine(bytes, start, end, options);
    if (checked === undefined) return;
    const index = notes.length;
    const place = { index, line, start, end };
    if (checked.ok) {
      if (checked.row.type === "user") users.set(index, accountsOf(checked.row));
      notes.push({ ...place, ...noteOf(checked.row, text) });
    } else {
      refusals.push({ index, type: checked.type, key: checked.key, problems: checked.problems });
      notes.push({ ...place, kind: REFUSED, careful: 0, key: "", company: "", textEnd: text.length(), named: 0 });
    }
  });
  return {
    lines,
    rows: notes.length,
    lineNumbers: Uint32Array.from(notes, ({ line }) => line),
    starts: Uint32Array.from(notes, ({ start }) => start),
    ends: Uint32Array.from(notes, ({ end }) => end),
    kinds: Uint8Array.from(notes, ({ kind }) => kind),
    careful: Uint8Array.from(notes, (note) => note.careful),
    keys: notes.map(({ key }) => key),
    companies: notes.map(({ company }) => company),
    users,
    text: text.bytes(),
    textEnds: Uint32Array.from(notes, ({ textEnd }) => textEnd),
    named: Float64Array.from(notes, (note) => note.named),
    refusals,
  };
}

function noteOf(row: ImportRow, text: GrowingText): Omit<Note, "index" | "line" | "start" | "end"> {
  const kind = IMPORT_ROW_TYPES.indexOf(row.type);
  const key = keyOf(row);
  const company = row.type === "company" ? row.external_id : "company" in row ? row.company : "";
  if (!isBulkRow(row)) return { kind, careful: 0, key, company, textEnd: text.length(), named: 0 };
  const { text: fields, named } = toBulkRow(row);
  text.append(fields);
  const careful = needsCare(row) ? 1 : 0;
  return { kind, careful, key, company, textEnd: text.length(), named };
}

function keyOf(row: ImportRow): string {
  if (row.type === "entry" || row.type === "account_locks") return "";
  return row.type === "street" ? `${row.postal_code} ${row.city} ${row.name}` : row.external_id;
}

const accountsOf = ({ login, accounts }: ImportRowOf<"user">) => ({
  loginKey: loginKey(login),
  accounts: accounts?.map(({ company, right }): [string, Right] => [company, right]),
});

type GrowingText = { append(text: string): void; length(): number; bytes(): Uint8Array };

/** Bytes that one UTF-16 unit of a text takes at most. */
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
