import { expect, test } from "vitest";
import { headline, pointsOf, standOf, weekSummary, weekTableOf } from "./statistics-texts.ts";

const range = { startDate: "2026-03-02", endDate: "2026-03-15", interval: "Week" } as const;

test.each([
  [0, 10, {}, "Ihre Firma war in diesem Zeitraum im Fernsehen nicht zu sehen."],
  [1, null, {}, "Ihre Firma war im Fernsehen einmal zu sehen."],
  [1120, 1000, {}, "Ihre Firma war im Fernsehen 1.120\u00a0Mal zu sehen, 12\u00a0% mehr als im Vergleichszeitraum."],
  [0, 10, { externalId: "tv-1" }, "Dieses TV-Banner war in diesem Zeitraum im Fernsehen nicht zu sehen."],
  [2, null, { externalId: "tv-1" }, "Dieses TV-Banner war im Fernsehen 2\u00a0Mal zu sehen."],
])("%d impressions after %s of %j: %s", (value, before, only, words) =>
  expect(headline({ impressions: { value, before }, range, firstDay: "2025-01-01" }, only)).toBe(words),
);

test("a range before the first delivered day has no figures", () => {
  const said = headline({ impressions: { value: 0, before: null }, range, firstDay: "2026-04-01" });
  expect(said).toBe("Keine Zahlen vor dem 01.04.2026.");
});

test("the range, its comparison, its source and what may still change", () => {
  const said = {
    range,
    comparedWith: { start: "2026-02-16", end: "2026-03-01" },
    firstDay: "2025-01-01",
    lastDay: "2026-03-14",
  };
  expect(standOf(said, "2026-03-15")).toBe(
    "02.03.2026 bis 15.03.2026, verglichen mit 16.02.2026 bis 01.03.2026, den gleichen Wochentagen. Quelle: Zählung der Sender, geliefert bis 14.03.2026. Die letzten 3 Tage können sich noch ändern.",
  );
  expect(standOf({ ...said, comparedWith: null }, "2026-04-15")).toBe(
    "02.03.2026 bis 15.03.2026. Kein Vergleich: So weit reichen die Zahlen nicht zurück. Quelle: Zählung der Sender, geliefert bis 14.03.2026.",
  );
});

test("points are sums of the interval, and say where they may still change", () => {
  const days = Array.from({ length: 14 }, (_none, place) => ({
    day: `2026-03-${String(place + 2).padStart(2, "0")}`,
    value: place,
    before: place < 7 ? 1 : null,
  }));
  expect(pointsOf({ days }, range, "2026-03-16")).toEqual([
    { label: "02.03.", name: "02.03. bis 08.03.2026", isCut: false, value: 21, before: 7 },
    { label: "09.03.", name: "09.03. bis 15.03.2026 (noch vorläufig)", isCut: true, value: 70, before: null },
  ]);
});

test.each([
  ["2026-03-18", true],
  ["2026-03-19", false],
])("on %s the week to 15.03. may still change: %s", (today, isCut) =>
  expect(pointsOf({ days: [] }, range, today).at(-1)).toMatchObject({ isCut }),
);

test("weeks name the three best channels and the rest, which add up to the total", () => {
  const channels = [7775, 8101, 8466, 9230, 9231, 10417].map((channelId, place) => ({ channelId, value: 10 - place }));
  const week = { start: "2026-03-02", end: "2026-03-08", channels };
  const table = weekTableOf({ weeks: [week, { ...week, start: "2026-03-09", end: "2026-03-15", channels: [] }] });
  expect(table.channels.map(({ name }) => name)).toEqual([
    "Nordlicht TV",
    "Tagblick",
    "Tagblick Wirtschaft",
    "3 weitere",
  ]);
  expect(table.weeks.map(({ values, total }) => [values, total])).toEqual([
    [[10, 9, 8, 18], 45],
    [[0, 0, 0, 0], 0],
  ]);
  expect(weekTableOf({ weeks: [{ ...week, channels: channels.slice(0, 4) }] }).channels).toHaveLength(4);
  expect(weekSummary(table)).toBe(
    "Die meisten Einblendungen brachte Nordlicht TV: 10 von 45. Die stärkste Woche war 02.03. bis 08.03.2026 mit 45.",
  );
});
