import { describe, expect, test } from "vitest";
import {
  againstBefore,
  comparisonName,
  courseOf,
  deltaOf,
  deltaSentence,
  noFiguresYet,
  periodLabel,
  periodName,
  periodPoint,
} from "./statistics-texts.ts";

const range = { startDate: "2026-08-24", endDate: "2026-11-21", interval: "Week" } as const;

test.each([
  [{ start: "2026-11-16", end: "2026-11-22" }, "16.11. bis 22.11.2026"],
  [{ start: "2025-12-29", end: "2026-01-04" }, "29.12.2025 bis 04.01.2026"],
  [{ start: "2026-11-16", end: "2026-11-16" }, "Montag, 16. November 2026"],
  [{ start: "2024-02-01", end: "2024-02-29" }, "Februar 2024"],
  [{ start: "2026-11-01", end: "2026-11-21" }, "01.11. bis 21.11.2026"],
])('periodName of %j is "%s"', (period, name) => expect(periodName(period)).toBe(name));

test("periodLabel is short enough for an axis", () => {
  expect(periodLabel("Week", { start: "2026-11-16", end: "2026-11-22" })).toBe("16.11.");
  expect(periodLabel("Month", { start: "2026-11-01", end: "2026-11-21" })).toMatch(/^Nov\.? 26$/);
});

test.each([
  [
    { value: 112, before: 100 },
    { text: "12\u00a0%", direction: "up", good: true },
    "12\u00a0% mehr als in den 90 Tagen davor",
  ],
  [
    { value: 50, before: 100 },
    { text: "50\u00a0%", direction: "down", good: false },
    "50\u00a0% weniger als in den 90 Tagen davor",
  ],
  [{ value: 100, before: 100 }, { text: "gleich", direction: "same" }, "genauso viel wie in den 90 Tagen davor"],
  [{ value: 3, before: 0 }, { text: "neu", direction: "up", good: true }, "keine in den 90 Tagen davor"],
  [{ value: 0, before: 0 }, undefined, ""],
  [{ value: 5, before: null }, undefined, ""],
])("deltaOf %j is %j", (compared, delta, sentence) => {
  expect(deltaOf(compared)).toEqual(delta);
  expect(deltaSentence(compared, range)).toBe(sentence);
});

test.each([
  [{ value: 112, before: 100 }, "less", false],
  [{ value: 50, before: 100 }, "less", true],
  [{ value: 3, before: 0 }, "less", false],
  [{ value: 112, before: 100 }, "neither", undefined],
  [{ value: 3, before: 0 }, "neither", undefined],
] as const)("deltaOf %j with the wish for %s says good: %s", (compared, wish, good) =>
  expect(deltaOf(compared, wish)?.good).toBe(good),
);

test("againstBefore names the days before in the dative", () => {
  expect(againstBefore(range)).toBe("gegenüber den 90 Tagen davor");
  expect(againstBefore({ ...range, startDate: range.endDate })).toBe("gegenüber dem Tag davor");
});

test("comparisonName contains the number of days", () => {
  expect(comparisonName(range)).toBe("90 Tage davor");
  expect(comparisonName({ ...range, startDate: range.endDate })).toBe("Tag davor");
});

test.each([
  ["Week", { start: "2026-11-16", end: "2026-11-22" }, false, "16.11. bis 22.11.2026"],
  ["Week", { start: "2026-11-16", end: "2026-11-17" }, true, "16.11. bis 17.11.2026 (2 von 7 Tagen)"],
  ["Week", { start: "2026-11-22", end: "2026-11-22" }, true, "Sonntag, 22. November 2026 (1 von 7 Tagen)"],
  ["Month", { start: "2024-02-01", end: "2024-02-29" }, false, "Februar 2024"],
  ["Month", { start: "2024-02-03", end: "2024-02-29" }, true, "03.02. bis 29.02.2024 (27 von 29 Tagen)"],
  ["Day", { start: "2026-11-16", end: "2026-11-16" }, false, "Montag, 16. November 2026"],
] as const)("a %s of %j is cut: %s, with the name %s", (interval, period, isCut, name) =>
  expect(periodPoint(interval, period, "2026-11-22")).toMatchObject({ isCut, name }),
);

test("a week that is not counted to its end says so", () => {
  const week = { start: "2026-11-23", end: "2026-11-29" };
  const running = { isCut: true, name: "23.11. bis 29.11.2026 (läuft noch)" };
  expect(periodPoint("Week", week, "2026-11-28")).toMatchObject(running);
  expect(periodPoint("Week", week, "2026-11-29")).toMatchObject({ isCut: false, name: "23.11. bis 29.11.2026" });
});

describe("the course of a figure", () => {
  const periods = [
    { start: "2026-11-07", end: "2026-11-08", value: 1 },
    { start: "2026-11-09", end: "2026-11-15", value: 20 },
    { start: "2026-11-16", end: "2026-11-22", value: null },
    { start: "2026-11-23", end: "2026-11-29", value: 0 },
    { start: "2026-11-30", end: "2026-12-06", value: 3 },
  ];
  const all = { interval: "Week", periods, firstDay: "2026-11-01", lastDay: "2026-12-06" } as const;
  const course = (given: Partial<Parameters<typeof courseOf>[0]> = {}) =>
    courseOf({ ...all, ...given, periods }, ({ value }) => value);

  test("leaves out cut weeks and weeks without a figure", () => expect(course()).toEqual([20, 0, 3]));
  test("begins with the first week that was counted whole", () => {
    expect(course({ firstDay: "2026-11-09" })).toEqual([20, 0, 3]);
    expect(course({ firstDay: "2026-11-10" })).toEqual([0, 3]);
  });
  test("ends with the last week that was counted whole", () =>
    expect(course({ lastDay: "2026-12-05" })).toEqual([20, 0]));
  test.each([{ firstDay: null }, { lastDay: null }])("is empty with %j", (none) => expect(course(none)).toEqual([]));
  test("measures periods by the interval", () => expect(course({ interval: "Day" })).toEqual([]));
});

test("only a range that ends before the first figure has none yet", () => {
  expect(noFiguresYet(range, "2026-11-22")).toBe("Keine Zahlen vor dem 22.11.2026.");
  expect(noFiguresYet(range, "2026-11-21")).toBeUndefined();
  expect(noFiguresYet(range, null)).toBeUndefined();
});
