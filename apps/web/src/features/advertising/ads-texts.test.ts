import { NO_SUMS } from "@portal/contract/advertising/figures";
import { expect, test } from "vitest";
import { cautionsOf, headline, plainOf, shown, standOf } from "./ads-texts.ts";

const sums = { impressions: 900, clicks: 40, calls: 3, forms: 1, costCents: 5210 };
const range = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;
const coverage = { firstDay: "2025-01-01", lastDay: "2026-01-18", movingFrom: null, countedAt: null, problem: null };

test.each([
  [
    sums,
    { ...sums, calls: 1 },
    /^4 Menschen haben .* gemeldet, 100\s% mehr als im Vergleichszeitraum\. Die Anzeigen kosteten 52,10\s€\.$/,
  ],
  [{ ...sums, calls: 0 }, null, /^Ein Mensch hat sich über Ihre Anzeigen gemeldet\. /],
  [{ ...sums, calls: 0, forms: 0 }, null, /^Niemand hat sich/],
  [NO_SUMS, null, /^In diesem Zeitraum liefen keine Anzeigen\.$/],
])("headline %#", (now, before, text) => expect(headline(now, before, { range, coverage })).toMatch(text));

test("a range before the first delivered day has no figures, which is not the same as no ads", () => {
  const later = { ...coverage, firstDay: "2026-02-01" };
  expect(headline(NO_SUMS, null, { range, coverage: later })).toBe("Keine Zahlen vor dem 01.02.2026.");
});

test("what has no divisor is a dash; files have numbers for spreadsheets", () => {
  expect(shown("costPerContact", { ...sums, calls: 0, forms: 0 })).toBe("–");
  expect([plainOf("cost")(1234), plainOf("clickRate")(0.0412), plainOf("clicks")(1284)]).toEqual([
    "12,34",
    "0,0412",
    "1284",
  ]);
});

test("the line below the headline names days, comparison and the count", () => {
  const comparedWith = { start: "2025-12-22", end: "2026-01-04" };
  expect(standOf({ range, comparedWith, coverage: { ...coverage, countedAt: "2026-01-19T03:50:00Z" } })).toBe(
    "05.01.2026 bis 18.01.2026, verglichen mit 22.12.2025 bis 04.01.2026, den gleichen Wochentagen. Quelle: Google und Bing, gezählt am 19.01.2026, 04:50 Uhr.",
  );
  expect(standOf({ range, comparedWith: null, coverage })).toContain("Kein Vergleich");
});

test("cautions: an old fetch, an early end, moving days, missing days; none where all is well", () => {
  expect(cautionsOf({ range, coverage })).toEqual([]);
  const worse = { ...coverage, lastDay: "2026-01-16", movingFrom: "2026-01-14", problem: "away" } as const;
  expect(cautionsOf({ range, coverage: worse }, 2)).toEqual([
    "Die Werbeverwaltung antwortet gerade nicht. Sie sehen die Zahlen vom letzten Abruf.",
    "Zahlen gibt es bis 16.01.2026.",
    "Die Tage ab 14.01.2026 sind vorläufig: Die Suchmaschinen berichtigen sie noch einige Tage.",
    "2 Tage fehlen in der Lieferung.",
  ]);
});
