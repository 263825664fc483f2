import type { AdBudget } from "@portal/contract/advertising/calls";
import { expect, test } from "vitest";
import { budgetHeadline, forecastText, linesOf, wishOf } from "./budget-texts.ts";

const forecast = {
  earliest: "2026-03-07",
  likely: "2026-03-08",
  latest: null,
  lowCents: 900,
  likelyCents: 1000,
  highCents: 1000,
  weeks: 12,
};
const budget: AdBudget = {
  start: "2026-03-01",
  end: "2026-03-10",
  planCents: 1000,
  spentCents: 500,
  days: [
    { day: "2026-03-01", spentCents: 200, isMoving: false },
    { day: "2026-03-03", spentCents: 300, isMoving: true },
  ],
  forecast,
};

test.each([
  [
    budget,
    "2026-03-03",
    /^5,00\s€ von 10,00\s€ sind ausgegeben\. Das Budget reicht voraussichtlich bis zum 08\.03\.2026\.$/,
  ],
  [{ ...budget, forecast: { ...forecast, likely: null } }, "2026-03-03", /bis zum 10\.03\.2026\.$/],
  [{ ...budget, forecast: null }, "2026-03-10", /Der Zeitraum ist zu Ende\.$/],
  [{ ...budget, spentCents: 1000, forecast: null }, "2026-03-09", /Das Budget ist aufgebraucht\.$/],
  [{ ...budget, spentCents: 1205, forecast: null }, "2026-03-09", /Das Budget ist um 2,05\s€ überschritten\.$/],
  [{ ...budget, forecast: null }, null, /ausgegeben\.$/],
])("budgetHeadline %#", (one, lastDay, text) => expect(budgetHeadline(one, lastDay)).toMatch(text));

test("the forecast names its spread and its method", () => {
  expect(forecastText(budget)).toMatch(
    /^Mit 80\s% Sicherheit endet es zwischen dem 07\.03\.2026 und dem Ende des Zeitraums, dem 10\.03\.2026\. So rechnen wir \(Bootstrap-Verfahren\): Aus den Ausgaben der letzten 12 Wochen /,
  );
  expect(forecastText({ ...budget, forecast: { ...forecast, earliest: "2026-03-08", latest: "2026-03-08" } })).toMatch(
    /^Mit 80\s% Sicherheit endet es am 08\.03\.2026\./,
  );
  expect(forecastText({ ...budget, forecast: { ...forecast, earliest: null } })).toMatch(/9,00\s€ bis 10,00\s€/);
  expect(forecastText({ ...budget, forecast: null })).toBe("");
});

test("lines: spending adds up to the last known day, then the spread begins there; the plan ends at its amount", () => {
  const lines = linesOf(budget, "2026-03-03");
  expect(lines.slice(0, 4).map(({ spent }) => spent)).toEqual([200, 200, 500, null]);
  expect(lines[2]).toMatchObject({ low: null, isMoving: true });
  expect(lines.at(-1)).toMatchObject({ plan: 1000, low: 900, high: 1000 });
});

test("the spread reaches the budget on the earliest and on the latest day", () => {
  const spread = { ...forecast, latest: "2026-03-09", lowCents: 1000 };
  const ahead = linesOf({ ...budget, forecast: spread }, "2026-03-03").slice(3);
  expect(ahead.map(({ high }) => high)).toEqual([625, 750, 875, 1000, 1000, 1000, 1000]);
  expect(ahead.map(({ low }) => low)).toEqual([583, 667, 750, 833, 917, 1000, 1000]);
});

test("a wish becomes a case with the budget and the person's words", () => {
  expect(wishOf("pause", budget, " Bis Ostern. ").text).toMatch(
    /^Bitte pausieren Sie unsere Anzeigen\.\nBudget 01\.03\.2026 bis 10\.03\.2026, 10,00\s€\nBis Ostern\.$/,
  );
  expect(wishOf("more", budget, "")).toMatchObject({ subject: "Mehr Budget für Suchmaschinenwerbung" });
});
