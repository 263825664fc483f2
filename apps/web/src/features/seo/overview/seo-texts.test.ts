import type { SearchFigures, SeoOverview } from "@portal/contract/seo/calls";
import { expect, test } from "vitest";
import { directoryStand, googleHeadline, googleStand, positionDelta, positionText, siteName } from "./seo-texts.ts";

const range = { startDate: "2026-11-09", endDate: "2026-11-22", interval: "Week" } as const;
const google = (given: Partial<SearchFigures> = {}, impressions = 1200, clicks = 40): SearchFigures => ({
  totals: {
    impressions: { value: impressions, before: 1000 },
    clicks: { value: clicks, before: 30 },
    position: { value: 7.4, before: 8 },
  },
  periods: [],
  comparedWith: { start: "2026-10-26", end: "2026-11-08" },
  firstDay: "2025-01-01",
  lastDay: "2026-11-22",
  movingFrom: "2026-11-21",
  ...given,
});
const overview = (given: Partial<SeoOverview> = {}): SeoOverview => ({
  range,
  searchConsole: { state: "connected", siteUrl: "sc-domain:a.example", readAt: null, grantedAt: null, grantedBy: null },
  google: google(),
  directory: { views: { value: 3, before: null }, comparedWith: null, until: "2026-11-22T10:00:00.000Z" },
  steps: [],
  ...given,
});

test.each([
  [
    1200,
    40,
    "Google hat Ihre Website 1.200\u00a0Mal gezeigt, 20 % mehr als in den 14 Tagen davor. 40\u00a0Mal wurde geklickt.",
  ],
  [
    1000,
    1,
    "Google hat Ihre Website 1.000\u00a0Mal gezeigt, genauso viel wie in den 14 Tagen davor. Einmal wurde geklickt.",
  ],
  [
    500,
    0,
    "Google hat Ihre Website 500\u00a0Mal gezeigt, 50 % weniger als in den 14 Tagen davor. Niemand hat geklickt.",
  ],
  [0, 0, "In diesem Zeitraum hat Google Ihre Website nicht gezeigt."],
])("%i impressions and %i clicks: %s", (impressions, clicks, text) => {
  expect(googleHeadline(google({}, impressions, clicks), range)).toBe(text);
});

test("a range before Google's first day has no figures", () => {
  const later = google({ firstDay: "2026-12-01" }, 0, 0);
  expect(googleHeadline(later, range)).toBe("Keine Zahlen vor dem 01.12.2026.");
});

test("the figures of Google name their days, source, newest day and the days that still move", () => {
  expect(googleStand(overview())).toBe(
    "09.11.2026 bis 22.11.2026, verglichen mit 26.10.2026 bis 08.11.2026. Quelle: Google Search Console, a.example. Zahlen bis 22.11.2026. Ab 21.11.2026 zählt Google noch.",
  );
  expect(googleStand(overview({ google: google({ comparedWith: null, movingFrom: null }) }))).toBe(
    "09.11.2026 bis 22.11.2026. Kein Vergleich: Zahlen gibt es erst seit 01.01.2025. Quelle: Google Search Console, a.example. Zahlen bis 22.11.2026.",
  );
});

test("those of the directory name theirs", () => {
  expect(directoryStand(overview())).toBe(
    "09.11.2026 bis 22.11.2026. Quelle: Statistik Ihres Eintrags. Zahlen bis 22.11.2026, 11:00 Uhr.",
  );
});

test.each([
  ["sc-domain:a.example", "a.example"],
  ["https://www.a.example/", "www.a.example"],
  ["http://a.example/laden/", "a.example/laden"],
])("the property %s is called %s", (siteUrl, name) => expect(siteName(siteUrl)).toBe(name));

test.each([
  [
    { value: 7.4, before: 8 },
    { text: "0,6 besser", direction: "up", good: true },
  ],
  [
    { value: 9, before: 8 },
    { text: "1,0 schlechter", direction: "down", good: false },
  ],
  [
    { value: 8, before: 8.04 },
    { text: "gleich", direction: "same" },
  ],
  [{ value: null, before: 8 }, undefined],
  [{ value: 8, before: null }, undefined],
])("a position of %j changed by %j", (position, delta) => expect(positionDelta(position)).toEqual(delta));

test("an unknown position is a dash", () => {
  expect([positionText(null), positionText(7.4), positionText(1)]).toEqual(["–", "7,4", "1,0"]);
});
