/** Splits a stream of bytes into lines of text, with flat memory however long the stream or a line is. */
import { isUtf8 } from "node:buffer";

/** Longest line that is read, in bytes without its end. */
export const MAX_LINE_BYTES = 1_048_576;

/** `number` counts from 1. A line that can't be read has a `problem` instead of a text. */
export type Line = { number: number; text: string } | { number: number; problem: string };

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Yields the lines of each piece of the stream together; blank ones are left out but counted. LF and CRLF end a line,
 * a byte order mark at the start is ignored.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  let number = 0;
  let started: Buffer[] = [];
  let startedBytes = 0;
  const keep = (piece: Buffer): void => {
    startedBytes += piece.length;
    // An overlong line is only measured on, never kept.
    if (startedBytes <= MAX_LINE_BYTES + 1) started.push(piece);
  };
  const finish = (lines: Line[]): void => {
    number += 1;
    const line = toLine(number, started.length === 1 && started[0] ? started[0] : Buffer.concat(started), startedBytes);
    if (line) lines.push(line);
    started = [];
    startedBytes = 0;
  };
  for await (const bytes of source) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      finish(lines);
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  const last: Line[] = [];
  if (startedBytes > 0) finish(last);
  if (last.length > 0) yield last;
}

function toLine(number: number, bytes: Buffer, length: number): Line | undefined {
  let from = 0;
  let end = length;
  if (number === 1 && BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte)) from = BYTE_ORDER_MARK.length;
  if (end > from && bytes[end - 1] === CARRIAGE_RETURN) end -= 1;
  if (end - from > MAX_LINE_BYTES) return { number, problem: "Die Zeile ist länger als 1 MB." };
  const content = bytes.subarray(from, end);
  if (!isUtf8(content)) return { number, problem: "Die Zeile ist kein gültiges UTF-8." };
  const text = content.toString("utf8");
  return text.trim() === "" ? undefined : { number, text };
}
