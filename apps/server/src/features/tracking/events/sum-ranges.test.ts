import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { INTERVALS, periodsOf } from "@portal/contract/time/date-range";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type SumRange, sumRangesOf } from "./sum-ranges.ts";

test.each([
  ["2026-03-02", "2026-03-08", [["week", "2026-03-02", "2026-03-02"]]],
  ["2026-02-01", "2026-03-31", [["month", "2026-02-01", "2026-03-01"]]],
  [
    "2025-11-22",
    "2026-03-11",
    [
      ["day", "2025-11-22", "2025-11-23"],
      ["week", "2025-11-24", "2025-11-24"],
      ["month", "2025-12-01", "2026-02-01"],
      ["day", "2026-03-01", "2026-03-01"],
      ["week", "2026-03-02", "2026-03-02"],
      ["day", "2026-03-09", "2026-03-11"],
    ],
  ],
])("%s to %s", (start, end, ranges) => {
  expect(sumRangesOf([{ start, end }], "2026-04-01").map(({ grain, first, last }) => [grain, first, last])).toEqual(
    ranges,
  );
});

test("a year by week is its weeks", () => {
  const ranges = sumRangesOf(
    periodsOf({ startDate: "2025-03-03", endDate: "2026-03-01", interval: "Week" }),
    "2026-03-02",
  );
  expect(ranges).toEqual([{ grain: "week", first: "2025-03-03", last: "2026-02-23" }]);
});

test.each([
  [
    "2026-03-01",
    [
      ["month", "2026-01-01", "2026-02-01"],
      ["day", "2026-03-01", "2026-03-11"],
    ],
  ],
  [
    "2026-03-09",
    [
      ["month", "2026-01-01", "2026-02-01"],
      ["day", "2026-03-01", "2026-03-01"],
      ["week", "2026-03-02", "2026-03-02"],
      ["day", "2026-03-09", "2026-03-11"],
    ],
  ],
  ["2025-12-01", [["day", "2026-01-01", "2026-03-11"]]],
])("where weeks and months are closed until %s, later ones are read by day", (closedUntil, ranges) => {
  const period = { start: "2026-01-01", end: "2026-03-11" };
  expect(sumRangesOf([period], closedUntil).map(({ grain, first, last }) => [grain, first, last])).toEqual(ranges);
});

const daysIn = ({ grain, first, last }: SumRange): Day[] =>
  periodsOf({
    startDate: first,
    endDate: grain === "day" ? last : addDays(last, grain === "week" ? 6 : 27),
    interval: "Day",
  }).map(({ start }) => start);

test("the sum ranges cover each day once, for any period and interval", () => {
  const range = fc.record({
    offset: fc.integer({ min: 0, max: 1500 }),
    days: fc.integer({ min: 1, max: 800 }),
    interval: fc.constantFrom(...INTERVALS),
    shift: fc.integer({ min: 0, max: 400 }),
    closed: fc.integer({ min: 0, max: 2800 }),
  });
  fc.assert(
    fc.property(range, ({ offset, days, interval, shift, closed }) => {
      const startDate = addDays("2023-01-01", offset);
      const whole = { startDate, endDate: addDays(startDate, days - 1) };
      const periods = periodsOf({ ...whole, interval }).map(({ start, end }) => ({
        start: addDays(start, shift),
        end: addDays(end, shift),
      }));
      const closedUntil = addDays("2023-01-01", closed);
      const covered = sumRangesOf(periods, closedUntil).flatMap((sums) => {
        const listed = daysIn(sums);
        if (sums.grain === "week") expect((listed.at(-1) ?? "") < closedUntil).toBe(true);
        if (sums.grain !== "month") return listed;
        const month = (listed.at(-1) ?? "").slice(0, 7);
        for (let day = addDays(listed.at(-1) ?? "", 1); day.startsWith(month); day = addDays(day, 1)) listed.push(day);
        expect((listed.at(-1) ?? "") < closedUntil).toBe(true);
        return listed;
      });
      expect(covered).toEqual(
        periodsOf({
          startDate: addDays(startDate, shift),
          endDate: addDays(whole.endDate, shift),
          interval: "Day",
        }).map(({ start }) => start),
      );
    }),
  );
});
