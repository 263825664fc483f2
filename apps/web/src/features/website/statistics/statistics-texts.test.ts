import { expect, test } from "vitest";
import { headline, sourceText, standOf, weekdayHeadline } from "./statistics-texts.ts";

const range = { startDate: "2026-08-24", endDate: "2026-11-21", interval: "Week" } as const;
const source = { kind: "matomo", until: "2026-11-21T07:12:00.000Z", problem: null, incomplete: false } as const;

test.each([
  [0, 10, "In diesem Zeitraum hat niemand Ihre Website besucht."],
  [1, null, "Ihre Website wurde einmal besucht."],
  [1120, 1000, "Ihre Website wurde 1.120\u00a0Mal besucht, 12\u00a0% mehr als im Vergleichszeitraum."],
  [50, 100, "Ihre Website wurde 50\u00a0Mal besucht, 50\u00a0% weniger als im Vergleichszeitraum."],
])("%d visits after %s: %s", (value, before, words) => {
  const figure = { value, before };
  expect(headline({ totals: { visits: figure, views: figure }, range, firstDay: "2025-01-01" })).toBe(words);
});

test("a range before the first figure has none, which is not the same as no visits", () => {
  const none = { value: 0, before: null };
  const said = headline({ totals: { visits: none, views: none }, range, firstDay: "2026-12-01" });
  expect(said).toBe("Keine Zahlen vor dem 01.12.2026.");
});

test.each([
  [
    { start: "2026-05-25", end: "2026-08-22" },
    false,
    /^24\.08\.2026 bis 21\.11\.2026, verglichen mit 25\.05\.2026 bis 22\.08\.2026, den gleichen Wochentagen\.$/,
  ],
  [null, true, /Der Vergleich kommt, sobald die älteren Tage geladen sind\.$/],
  [null, false, /Kein Vergleich: So weit reichen die Zahlen nicht zurück\.$/],
])("compared with %j, incomplete: %s", (comparedWith, incomplete, words) =>
  expect(standOf({ range, comparedWith, source: { ...source, incomplete } }, "2026-11-23")).toMatch(words),
);

test("a range until today says that the day is not over", () =>
  expect(standOf({ range, comparedWith: null, source }, "2026-11-21")).toMatch(/Der heutige Tag läuft noch\.$/));

test("the source is named with its time", () => {
  expect(sourceText(source)).toBe("Quelle: Matomo, Stand 21.11.2026, 08:12 Uhr.");
  expect(sourceText({ ...source, kind: "own", until: null })).toBe("Quelle: eigene Zählung des Portals.");
});

test("the weekday with the highest average, and nothing without visits", () => {
  const day = (value: number | null) => ({ visits: { value, before: null }, views: { value, before: null } });
  expect(weekdayHeadline([day(3), day(9.5), day(null), day(2), day(2), day(2), day(2)])).toBe(
    "Am meisten los ist am Dienstag.",
  );
  expect(weekdayHeadline([day(0), day(null)])).toBe("");
});
