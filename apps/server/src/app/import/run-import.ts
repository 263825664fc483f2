/** A whole import: several files, one count, going on where an interrupted one stopped. */
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { importSource, type ImportOptions, openSource } from "./import-files.ts";
import { type Progress, startProgress, type Screen } from "./progress.ts";
import { openRejectionFile, type RejectionFile, type Rejection } from "./rejections.ts";
import { type Counts, rejectionLines, total } from "./report.ts";
import { openRun, type Run } from "./resume.ts";
import { OUTCOMES } from "./verdict.ts";

export type RunOptions = Omit<ImportOptions, "reject" | "reached"> & {
  stdin: Readable;
  /** Takes lines for people: about rejected rows, and about going on. */
  warn: (line: string) => void;
  /** Where to tell of progress; undefined: nowhere. */
  screen?: Screen | undefined;
  /** File for the report of rejected rows. */
  rejected?: string | undefined;
  /** Forgets how far an interrupted import came. */
  fromStart?: boolean;
};

const STANDARD_INPUT = "-";

/**
 * Imports files in their order.
 * @returns how many rows became what, an interrupted start's included
 * @throws if a file can't be read or the database is away
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
