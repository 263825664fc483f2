/** The header `Range` of one part of a file (RFC 9110, section 14). */
import type { Part } from "../../../platform/files/store/stored-bytes.ts";

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a header asks for; "whole" without a header, and for several parts or another unit, which a server may
 * ignore; "none" if the file has no such part.
 */
export function byteRange(header: string | undefined, bytes: number): Part | "whole" | "none" {
  const [, first = "", last = ""] = ONE_RANGE.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? "none" : { start: bytes - count, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= bytes ? "none" : { start, end };
}
