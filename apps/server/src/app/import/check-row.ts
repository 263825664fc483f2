/** Turns one JSON value of an import file into a row, or says in German what is wrong with which field. */
import * as z from "zod/mini";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { IMPORT_ROWS, IMPORT_ROW_TYPES, type ImportRow, type ImportRowType } from "./import-rows.ts";

/** `field` is the path in the row, dots between steps; empty where the row as a whole is meant. */
export type ImportProblem = { field: string; message: string };

export type CheckedRow =
  | { ok: true; row: ImportRow }
  | { ok: false; type: string; key: string; problems: ImportProblem[] };

type Options = {
  /** With this day, `"-P30D"` and `"+P5D"` stand for days before and after it: for demo data. Without it they are refused. */
  relativeTo?: Day;
};

const DEEPEST = 12;

/** Checks one parsed line. The row is returned as it came, apart from relative days. */
export function checkImportRow(value: unknown, options: Options = {}): CheckedRow {
  if (!isObject(value)) return refused({}, [{ field: "", message: "Die Zeile ist kein JSON-Objekt." }]);
  const unsafe = isSafe(value) ? undefined : findUnsafe(value, [], 0);
  if (unsafe) return refused(value, [unsafe]);
  const { type } = value;
  if (!isRowType(type)) {
    return refused(value, [
      { field: "type", message: `muss einer dieser Werte sein: ${IMPORT_ROW_TYPES.join(", ")}.` },
    ]);
  }
  const candidate = options.relativeTo === undefined ? value : withDays(value, options.relativeTo);
  const result = z.safeParse(IMPORT_ROWS[type], candidate, { error: germanMessage });
  if (!result.success) return refused(value, result.error.issues.flatMap(toProblems));
  const lost = findLostFields(candidate, result.data);
  return lost.length === 0 ? { ok: true, row: result.data } : refused(value, lost);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRowType = (type: unknown): type is ImportRowType => IMPORT_ROW_TYPES.some((known) => known === type);

function refused(value: Record<string, unknown>, problems: ImportProblem[]): CheckedRow {
  const name = value["type"] === "entry" || value["type"] === "account_locks" ? value["company"] : value["external_id"];
  return {
    ok: false,
    type: typeof value["type"] === "string" ? value["type"] : "",
    key: typeof name === "string" ? name : "",
    problems,
  };
}

/** What neither JSON columns nor text columns can hold, and keys that are a trap in JavaScript. */
const isSafeText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Whether no text, number or key in it is one that the database or JavaScript trips over; of most rows that is all there is to know. */
export function isSafe(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isSafeText(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isSafe(item, depth + 1));
  for (const key in value) {
    if (key === "__proto__" || !isSafeText(key)) return false;
    if (!isSafe((value as Record<string, unknown>)[key], depth + 1)) return false;
  }
  return true;
}

function findUnsafe(value: unknown, path: string[], depth: number): ImportProblem | undefined {
  const problem = (message: string): ImportProblem => ({ field: path.join("."), message });
  if (typeof value === "string") {
    if (value.includes("\0")) return problem("darf kein NUL-Zeichen enthalten.");
    return value.isWellFormed() ? undefined : problem("enthält ein halbes Zeichen (einzelnes Surrogat).");
  }
  if (typeof value === "number") return Number.isFinite(value) ? undefined : problem("ist zu groß für eine Zahl.");
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= DEEPEST) return problem("ist zu tief verschachtelt.");
  for (const key of Object.keys(value)) {
    const inner = [...path, key];
    if (key === "__proto__") return { field: inner.join("."), message: "ist als Feldname nicht erlaubt." };
    const found =
      findUnsafe(key, inner, depth) ?? findUnsafe((value as Record<string, unknown>)[key], inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const RELATIVE_DAY = /^([+-])P(\d{1,5})D$/;

function withDays<T>(value: T, today: Day): T {
  if (typeof value === "string") {
    const [, sign, days] = RELATIVE_DAY.exec(value) ?? [];
    return days === undefined ? value : (addDays(today, Number(`${sign}${days}`)) as T & string);
  }
  if (Array.isArray(value)) return value.map((item) => withDays(item as unknown, today)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDays(inner, today)])) as T;
}

const UNKNOWN = "ist kein bekanntes Feld.";

function toProblems(issue: z.core.$ZodIssue): ImportProblem[] {
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), message: issue.message }];
  return issue.keys.map((key) => ({ field: [...path, key].join("."), message: UNKNOWN }));
}

/** Whether every field that was given is there still in what a rule made of it. */
export function isThereStill(given: unknown, taken: unknown): boolean {
  if (typeof given !== "object" || given === null || typeof taken !== "object" || taken === null) return true;
  if (Array.isArray(given)) {
    if (!Array.isArray(taken)) return false;
    for (let index = 0; index < taken.length; index += 1) {
      if (!isThereStill(given[index], taken[index])) return false;
    }
    return true;
  }
  for (const key of Object.keys(given)) {
    const value = (taken as Record<string, unknown>)[key];
    if (value === undefined || !isThereStill((given as Record<string, unknown>)[key], value)) return false;
  }
  return true;
}

/** Parts are held to the forms' rules, which drop without a word what they don't know: here that is unknown, too. */
const findLostFields = (given: Record<string, unknown>, row: ImportRow): ImportProblem[] =>
  row.type === "entry" ? findLost(given, row, []) : [];

function findLost(given: unknown, taken: unknown, path: string[]): ImportProblem[] {
  if (typeof given !== "object" || given === null || typeof taken !== "object" || taken === null) return [];
  return Object.keys(given).flatMap((key) => {
    const inner = [...path, key];
    if (!Object.hasOwn(taken, key)) {
      // A choice that came twice is there once; nothing is lost by it.
      return Array.isArray(taken) ? [] : [{ field: inner.join("."), message: UNKNOWN }];
    }
    return findLost((given as Record<string, unknown>)[key], (taken as Record<string, unknown>)[key], inner);
  });
}

const KINDS: Record<string, string> = {
  string: "ein Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "ein Objekt",
  record: "ein Objekt",
};

/** For rules without a message of their own. */
function germanMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== "custom") return "fehlt.";
  switch (issue.code) {
    case "invalid_type":
      return `muss ${KINDS[issue.expected] ?? "von anderer Art"} sein.`;
    case "invalid_value":
      return `muss einer dieser Werte sein: ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      if (issue.minimum === 1) return "darf nicht leer sein.";
      return `muss mindestens ${issue.minimum} ${unit(issue.origin)} haben.`;
    case "too_big":
      return `darf höchstens ${issue.maximum} ${unit(issue.origin)} haben.`;
    default:
      return "hat nicht die verlangte Form.";
  }
}

const unit = (origin: string): string => (origin === "array" ? "Einträge" : "Zeichen");
