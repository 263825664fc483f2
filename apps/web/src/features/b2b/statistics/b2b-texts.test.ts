import { expect, test } from "vitest";
import { headline, isLate, knownSentence, missingSentence, standOf } from "./b2b-texts.ts";

const range = { startDate: "2026-08-24", endDate: "2026-11-21", interval: "Week" } as const;

test.each([
  [0, null, "In diesem Zeitraum hat keine Firma Ihren Eintrag geöffnet."],
  [1, null, "Andere Firmen haben Ihren Eintrag einmal geöffnet."],
  [1120, 1000, "Andere Firmen haben Ihren Eintrag 1.120\u00a0Mal geöffnet, 12\u00a0% mehr als im Vergleichszeitraum."],
])("the headline for %d views after %s before", (value, before, words) =>
  expect(headline({ views: { value, before }, range, firstDay: "2026-01-01" })).toBe(words),
);

test("a range before the first figure says that there are none", () =>
  expect(headline({ views: { value: 0, before: null }, range, firstDay: "2026-11-22" })).toBe(
    "Keine Zahlen vor dem 22.11.2026.",
  ));

test.each([
  [0, ""],
  [1, "Für einen Tag dieses Zeitraums fehlt noch die Zahl."],
  [2, "Für 2 Tage dieses Zeitraums fehlen noch die Zahlen."],
])("%d missing days: %s", (days, words) => expect(missingSentence(days)).toBe(words));

test.each([
  ["2026-11-20", false],
  ["2026-11-18", false],
  ["2026-11-17", true],
])("on 21 November, figures up to %s are late: %s", (lastDay, late) =>
  expect(isLate(lastDay, "2026-11-21")).toBe(late),
);

test("without earlier figures the line says since when there are some", () => {
  const stand = { range, comparedWith: null, firstDay: "2026-07-24", lastDay: "2026-11-20" };
  expect(standOf(stand)).toBe(
    "24.08.2026 bis 21.11.2026. Kein Vergleich: Zahlen gibt es erst seit 24.07.2026. Zahlen bis 20.11.2026.",
  );
});

test("of how many views the origin is known", () =>
  expect(knownSentence({ known: 812, views: 1204 })).toBe(
    "Bei 812 von 1.204 Aufrufen ist bekannt, aus welchem Bundesland oder aus welcher Branche die Firma kam.",
  ));
