/** Cuts a stream of bytes into pieces of whole lines, in buffers that are used again: memory stays flat however long the stream. */
import { MAX_LINE_BYTES } from "./lines.ts";

/** What a piece is filled up to before it goes on its way. */
export const PIECE_BYTES = 2 * MAX_LINE_BYTES;

export type Piece = {
  /** Whole lines with their ends; the last line of a stream may lack its end. */
  bytes: Uint8Array;
  /** Room for what is made of the bytes, in shared memory like them. */
  room: Uint8Array;
  /** Where the piece begins and ends in the stream, in bytes; an overlong line counts whole though only its start is here. */
  from: number;
  to: number;
  /** Nothing comes after it. */
  last: boolean;
  /** Gives the buffer back; the bytes are void from then on. */
  release(): void;
};

const NEWLINE = 0x0a;
/** Enough of an overlong line to see that it is one. */
const OVERLONG = MAX_LINE_BYTES + 3;

/**
 * Yields pieces in order. A piece keeps its buffer until it is released; when `buffers` of them are out, the stream
 * waits.
 * @param from bytes of the stream that came before its first one, for `Piece.from`
 */
export async function* readPieces(
  source: AsyncIterable<Uint8Array>,
  { buffers = 6, from = 0 }: { buffers?: number; from?: number } = {},
): AsyncGenerator<Piece> {
  const pool = bufferPool(buffers);
  let buffer = await pool.take();
  let filled = 0;
  let position = from;
  let start = from;
  let skipping = false;
  const cut = async (end: number, last: boolean): Promise<Piece> => {
    const full = buffer;
    const to = position - (filled - end);
    const release = (): void => pool.give(full);
    const piece: Piece = { bytes: full.bytes.subarray(0, end), room: full.room, from: start, to, last, release };
    start = to;
    if (last) return piece;
    const rest = full.bytes.subarray(end, filled);
    buffer = await pool.take();
    buffer.bytes.set(rest);
    filled = rest.length;
    return piece;
  };
  for await (const chunk of source) {
    let bytes = chunk;
    while (bytes.length > 0) {
      if (skipping) {
        const end = bytes.indexOf(NEWLINE);
        position += end < 0 ? bytes.length : end;
        bytes = end < 0 ? bytes.subarray(bytes.length) : bytes.subarray(end);
        if (end < 0) continue;
        skipping = false;
      }
      const taken = bytes.subarray(0, buffer.bytes.length - filled);
      buffer.bytes.set(taken, filled);
      filled += taken.length;
      position += taken.length;
      bytes = bytes.subarray(taken.length);
      const lineStart = buffer.bytes.lastIndexOf(NEWLINE, filled - 1) + 1;
      if (filled - lineStart > OVERLONG) {
        // Only the start of the line is kept; the rest runs past until its end.
        filled = lineStart + OVERLONG;
        skipping = true;
      } else if (filled >= PIECE_BYTES && lineStart > 0) yield await cut(lineStart, false);
    }
  }
  yield await cut(filled, true);
}

type Buffers = { bytes: Uint8Array; room: Uint8Array };

/** Memory that several threads may look at. */
function bufferPool(size: number): { take(): Promise<Buffers>; give(buffers: Buffers): void } {
  const free: Buffers[] = [];
  const waiting: ((buffers: Buffers) => void)[] = [];
  let made = 0;
  const shared = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));
  return {
    take: () => {
      const buffers = free.pop();
      if (buffers !== undefined) return Promise.resolve(buffers);
      if (made === size) return new Promise((resolve) => waiting.push(resolve));
      made += 1;
      return Promise.resolve({ bytes: shared(2 * PIECE_BYTES), room: shared(2 * PIECE_BYTES) });
    },
    give: (buffers) => {
      const next = waiting.shift();
      if (next) next(buffers);
      else free.push(buffers);
    },
  };
}
