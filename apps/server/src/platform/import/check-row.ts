/** Checks one JSON value against the rules of its kind, and says in German what is wrong with which field. */
import { germanDay } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";
import { germanMessage } from "./german-messages.ts";
import type { ImportedRow, ImportKind } from "./import-kind.ts";
import type { ImportProblem } from "./row-outcome.ts";
import { findUnsafe, isSafe } from "./unsafe-values.ts";

export type CheckedRow =
  | { ok: true; row: ImportedRow }
  | { ok: false; type: string; key: string; problems: ImportProblem[] };

type Options = {
  /** With this day, `"-P30D"` and `"+P5D"` mean days before and after it, for demo data. Without it they are refused. */
  relativeTo?: Day;
};

/** Checks one parsed line against the kind that its `type` names. The row is returned as it came, apart from relative days. */
export function checkRow(kinds: readonly ImportKind[], value: unknown, options: Options = {}): CheckedRow {
  if (!isObject(value)) return refused({}, undefined, [{ field: "", message: "Die Zeile ist kein JSON-Objekt." }]);
  const kind = kinds.find(({ type }) => type === value["type"]);
  const unsafe = isSafe(value) ? undefined : findUnsafe(value, [], 0);
  if (unsafe) return refused(value, kind, [unsafe]);
  if (kind === undefined) {
    const types = kinds.map(({ type }) => type).join(", ");
    return refused(value, kind, [{ field: "type", message: `muss einer dieser Werte sein: ${types}.` }]);
  }
  const candidate = options.relativeTo === undefined ? value : withDays(value, options.relativeTo);
  const result = z.safeParse(kind.row, candidate, { error: germanMessage });
  if (!result.success) return refused(value, kind, result.error.issues.flatMap(toProblems));
  const lost = kind.check?.dropsUnknownFields ? findLost(candidate, result.data, []) : [];
  return lost.length === 0 ? { ok: true, row: result.data } : refused(value, kind, lost);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function refused(value: Record<string, unknown>, kind: ImportKind | undefined, problems: ImportProblem[]): CheckedRow {
  const { type } = value;
  const name = value[kind?.nameField ?? "external_id"];
  return {
    ok: false,
    type: typeof type === "string" ? type : "",
    key: typeof name === "string" ? name : "",
    problems,
  };
}

const RELATIVE_DAY = /^([+-])P(\d{1,5})D$/;
/** A day within a text for people: "Am {+P9D} warten wir die Server." */
const DAY_IN_TEXT = /\{([+-]P\d{1,5}D)\}/g;

function withDays<T>(value: T, today: Day): T {
  if (typeof value === "string") {
    const [, sign, days] = RELATIVE_DAY.exec(value) ?? [];
    if (days !== undefined) return addDays(today, Number(`${sign}${days}`)) as T & string;
    return value.replaceAll(DAY_IN_TEXT, (_whole, day: string) => germanDay(withDays(day, today))) as T & string;
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

/** A problem for each field that was given and that a rule has dropped. */
function findLost(given: unknown, taken: unknown, path: string[]): ImportProblem[] {
  if (typeof given !== "object" || given === null || typeof taken !== "object" || taken === null) return [];
  return Object.keys(given).flatMap((key) => {
    const inner = [...path, key];
    if (!Object.hasOwn(taken, key)) {
      // A choice that was given twice is kept once; nothing is lost.
      return Array.isArray(taken) ? [] : [{ field: inner.join("."), message: UNKNOWN }];
    }
    return findLost((given as Record<string, unknown>)[key], (taken as Record<string, unknown>)[key], inner);
  });
}
