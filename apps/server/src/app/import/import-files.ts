/** `portal import`: streams NDJSON files into the database (docs/import-format.md). */
import { createReadStream } from "node:fs";
import path from "node:path";
import { berlinDate } from "@portal/contract/berlin-time";
import type { ImportRow } from "@portal/contract/import";
import { checkImportRow, type ImportProblem } from "@portal/contract/import-check";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { rowKey, writeBatch, type BatchServices } from "./batch.ts";
import { readLines, type Line } from "./lines.ts";
import { count, rejectionLines, type Counts } from "./report.ts";
import type { Sourced, Verdict } from "./verdict.ts";

export type ImportOptions = Omit<BatchServices, "folder"> & {
  db: Kysely<Database>;
  /** In production plain passwords and relative days are refused. */
  production: boolean;
  /** Takes the line about a rejected row. */
  warn: (line: string) => void;
  /** Rows in one transaction. Default 1000. */
  batchSize?: number;
};

/** `path` "-" is standard input. */
type Source = { path: string; bytes: AsyncIterable<Uint8Array> };

/** Opens a file for `importSource`. */
export const openSource = (file: string, standardInput: AsyncIterable<Uint8Array>): Source => ({
  path: file,
  bytes: file === "-" ? standardInput : createReadStream(file, { highWaterMark: 1 << 18 }),
});

/**
 * Imports one stream of lines, a batch at a time; the next batch is read and checked while the one before is written.
 * Batches that were written stay, whatever happens to later ones.
 * @throws if the source can't be read or the database is away
 */
export async function importSource(source: Source, counts: Counts, options: ImportOptions): Promise<void> {
  const context = {
    ...options,
    counts,
    file: source.path,
    folder: source.path === "-" ? "." : path.dirname(source.path),
  };
  let batch = newBatch();
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = write(batch, context);
    // A failure surfaces at the next await; until then it must not count as unhandled.
    writing.catch(() => {});
    batch = newBatch();
  };
  for await (const lines of readLines(source.bytes)) {
    for (const line of lines) {
      const checked = check(line, options);
      if (batch.size >= (options.batchSize ?? 1000) || (checked.ok && batch.keys.has(rowKey(checked.row))))
        await flush();
      add(batch, line.number, checked);
    }
  }
  await flush();
  await writing;
}

type Checked =
  | { ok: true; row: ImportRow }
  | { ok: false; type: string; key: string; problems: readonly ImportProblem[] };
type Refused = { line: number; type: string; key: string; problems: readonly ImportProblem[] };
type Batch = { size: number; rows: Sourced<ImportRow>[]; keys: Set<string>; refused: Refused[] };

const newBatch = (): Batch => ({ size: 0, rows: [], keys: new Set(), refused: [] });

function add(batch: Batch, line: number, checked: Checked): void {
  batch.size += 1;
  if (!checked.ok) {
    batch.refused.push({ ...checked, line });
    return;
  }
  batch.rows.push({ row: checked.row, line });
  batch.keys.add(rowKey(checked.row));
}

const PASSWORD_IN_PRODUCTION = {
  field: "password",
  message: "ist im Produktivbetrieb nicht erlaubt. Die Person vergibt ihr Passwort selbst.",
};

/** Where the text has no such value, there is no need to look for one in the row. */
const RELATIVE_DAY = /"[+-]P\d{1,5}D"/;

function check(line: Line, { production, now }: ImportOptions): Checked {
  if ("problem" in line) return { ok: false, type: "", key: "", problems: [{ field: "", message: line.problem }] };
  const value = parseJson(line.text);
  if (value === undefined) {
    return { ok: false, type: "", key: "", problems: [{ field: "", message: "Die Zeile ist kein gültiges JSON." }] };
  }
  const relative = !production && RELATIVE_DAY.test(line.text);
  const checked = checkImportRow(value, relative ? { relativeTo: berlinDate(now().getTime()) } : {});
  if (!checked.ok || !production || checked.row.type !== "user" || checked.row.password === undefined) return checked;
  return { ok: false, type: "user", key: checked.row.external_id, problems: [PASSWORD_IN_PRODUCTION] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Context = ImportOptions & { counts: Counts; file: string; folder: string };

async function write(batch: Batch, context: Context): Promise<void> {
  const verdicts = batch.rows.length === 0 ? [] : await writeBatch(context.db, batch.rows, context);
  const refused = [...batch.refused];
  for (const [index, { row, line }] of batch.rows.entries()) {
    const verdict: Verdict = verdicts[index] ?? { outcome: "unchanged" };
    const key = row.type === "entry" ? row.company : row.external_id;
    if (verdict.outcome === "rejected") refused.push({ line, type: row.type, key, problems: verdict.problems });
    else count(context.counts, row.type, verdict.outcome);
  }
  for (const rejection of refused.toSorted((a, b) => a.line - b.line)) {
    count(context.counts, rejection.type, "rejected");
    for (const text of rejectionLines({ ...rejection, file: context.file }, rejection.problems)) context.warn(text);
  }
}
