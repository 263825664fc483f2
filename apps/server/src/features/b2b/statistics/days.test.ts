import { expect, test } from "vitest";
import { comparedWith, daysToRead, figuresOf } from "./days.ts";

const range = { startDate: "2026-03-05", endDate: "2026-03-11", interval: "Week" } as const;
const day = (name: string, views: number, phone = 0) => ({ day: name, views, phone, computer: 0, tablet: 0 });
const days = [
  day("2026-02-26", 1),
  day("2026-03-02", 2, 2),
  day("2026-03-05", 10, 4),
  day("2026-03-08", 20),
  day("2026-03-09", 30),
];
const covered = (firstDay: string | null, lastDay: string | null) => ({ isPublished: true, firstDay, lastDay });

test("the days to read are those of the range and as many before", () => {
  expect(daysToRead(range)).toEqual({ start: "2026-02-26", end: "2026-03-11" });
});

test("views, periods and devices have equal sums; devices that are not known are a device of their own", () => {
  const { views, periods, devices } = figuresOf(range, days, covered("2026-02-26", "2026-03-09"));
  expect(views).toEqual({ value: 60, before: 3 });
  expect(periods).toEqual([
    { start: "2026-03-05", end: "2026-03-08", value: 30, before: 1 },
    { start: "2026-03-09", end: "2026-03-11", value: 30, before: 2 },
  ]);
  expect(devices).toEqual([
    { device: "phone", value: 4, before: 2 },
    { device: "computer", value: 0, before: 0 },
    { device: "tablet", value: 0, before: 0 },
    { device: "unknown", value: 56, before: 1 },
  ]);
});

test.each([
  [null, null],
  ["2026-02-27", null],
  ["2026-02-26", { start: "2026-02-26", end: "2026-03-04" }],
])("figures since %s are compared with %j", (firstDay, compared) => {
  expect(comparedWith(range, { firstDay })).toEqual(compared);
  const { views, periods } = figuresOf(range, days, covered(firstDay, firstDay && "2026-03-11"));
  expect([views, ...periods].every(({ before }) => (before === null) === (compared === null))).toBe(true);
});

test.each<[string | null, string | null, number]>([
  [null, null, 0],
  ["2026-02-26", "2026-03-11", 4],
  ["2026-02-26", "2026-03-09", 2],
  ["2026-03-08", "2026-03-09", 0],
  ["2026-03-08", "2026-04-30", 2],
  ["2026-01-01", "2026-03-04", 0],
  ["2026-03-12", "2026-03-20", 0],
])("with figures from %s to %s, %d days of the range are missing", (firstDay, lastDay, missing) =>
  expect(figuresOf(range, days, covered(firstDay, lastDay)).missingDays).toBe(missing),
);
