import { expect, test } from "vitest";
import { clickRate, headline, isLate, rateText, standOf } from "./statistics-texts.ts";

const RANGE = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;

const total = (views: number, clicks: number, before: number | null = null) => ({
  views: { value: views, before },
  clicks: { value: clicks, before: before === null ? null : 1 },
});

test.each([
  [total(0, 0), "In diesem Zeitraum hat niemand ein Banner von Ihnen gesehen."],
  [total(1, 1), "Ihre Banner wurden einmal gesehen und einmal angeklickt."],
  [
    total(1284, 9, 1000),
    "Ihre Banner wurden 1.284\u00a0Mal gesehen, 28\u00a0% mehr als im Vergleichszeitraum, und 9\u00a0Mal angeklickt.",
  ],
])("%j reads: %s", (given, words) =>
  expect(headline({ total: given, range: RANGE, firstDay: "2026-01-01" })).toBe(words),
);

test("a range before the first figure says that there are none", () =>
  expect(headline({ total: total(0, 0), range: RANGE, firstDay: "2026-01-19" })).toBe(
    "Keine Zahlen vor dem 19.01.2026.",
  ));

test("one banner is named", () => {
  expect(headline({ total: total(0, 0), range: RANGE, firstDay: "2026-01-01" }, "Herbst")).toBe(
    "In diesem Zeitraum hat niemand „Herbst“ gesehen.",
  );
  expect(headline({ total: total(1, 1), range: RANGE, firstDay: "2026-01-01" }, "Herbst")).toBe(
    "„Herbst“ wurde einmal gesehen und einmal angeklickt.",
  );
});

test("the click rate has two decimals, and a dash without views", () => {
  expect(rateText(clickRate(total(1250, 9)))).toBe("0,72\u00a0%");
  expect(rateText(clickRate(total(0, 0)))).toBe("–");
  expect(clickRate(total(10, 1), "before")).toBeNull();
});

test("the stand names the comparison and how far the figures reach", () => {
  const range = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;
  expect(standOf({ range, comparedWith: { start: "2025-12-22", end: "2026-01-04" }, lastDay: "2026-01-17" })).toBe(
    "05.01.2026 bis 18.01.2026, verglichen mit 22.12.2025 bis 04.01.2026, den gleichen Wochentagen. Zahlen bis 17.01.2026. Der letzte Tag kann sich noch ändern.",
  );
  expect(standOf({ range, comparedWith: null, lastDay: null })).toContain("Kein Vergleich");
});

test("figures are late after three days", () => {
  expect([isLate("2026-01-15", "2026-01-18"), isLate("2026-01-14", "2026-01-18")]).toEqual([false, true]);
});
