/** Parses a line into a row, on a fast path if it is certainly valid. */
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";
import { type CheckedRow, checkRow } from "../../../platform/import/check-row.ts";
import type { ImportedRow, ImportKind } from "../../../platform/import/import-kind.ts";
import { isSafe } from "../../../platform/import/unsafe-values.ts";
import { readLine } from "../files/lines.ts";
import { IMPORT_KINDS, kindOf } from "../kinds.ts";
import { checkAlike } from "./check-alike.ts";
import { findDoubleKey } from "../../../platform/import/double-keys.ts";

export type CheckOptions = {
  /** Plain passwords and relative days are refused, as wherever demo data are. */
  production: boolean;
  /** The Berlin day that relative days start from. */
  today: Day;
};

export const checkOptions = (production: boolean, now: Date): CheckOptions => ({
  production,
  today: berlinDate(now.getTime()),
});

const refusedLine = (message: string): CheckedRow => ({
  ok: false,
  type: "",
  key: "",
  problems: [{ field: "", message }],
});

/** A text without this pattern has no relative day in its row. */
const RELATIVE_DAY = /"[+-]P\d{1,5}D"|\{[+-]P\d{1,5}D\}/;

/** The row of one line, or undefined for a blank line. */
export function checkLine(
  bytes: Uint8Array,
  start: number,
  end: number,
  options: CheckOptions,
): CheckedRow | undefined {
  const line = readLine(bytes, start, end);
  if (line === undefined) return undefined;
  return "problem" in line ? refusedLine(line.problem) : checkText(line.text, options);
}

/** Parses a line again for the report: its content as JSON or text, and its problems. */
export function readChecked(bytes: Uint8Array, start: number, end: number, options: CheckOptions) {
  const line = readLine(bytes, start, end);
  const text = line && "text" in line ? line.text : undefined;
  const value = text === undefined ? undefined : (parseJson(text) ?? text);
  return { value, checked: checkLine(bytes, start, end, options) };
}

function checkText(text: string, { production, today }: CheckOptions): CheckedRow {
  const value = parseJson(text);
  if (value === undefined) return refusedLine("Die Zeile ist kein gültiges JSON.");
  const twice = findTwice(text, value);
  if (twice !== undefined) return refusedTwice(value, twice);
  const relative = !production && RELATIVE_DAY.test(text);
  const quick = relative ? undefined : checkQuickly(text, value);
  const checked = quick ?? checkRow(IMPORT_KINDS, value, relative ? { relativeTo: today } : {});
  return production && checked.ok ? refuseInProduction(checked.row) : checked;
}

function refuseInProduction(row: ImportedRow): CheckedRow {
  const problem = kindOf(row.type)?.productionProblem?.(row);
  return problem === undefined ? { ok: true, row } : { ok: false, ...nameOf(row), problems: [problem] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text that `JSON.stringify` reproduces names no key twice. */
const findTwice = (text: string, value: unknown): string | undefined =>
  JSON.stringify(value) === text ? undefined : findDoubleKey(text, value);

function refusedTwice(value: unknown, field: string): CheckedRow {
  const checked = checkRow(IMPORT_KINDS, value);
  const { type, key } = checked.ok ? nameOf(checked.row) : checked;
  return { ok: false, type, key, problems: [{ field, message: "kommt in der Zeile zweimal vor." }] };
}

/** Identifies a row for people: its type and the value of its name field. */
export function nameOf(row: ImportedRow): { type: string; key: string } {
  const name = (row as Record<string, unknown>)[kindOf(row.type)?.nameField ?? ""];
  return { type: row.type, key: typeof name === "string" ? name : "" };
}

type QuickCheck = (value: Record<string, unknown>) => CheckedRow | undefined;

/** By type: returns the row if it is certainly valid; undefined means unknown. */
const QUICK_CHECKS: ReadonlyMap<unknown, QuickCheck> = new Map(
  IMPORT_KINDS.map((kind) => [kind.type, quickCheckOf(kind)]),
);

function quickCheckOf({ row, check }: ImportKind): QuickCheck {
  if (check?.alike) return checkAlike(check.alike);
  const schema = z.compile(row as z.ZodMiniType);
  return (value) => {
    const result = schema.safeParse(value);
    return result.success ? { ok: true, row: result.data as ImportedRow } : undefined;
  };
}

/** Unsafe texts need an escape; unsafe numbers and depths need a field of any type. */
const mayBeUnsafe = (text: string, type: unknown): boolean =>
  HOLDS_ANY_JSON.has(type) || text.includes("\\u") || text.includes("__proto__");

const HOLDS_ANY_JSON: ReadonlySet<unknown> = new Set(
  IMPORT_KINDS.filter((kind) => kind.check?.holdsAnyJson).map(({ type }) => type),
);

/** Same result as `checkRow` for a valid row, much faster; undefined means unknown. */
function checkQuickly(text: string, value: unknown): CheckedRow | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { type } = value as { type?: unknown };
  if (mayBeUnsafe(text, type) && !isSafe(value)) return undefined;
  return QUICK_CHECKS.get(type)?.(value as Record<string, unknown>);
}
