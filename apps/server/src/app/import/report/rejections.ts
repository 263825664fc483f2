/** The file of rejected rows: NDJSON with everything needed to correct and import them again. */
import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from "node:fs";
import type { ImportProblem } from "../../../platform/import/row-outcome.ts";

export type Rejection = {
  file: string;
  /** From 1. */
  line: number;
  type: string;
  key: string;
  problems: readonly ImportProblem[];
  /** The row as parsed; text if it is not JSON, undefined if it is unreadable. */
  row: unknown;
};

export type RejectionFile = {
  write(rejection: Rejection): void;
  /** Length of the file in bytes. */
  length(): number;
  close(): void;
};

/**
 * Opens the file. Its first `keep` bytes stay: an interrupted import of the same files wrote them.
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
