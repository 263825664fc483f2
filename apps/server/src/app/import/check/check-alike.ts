/** Checks rows whose fields often repeat, such as opening hours: each distinct value is checked once. */
import { rememberJson } from "@portal/db/copy-text";
import * as z from "zod/mini";
import type { CheckedRow } from "../../../platform/import/check-row.ts";
import type { CheckRules, ImportedRow } from "../../../platform/import/import-kind.ts";

const compiled = (schema: unknown) => z.compile(schema as z.ZodMiniType);

/** Returns the row if it is certainly valid; undefined means unknown. */
export function checkAlike({ fields, rest }: NonNullable<CheckRules["alike"]>) {
  const others = compiled(rest);
  const known = new Map(Object.entries(fields).map(([name, schema]) => [name, knownValues(compiled(schema))]));
  return (value: Record<string, unknown>): CheckedRow | undefined => {
    const remaining: Record<string, unknown> = {};
    const parts: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      const valueOf = known.get(name);
      if (valueOf === undefined) remaining[name] = value[name];
      else {
        const part = valueOf(value[name]);
        if (part === undefined) return undefined;
        parts[name] = part;
      }
    }
    const result = others.safeParse(remaining);
    if (!result.success || !keepsAllFields(remaining, result.data)) return undefined;
    return { ok: true, row: Object.assign(result.data as object, parts) as ImportedRow };
  };
}

/** Values remembered per field; one more clears the memory. */
const REMEMBERED = 5000;

/** The parsed value, computed once per value; undefined if the rule refuses it. */
function knownValues(schema: ReturnType<typeof compiled>): (value: unknown) => object | undefined {
  const known = new Map<string, object>();
  return (value) => {
    const text = JSON.stringify(value);
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = schema.safeParse(value);
    if (!result.success || !keepsAllFields(value, result.data)) return undefined;
    const made = result.data as object;
    if (known.size === REMEMBERED) known.clear();
    known.set(text, made);
    rememberJson(made);
    return made;
  };
}

/** True if the parsed value still has every given field. */
function keepsAllFields(given: unknown, taken: unknown): boolean {
  if (typeof given !== "object" || given === null || typeof taken !== "object" || taken === null) return true;
  if (Array.isArray(given)) {
    if (!Array.isArray(taken)) return false;
    for (let index = 0; index < taken.length; index += 1) {
      if (!keepsAllFields(given[index], taken[index])) return false;
    }
    return true;
  }
  for (const key of Object.keys(given)) {
    const value = (taken as Record<string, unknown>)[key];
    if (value === undefined || !keepsAllFields((given as Record<string, unknown>)[key], value)) return false;
  }
  return true;
}
