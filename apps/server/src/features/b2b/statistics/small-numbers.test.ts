import { FEWEST_SHOWN } from "@portal/contract/b2b/statistics/calls";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withoutSmallNumbers } from "./small-numbers.ts";

type Counts = Record<string, number>;
const told = (counts: Counts, unknown = 0) => {
  const rows = Object.entries(counts).map(([code, views]) => ({ code: code as string | null, views }));
  const { shown, others } = withoutSmallNumbers(unknown > 0 ? [...rows, { code: null, views: unknown }] : rows);
  return [Object.fromEntries(shown.map(({ code, views }) => [code, views])), others];
};

test.each<[string, Counts, number, Counts, number]>([
  ["nothing", {}, 0, {}, 0],
  ["five are shown apart", { NW: 5 }, 0, { NW: 5 }, 0],
  ["four alone are the others", { NW: 4 }, 0, {}, 4],
  ["two rare ones whose sum is five", { NW: 9, BY: 3, BE: 2 }, 0, { NW: 9 }, 5],
  ["one rare one takes the next rarest with it", { NW: 9, BY: 6, BE: 2 }, 0, { NW: 9 }, 8],
  ["of equally rare ones the later code goes", { NW: 6, BY: 6, BE: 1 }, 0, { BY: 6 }, 7],
  ["unknown ones join the rare ones", { NW: 9, BY: 6, BE: 2 }, 7, { NW: 9, BY: 6 }, 9],
  ["a few unknown ones hide nobody", { NW: 9, BY: 6 }, 3, { NW: 9 }, 9],
  ["a code without views is not shown", { NW: 9, BY: 0 }, 0, { NW: 9 }, 0],
])("%s", (_what, counts, unknown, shown, others) => expect(told(counts, unknown)).toEqual([shown, others]));

const counts = fc.uniqueArray(
  fc.record({ code: fc.option(fc.constantFrom("A", "B", "C", "D", "E", "F")), views: fc.nat({ max: 12 }) }),
  { selector: ({ code }) => code, maxLength: 7 },
);

test("no shown number and no hidden sum is small unless all views together are, and none is lost", () => {
  fc.assert(
    fc.property(counts, (given) => {
      const all = given.reduce((sum, { views }) => sum + views, 0);
      const { shown, others } = withoutSmallNumbers(given);
      expect(shown.every(({ views }) => views >= FEWEST_SHOWN)).toBe(true);
      expect(others === 0 || others >= FEWEST_SHOWN || others === all).toBe(true);
      expect(shown.reduce((sum, { views }) => sum + views, others)).toBe(all);
      expect(shown.map(({ views }) => views)).toEqual(shown.map(({ views }) => views).toSorted((a, b) => b - a));
    }),
  );
});
