import { addDays, weekday } from "@portal/contract/time/berlin-time";
import { lengthOf } from "@portal/contract/time/date-range";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import fc from "fast-check";
import { expect, test } from "vitest";
import { comparedWith, daysOn, devicesOf, viewsOf } from "./figures.ts";
import type { SumRow } from "./repository.ts";

type Given = { start?: string; weekday?: number; visits: number; current?: boolean };

const aSum = ({ start, weekday: day, visits, current = true }: Given): SumRow => ({
  ...(start === undefined ? { start: null, weekday: day ?? 0 } : { start, weekday: null }),
  current,
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
  const rows = [
    aSum({ start: "2026-03-02", visits: 1, current: false }),
    aSum({ start: "2026-03-03", visits: 2, current: false }),
    aSum({ start: "2026-03-03", visits: 4 }),
    aSum({ weekday: 0, visits: 1, current: false }),
    aSum({ weekday: 1, visits: 2, current: false }),
    aSum({ weekday: 1, visits: 4 }),
  ];
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
  const { weekdays } = viewsOf(range, [aSum({ weekday: 0, visits: 10 })], null);
  expect(weekdays[0]?.visits).toEqual({ value: 5, before: null });
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

test("devices have the visits of all periods, those without a visit zero", () =>
  expect(devicesOf([aSum({ start: "2026-03-01", visits: 3 }), aSum({ weekday: 6, visits: 3 })], null)).toEqual(
    DEVICES.map((device) => ({ device, value: device === "phone" ? 3 : 0, before: null })),
  ));
