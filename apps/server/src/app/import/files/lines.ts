/** Splits bytes into lines of text. */
import { isUtf8 } from "node:buffer";

/** Longest line that is read, in bytes without its end. */
export const MAX_LINE_BYTES = 1_048_576;

/** An unreadable line has a German `problem` instead of a text. */
export type Line = { text: string } | { problem: string };

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BRACE = 0x7b;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Calls `take` with each line: its number from 1, and where it begins and ends in `bytes`. LF and CRLF end a line, a
 * byte order mark at the start of a stream is ignored.
 * @returns how many lines there were, blank ones included
 */
export function forEachLine(
  bytes: Uint8Array,
  { startsStream }: { startsStream: boolean },
  take: (number: number, start: number, end: number) => void,
): number {
  let number = 0;
  let start =
    startsStream && BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(NEWLINE, start);
    const next = found < 0 ? bytes.length : found;
    number += 1;
    take(number, start, next > start && bytes[next - 1] === CARRIAGE_RETURN ? next - 1 : next);
    start = next + 1;
  }
  return number;
}

/** The text of one line; undefined where it is blank. */
export function readLine(bytes: Uint8Array, start: number, end: number): Line | undefined {
  if (end - start > MAX_LINE_BYTES) return { problem: "Die Zeile ist länger als 1 MB." };
  const content = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
  if (!isUtf8(content)) return { problem: "Die Zeile ist kein gültiges UTF-8." };
  const text = content.toString("utf8");
  return isBlank(text) ? undefined : { text };
}

// Rows begin with a brace, so the first character decides on most lines.
const isBlank = (text: string): boolean => text.charCodeAt(0) !== BRACE && text.trim() === "";
