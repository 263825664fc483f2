import { addDays, weekday } from "@portal/contract/time/berlin-time";
import { INTERVALS, lengthOf } from "@portal/contract/time/date-range";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import fc from "fast-check";
import { expect, test } from "vitest";
import { comparedWith, daysOn, devicesOf, periodOf, viewsOf } from "./figures.ts";
import type { DayRow } from "./repository.ts";

const aDay = (day: string, visits: number): DayRow => ({
  day,
  views: 2 * visits,
  visits,
  phone: visits,
  computer: 0,
  tablet: 0,
  unknown: 0,
});

test.each([
  [null, null],
  ["2026-02-22", null],
  ["2026-02-19", { start: "2026-02-19", end: "2026-02-25" }],
])("figures known from %s are compared with %j", (knownFrom, comparison) =>
  expect(comparedWith({ startDate: "2026-02-26", endDate: "2026-03-04", interval: "Day" }, knownFrom)).toEqual(
    comparison,
  ),
);

test("each day is compared with the same weekday, and the sums with those of the comparison period", () => {
  const range = { startDate: "2026-03-02", endDate: "2026-03-03", interval: "Day" } as const;
  const comparison = { start: "2026-02-23", end: "2026-02-24" };
  const rows = [aDay("2026-02-23", 1), aDay("2026-02-24", 2), aDay("2026-02-27", 50), aDay("2026-03-03", 4)];
  expect(viewsOf(range, rows, comparison)).toMatchObject({
    totals: { visits: { value: 4, before: 3 }, views: { value: 8, before: 6 } },
    periods: [
      { start: "2026-03-02", values: { visits: { value: 0, before: 1 } } },
      { start: "2026-03-03", values: { visits: { value: 4, before: 2 } } },
    ],
  });
  expect(viewsOf(range, rows, comparison).weekdays.map(({ visits }) => visits)).toEqual([
    { value: 0, before: 1 },
    { value: 4, before: 2 },
    ...Array.from({ length: 5 }, () => ({ value: null, before: null })),
  ]);
  expect(viewsOf(range, rows, null).totals.visits).toEqual({ value: 4, before: null });
});

test("a weekday's average counts days without visits: two Mondays with 10 visits together have 5", () => {
  const range = { startDate: "2026-03-02", endDate: "2026-03-09", interval: "Week" } as const;
  const { weekdays } = viewsOf(range, [aDay("2026-03-02", 10)], null);
  expect(weekdays[0]?.visits).toEqual({ value: 5, before: null });
});

test("whatever the days: periods, weekdays and devices add up to the totals", () => {
  const days = fc.uniqueArray(fc.record({ offset: fc.integer({ min: -60, max: 140 }), visits: fc.nat(99) }), {
    selector: ({ offset }) => offset,
  });
  const range = fc.record({
    start: fc.nat(40),
    days: fc.integer({ min: 1, max: 90 }),
    interval: fc.constantFrom(...INTERVALS),
  });
  fc.assert(
    fc.property(days, range, (given, { start, days: length, interval }) => {
      const startDate = addDays("2026-01-01", start);
      const asked = { startDate, endDate: addDays(startDate, length - 1), interval };
      const rows = given.map(({ offset, visits }) => aDay(addDays("2026-01-01", offset), visits));
      const all = rows
        .filter(({ day }) => day >= asked.startDate && day <= asked.endDate)
        .reduce((sum, { visits }) => sum + visits, 0);
      const { totals, periods, weekdays } = viewsOf(asked, rows, null);
      expect(totals.visits.value).toBe(all);
      expect(periods.reduce((sum, { values }) => sum + values.visits.value, 0)).toBe(all);
      const byWeekday = weekdays.reduce(
        (sum, { visits }, day) => sum + (visits.value ?? 0) * daysOn(periodOf(asked), day),
        0,
      );
      expect(byWeekday).toBeCloseTo(all, 6);
      expect(devicesOf(asked, rows, null).reduce((sum, { value }) => sum + value, 0)).toBe(all);
    }),
  );
});

test("daysOn counts each weekday of a period", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 400 }), (offset, days) => {
      const start = addDays("2025-01-01", offset);
      const period = { start, end: addDays(start, days - 1) };
      const counted = [0, 1, 2, 3, 4, 5, 6].map((day) => daysOn(period, day));
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(lengthOf({ startDate: start, endDate: period.end }));
      expect(counted[weekday(start)]).toBe(Math.ceil(days / 7));
    }),
  );
});

test("devices without a visit are zero", () =>
  expect(
    devicesOf({ startDate: "2026-03-01", endDate: "2026-03-02", interval: "Day" }, [], null).map(({ value }) => value),
  ).toEqual(DEVICES.map(() => 0)));
