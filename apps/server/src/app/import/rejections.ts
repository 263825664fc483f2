/** The report of rejected rows: NDJSON with everything that is needed to put them right and import them again. */
import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from "node:fs";
import type { ImportProblem } from "./check-row.ts";

export type Rejection = {
  file: string;
  /** From 1. */
  line: number;
  type: string;
  key: string;
  problems: readonly ImportProblem[];
  /** The row as it came; a text where it is no JSON, undefined where it can't be read at all. */
  row: unknown;
};

export type RejectionFile = {
  write(rejection: Rejection): void;
  /** Length of the file in bytes. */
  length(): number;
  close(): void;
};

/**
 * Opens the report. Its first `keep` bytes stay, those of rows that an earlier, interrupted import has rejected.
 * @throws if the file can't be written
 */
export function openRejectionFile(file: string, keep: number): RejectionFile {
  const descriptor = openSync(file, keep > 0 ? "a" : "w");
  if (keep > 0) ftruncateSync(descriptor, Math.min(keep, fstatSync(descriptor).size));
  let length = fstatSync(descriptor).size;
  return {
    write: ({ file: source, line, type, key, problems, row }) => {
      const text = `${JSON.stringify({ file: source, line, type, key, errors: problems, row: row ?? null })}\n`;
      length += writeSync(descriptor, text);
    },
    length: () => length,
    close: () => closeSync(descriptor),
  };
}
