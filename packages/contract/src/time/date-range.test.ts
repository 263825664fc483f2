import fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { addDays, weekday } from "./berlin-time.ts";
import {
  dateRangeQuery,
  INTERVALS,
  lastAllowedDay,
  lengthOf,
  periodsOf,
  presetDays,
  rangeBefore,
  sameWeekdaysBefore,
} from "./date-range.ts";

const refusedAt = (query: object): unknown => z.safeParse(dateRangeQuery, query).error?.issues[0]?.path[0];

test("the default interval is the week", () => {
  expect(z.parse(dateRangeQuery, { startDate: "2024-02-29", endDate: "2024-02-29" }).interval).toBe("Week");
});

test.each([
  [{ startDate: "2026-02-30", endDate: "2026-03-01" }, "startDate"],
  [{ startDate: "01", endDate: "2026-03-01" }, "startDate"],
  [{ startDate: "2026-02-29", endDate: "2026-03-01" }, "startDate"],
  [{ startDate: "2026-03-01", endDate: "2026-02-28" }, "endDate"],
  [{ startDate: "2026-03-01", endDate: "01.03.2026" }, "endDate"],
  [{ startDate: "2026-03-01", endDate: "2029-03-01" }, "endDate"],
  [{ startDate: "1999-12-31", endDate: "2000-01-01" }, "startDate"],
  [{ startDate: "2099-12-31", endDate: "2100-01-01" }, "endDate"],
  [{ startDate: "2026-03-01", endDate: "2026-03-02", interval: "WEEK" }, "interval"],
  [{ endDate: "2026-03-02" }, "startDate"],
])("%j is refused at its field", (query, field) => expect(refusedAt(query)).toBe(field));

test.each([
  ["2026-03-01", "2029-02-28"],
  ["2024-02-29", "2027-02-28"],
  ["2021-03-01", "2024-02-29"],
  ["2025-01-01", "2027-12-31"],
  ["2000-01-01", "2002-12-31"],
])("lastAllowedDay of %s is %s", (start, last) => {
  expect(lastAllowedDay(start)).toBe(last);
  expect(refusedAt({ startDate: start, endDate: last })).toBeUndefined();
  expect(refusedAt({ startDate: start, endDate: addDays(last, 1) })).toBe("endDate");
});

test("weeks begin on Monday and months on the first, cut at the range's ends", () => {
  expect(periodsOf({ startDate: "2026-02-26", endDate: "2026-03-03", interval: "Week" })).toEqual([
    { start: "2026-02-26", end: "2026-03-01" },
    { start: "2026-03-02", end: "2026-03-03" },
  ]);
  expect(periodsOf({ startDate: "2023-12-31", endDate: "2024-02-29", interval: "Month" })).toEqual([
    { start: "2023-12-31", end: "2023-12-31" },
    { start: "2024-01-01", end: "2024-01-31" },
    { start: "2024-02-01", end: "2024-02-29" },
  ]);
});

describe("generated ranges", () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 1000 }), fc.constantFrom(...INTERVALS))
    .map(([offset, days, interval]) => {
      const startDate = addDays("2001-01-01", offset);
      return { startDate, endDate: addDays(startDate, days), interval };
    });

  test("periods cover the range without gap or overlap", () => {
    fc.assert(
      fc.property(range, (one) => {
        const periods = periodsOf(one);
        expect(periods[0]?.start).toBe(one.startDate);
        expect(periods.at(-1)?.end).toBe(one.endDate);
        for (const [index, { start }] of periods.entries())
          if (index > 0) expect(start).toBe(addDays(periods[index - 1]?.end ?? "", 1));
      }),
    );
  });

  test("rangeBefore has the same length and ends on the day before the range", () => {
    fc.assert(
      fc.property(range, (one) => {
        const before = rangeBefore(one);
        expect(lengthOf(before)).toBe(lengthOf(one));
        expect(addDays(before.endDate, 1)).toBe(one.startDate);
      }),
    );
  });
});

test("presets end today or with the last month", () => {
  expect(presetDays("7", "2026-01-05")).toEqual({ startDate: "2025-12-30", endDate: "2026-01-05" });
  expect(presetDays("year", "2026-01-05")).toEqual({ startDate: "2025-01-06", endDate: "2026-01-05" });
  expect(presetDays("month", "2026-01-05")).toEqual({ startDate: "2025-12-01", endDate: "2025-12-31" });
});

test("sameWeekdaysBefore: as many days, on the same weekdays, less than a week before the range", () => {
  const days = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 1000 }));
  fc.assert(
    fc.property(days, ([offset, length]) => {
      const startDate = addDays("2020-01-01", offset);
      const range = { startDate, endDate: addDays(startDate, length) };
      const before = sameWeekdaysBefore(range);
      expect(lengthOf(before)).toBe(lengthOf(range));
      expect(weekday(before.startDate)).toBe(weekday(range.startDate));
      expect(before.endDate < range.startDate).toBe(true);
      expect(before.endDate >= addDays(range.startDate, -7)).toBe(true);
    }),
  );
});
