import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyDelivery } from "../../../testing/any-rows.ts";
import { checkRow } from "../../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "../kinds.ts";
import { checkLine } from "./check-line.ts";

const options = { production: false, today: "2026-11-21" };

const quickly = (value: unknown) => {
  const bytes = Buffer.from(JSON.stringify(value));
  return checkLine(bytes, 0, bytes.length, options);
};
const slowly = (value: unknown) =>
  checkRow(IMPORT_KINDS, JSON.parse(JSON.stringify(value)), { relativeTo: options.today });

const junk = fc.oneof(
  fc.constantFrom("", " ", "x".repeat(5000), "a\nb", "-P3D", "\u0000", "\u202Ex", "08:00", "cash"),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The value with one damage, at any depth: a value replaced, a field added or removed. */
function damaged(value: unknown, path: readonly number[], how: number, by: unknown): unknown {
  if (typeof value !== "object" || value === null) return by;
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  const keys = Object.keys(copy);
  const [step, ...rest] = path;
  const key = step === undefined ? undefined : keys[step % Math.max(1, keys.length)];
  const target = copy as Record<string, unknown>;
  if (key === undefined) target["unbekannt"] = by;
  else if (rest.length > 0) target[key] = damaged(target[key], rest, how, by);
  else if (how === 0) target[key] = by;
  else if (how === 1 && !Array.isArray(copy)) delete target[key];
  else target[`${key}x`] = by;
  return copy;
}

test("the quick check accepts the same good rows as the thorough check, with the same values", () => {
  fc.assert(
    fc.property(anyDelivery(["a.png"], ["a.pdf"]), (rows) => {
      for (const row of rows) {
        const checked = quickly(row);
        expect(checked?.ok).toBe(true);
        expect(checked).toEqual(slowly(row));
      }
    }),
    { numRuns: 60 },
  );
});

test("the quick check refuses the same damaged rows as the thorough check, with the same messages", () => {
  const damage = fc.tuple(fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), fc.nat({ max: 2 }), junk);
  fc.assert(
    fc.property(anyDelivery(["a.png"], ["a.pdf"]), fc.array(damage, { minLength: 12, maxLength: 12 }), (rows, all) => {
      for (const [index, row] of rows.entries()) {
        const [path, how, by] = all[index % all.length] ?? [[], 0, null];
        const value = damaged(row, path, how, by);
        expect(quickly(value)).toEqual(slowly(value));
      }
    }),
    { numRuns: 300 },
  );
});
