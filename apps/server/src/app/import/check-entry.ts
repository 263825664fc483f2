/** Checks entries quickly. Opening hours and choices of lists are the same in many companies: each is checked once. */
import { entryRowInPieces, type ImportRow } from "./import-rows.ts";
import { type CheckedRow, isThereStill } from "./check-row.ts";
import * as z from "zod/mini";
import { rememberJson } from "./copy-text.ts";

const compiled = (schema: unknown) => z.compile(schema as z.ZodMiniType);

const { alike, rest } = entryRowInPieces();
const REST = compiled(rest);
const ALIKE = new Map(Object.entries(alike).map(([name, schema]) => [name, knownValues(compiled(schema))]));

/** The row where it is surely good; undefined says nothing. */
export function checkEntryQuickly(value: Record<string, unknown>): CheckedRow | undefined {
  const others: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const known = ALIKE.get(name);
    if (known === undefined) others[name] = value[name];
    else {
      const part = known(value[name]);
      if (part === undefined) return undefined;
      parts[name] = part;
    }
  }
  const result = REST.safeParse(others);
  if (!result.success || !isThereStill(others, result.data)) return undefined;
  return { ok: true, row: Object.assign(result.data as object, parts) as ImportRow };
}

/** Values that are remembered of each part; more of them begin anew. */
const REMEMBERED = 5000;

/** What a rule makes of a value, made once of each value; undefined where the rule refuses it. */
function knownValues(schema: ReturnType<typeof compiled>): (value: unknown) => object | undefined {
  const known = new Map<string, object>();
  return (value) => {
    const text = JSON.stringify(value);
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = schema.safeParse(value);
    if (!result.success || !isThereStill(value, result.data)) return undefined;
    const made = result.data as object;
    if (known.size === REMEMBERED) known.clear();
    known.set(text, made);
    rememberJson(made);
    return made;
  };
}
