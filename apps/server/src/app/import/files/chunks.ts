/**
 * Splits a stream of bytes into chunks of whole lines. Buffers are reused, so memory stays flat for streams of any
 * length.
 */
import { MAX_LINE_BYTES } from "./lines.ts";

/** A chunk is emitted from this size on. */
export const CHUNK_BYTES = 2 * MAX_LINE_BYTES;

export type Chunk = {
  /** Whole lines with line ends; the last line of a stream may lack its end. */
  bytes: Uint8Array;
  /** Room for the COPY text of the rows, in shared memory like the bytes. */
  room: Uint8Array;
  /**
   * Start and end of the chunk in the stream, in bytes. An overlong line counts fully, although only its start is in
   * `bytes`.
   */
  from: number;
  to: number;
  /** True for the last chunk of the stream. */
  last: boolean;
  /** Returns the buffer to the pool; the bytes must not be read afterwards. */
  release(): void;
};

const NEWLINE = 0x0a;
/** Bytes kept of an overlong line: enough to recognise it as too long. */
const OVERLONG = MAX_LINE_BYTES + 3;

/**
 * Yields chunks in order. A chunk keeps its buffer until it is released; while `buffers` of them are in use, the stream
 * waits.
 * @param from position of the first byte in the whole stream
 */
export async function* readChunks(
  source: AsyncIterable<Uint8Array>,
  { buffers = 6, from = 0 }: { buffers?: number; from?: number } = {},
): AsyncGenerator<Chunk> {
  const pool = bufferPool(buffers);
  let buffer = await pool.take();
  let filled = 0;
  let position = from;
  let start = from;
  let skipping = false;
  const cut = async (end: number, last: boolean): Promise<Chunk> => {
    const full = buffer;
    const to = position - (filled - end);
    const release = (): void => pool.give(full);
    const chunk: Chunk = { bytes: full.bytes.subarray(0, end), room: full.room, from: start, to, last, release };
    start = to;
    if (last) return chunk;
    const rest = full.bytes.subarray(end, filled);
    buffer = await pool.take();
    buffer.bytes.set(rest);
    filled = rest.length;
    return chunk;
  };
  for await (const read of source) {
    let bytes = read;
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
        // Keeps only the start of the line and skips the rest.
        filled = lineStart + OVERLONG;
        skipping = true;
      } else if (filled >= CHUNK_BYTES && lineStart > 0) yield await cut(lineStart, false);
    }
  }
  yield await cut(filled, true);
}

type Buffers = { bytes: Uint8Array; room: Uint8Array };

/** Buffers of shared memory. */
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
      return Promise.resolve({ bytes: shared(2 * CHUNK_BYTES), room: shared(2 * CHUNK_BYTES) });
    },
    give: (buffers) => {
      const next = waiting.shift();
      if (next) next(buffers);
      else free.push(buffers);
    },
  };
}
