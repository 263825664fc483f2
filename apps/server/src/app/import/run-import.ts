/** Runs a whole import: several files with one count, resumed after an interruption. */
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Screen } from "../../platform/commands/terminal.ts";
import { OUTCOMES } from "../../platform/import/row-outcome.ts";
import { openRun, type Run } from "./files/resume.ts";
import { importSource, type ImportOptions, openSource } from "./import-source.ts";
import { type Counts, rejectionLines, total } from "./report/counts.ts";
import { type Progress, startProgress } from "../../platform/commands/progress.ts";
import { openRejectionFile, type RejectionFile, type Rejection } from "./report/rejections.ts";

export type RunOptions = Omit<ImportOptions, "reject" | "reached"> & {
  stdin: Readable;
  /** Takes lines for people: rejected rows and notes on resuming. */
  warn: (line: string) => void;
  /** Where to show progress; undefined: nowhere. */
  screen?: Screen | undefined;
  /** File for the report of rejected rows. */
  rejected?: string | undefined;
  /** Ignores the progress of an interrupted import. */
  fromStart?: boolean;
};

const STANDARD_INPUT = "-";

/**
 * Imports files in order.
 * @returns number of rows by outcome, including those of an interrupted run
 * @throws if a file cannot be read or the database is away
 */
export async function runImport(files: readonly string[], options: RunOptions): Promise<Counts> {
  const run = files.includes(STANDARD_INPUT)
    ? undefined
    : await openRun(options.connections.second.db, files, options.fromStart ?? false);
  const counts: Counts = run?.counts ?? new Map();
  if (run?.resumes) options.warn(goesOn(files, run));
  const report =
    options.rejected === undefined ? undefined : openRejectionFile(options.rejected, run?.rejectedBytes ?? 0);
  const progress = await progressOf(files, run, options);
  try {
    for (const number of files.keys()) await importFile(number, { files, run, counts, report, progress, options });
    await run?.finish();
  } finally {
    progress?.stop();
    report?.close();
  }
  return counts;
}

function goesOn(files: readonly string[], run: Run): string {
  const number = files.findLastIndex((_file, index) => run.startOf(index).bytes > 0);
  const { lines } = run.startOf(number);
  return `Der Import von ${files[number]} geht nach Zeile ${lines} weiter. Von vorn beginnt er mit --from-start.`;
}

async function progressOf(files: readonly string[], run: Run | undefined, { screen }: RunOptions) {
  if (screen === undefined) return undefined;
  if (run === undefined) return startProgress(screen, undefined, 0);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const done = files.map((_file, number) => run.startOf(number).bytes);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return startProgress(screen, sum(sizes), sum(done));
}

type Whole = {
  files: readonly string[];
  run: Run | undefined;
  counts: Counts;
  report: RejectionFile | undefined;
  progress: Progress | undefined;
  options: RunOptions;
};

async function importFile(number: number, { files, run, counts, report, progress, options }: Whole): Promise<void> {
  const { warn, stdin, ...rest } = options;
  const source = openSource(files[number] ?? STANDARD_INPUT, stdin, run?.startOf(number));
  let before = { bytes: source.start.bytes, rows: rowsOf(counts) };
  await importSource(source, counts, {
    ...rest,
    reject: (rejection: Rejection) => {
      progress?.clear();
      report?.write(rejection);
      for (const line of rejectionLines(rejection, rejection.problems)) warn(line);
    },
    reached: async (trx, position, bytes) => {
      const rows = rowsOf(counts);
      progress?.advance(rows - before.rows, position.bytes - before.bytes);
      before = { bytes: position.bytes, rows };
      const so = { counts, rejectedBytes: report?.length() ?? 0, now: new Date() };
      await run?.reached(trx, number, position, bytes, so);
    },
  });
}

const rowsOf = (counts: Counts): number => OUTCOMES.reduce((rows, outcome) => rows + total(counts, outcome), 0);
