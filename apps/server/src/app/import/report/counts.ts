/** The report of an import: a line for each problem of a rejected row, and counts of rows by type and outcome. */
import { IMPORT_ROW_TYPES } from "../kinds.ts";
import type { ImportProblem } from "../../../platform/import/row-outcome.ts";
import { OUTCOMES, type Outcome } from "../../../platform/import/row-outcome.ts";

/** Rows by type and outcome. Lines without a readable type count as type "?". */
export type Counts = Map<string, Record<Outcome, number>>;

export function count(counts: Counts, type: string, outcome: Outcome): void {
  const known = IMPORT_ROW_TYPES.some((name) => name === type) ? type : "?";
  const row = counts.get(known) ?? { created: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 };
  row[outcome] += 1;
  counts.set(known, row);
}

export const total = (counts: Counts, outcome: Outcome): number =>
  [...counts.values()].reduce((sum, row) => sum + row[outcome], 0);

type Rejection = { file: string; line: number; type: string; key: string };

/** `demo.ndjson:12 product P-7: Status__c: fehlt.`, one such line for each problem. */
export function rejectionLines({ file, line, type, key }: Rejection, problems: readonly ImportProblem[]): string[] {
  const row = [type, key]
    .filter((part) => part !== "")
    .map(printable)
    .join(" ");
  const where = row === "" ? `${file}:${line}` : `${file}:${line} ${row}`;
  return problems.map(({ field, message }) =>
    field === "" ? `${where}: ${printable(message)}` : `${where}: ${printable(field)}: ${printable(message)}`,
  );
}

const LONGEST = 300;

/** Escapes control characters, so that text of a file cannot move the cursor, change colours or fill the screen. */
function printable(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "\uFFFD");
  return visible.length > LONGEST ? `${visible.slice(0, LONGEST)}…` : visible;
}

/** A table with one line per row type. */
export function summary(counts: Counts): string {
  const types = [...IMPORT_ROW_TYPES, "?"].filter((type) => counts.has(type));
  const cells = types.map((type) => [type, ...OUTCOMES.map((outcome) => String(counts.get(type)?.[outcome] ?? 0))]);
  const rows = [["", ...OUTCOMES], ...cells];
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
