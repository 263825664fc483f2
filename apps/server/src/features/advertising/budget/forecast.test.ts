import { FORECAST_SHARE } from "@portal/contract/advertising/calls";
import { addDays, daysBetween } from "@portal/contract/time/berlin-time";
import { demoSearchAdLines } from "@portal/db/demo/search-ads";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { forecastOf, HISTORY_DAYS } from "./forecast.ts";

const LAST = "2026-03-01";
const historyOf = (days: number, cents: (back: number) => number) =>
  Array.from({ length: days }, (_day, place) => ({
    day: addDays(LAST, place + 1 - days),
    spentCents: cents(days - 1 - place),
  }));
const input = { lastDay: LAST, spentCents: 2000, planCents: 3000, end: "2026-03-31" };

test("even spending has no spread: the budget ends on the day on which it is used up", () => {
  expect(forecastOf({ ...input, history: historyOf(84, () => 100) })).toEqual({
    earliest: "2026-03-11",
    likely: "2026-03-11",
    latest: "2026-03-11",
    lowCents: 3000,
    likelyCents: 3000,
    highCents: 3000,
    weeks: 12,
  });
});

test("a budget that is not used up has no day, but an amount", () => {
  const forecast = forecastOf({ ...input, planCents: 9000, history: historyOf(84, () => 100) });
  expect(forecast).toMatchObject({ earliest: null, likely: null, latest: null, likelyCents: 5000 });
});

test("nothing is foretold from fewer than four weeks", () => {
  expect(forecastOf({ ...input, history: historyOf(27, () => 100) })).toBeNull();
  expect(forecastOf({ ...input, history: historyOf(28, () => 100) })?.weeks).toBe(4);
});

test("the spread is in order, never beyond the budget, and the same input gives the same forecast", () => {
  const amounts = fc.array(fc.nat({ max: 4000 }), { minLength: 28, maxLength: 120 });
  fc.assert(
    fc.property(amounts, fc.nat({ max: 90_000 }), (cents, left) => {
      const given = {
        ...input,
        planCents: input.spentCents + left + 1,
        history: historyOf(cents.length, (back) => cents[back] ?? 0),
      };
      const forecast = forecastOf(given);
      expect(forecastOf(given)).toEqual(forecast);
      if (forecast === null) throw new Error("no forecast");
      const { lowCents, likelyCents, highCents } = forecast;
      expect([lowCents, likelyCents, highCents].toSorted((one, other) => one - other)).toEqual([
        lowCents,
        likelyCents,
        highCents,
      ]);
      expect(highCents).toBeLessThanOrEqual(given.planCents);
      const days = [forecast.earliest, forecast.likely, forecast.latest].map((day) => day ?? "9999");
      expect(days.toSorted()).toEqual(days);
      expect(days.every((day) => day === "9999" || (day > LAST && day <= input.end))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

type Row = { type: string; company: string; day: string; cost_cents: number };
const spentBy = new Map<string, Map<string, number>>();
for (const line of demoSearchAdLines("2026-11-21")) {
  const row = JSON.parse(line) as Row;
  if (row.type !== "ad_day") continue;
  const days = spentBy.get(row.company) ?? new Map<string, number>();
  spentBy.set(row.company, days.set(row.day, (days.get(row.day) ?? 0) + row.cost_cents));
}

test("replayed over two demo years, day and amount lie outside the spread at most as often as it says", () => {
  let outsideDays = 0;
  let outsideCents = 0;
  let made = 0;
  for (const byDay of spentBy.values()) {
    const history = [...byDay].map(([day, spentCents]) => ({ day, spentCents }));
    for (let lastDay = addDays("2024-11-21", HISTORY_DAYS); lastDay < "2026-09-20"; lastDay = addDays(lastDay, 13)) {
      const end = addDays(lastDay, 45);
      const before = history.filter(({ day }) => day <= lastDay && day > addDays(lastDay, -HISTORY_DAYS));
      const rate = before.reduce((sum, { spentCents }) => sum + spentCents, 0) / HISTORY_DAYS;
      for (const share of [0.4, 0.75, 1, 1.2]) {
        const planCents = Math.round(rate * 45 * share);
        const forecast = forecastOf({ history: before, lastDay, spentCents: 0, planCents, end });
        if (forecast === null) throw new Error("no forecast");
        const { usedUp, spent } = actual(byDay, { lastDay, end, planCents });
        made += 1;
        if (usedUp < (forecast.earliest ?? "9999") || usedUp > (forecast.latest ?? "9999")) outsideDays += 1;
        if (spent < forecast.lowCents || spent > forecast.highCents) outsideCents += 1;
      }
    }
  }
  expect(made).toBeGreaterThan(500);
  expect(outsideDays / made).toBeLessThanOrEqual(1 - FORECAST_SHARE);
  expect(outsideCents / made).toBeLessThanOrEqual(1 - FORECAST_SHARE);
});

/** The day on which the budget was really used up ("9999": not before its end), and what was really spent. */
function actual(
  byDay: ReadonlyMap<string, number>,
  { lastDay, end, planCents }: { lastDay: string; end: string; planCents: number },
) {
  let spent = 0;
  for (let place = 1; place <= daysBetween(lastDay, end); place += 1) {
    const day = addDays(lastDay, place);
    spent += byDay.get(day) ?? 0;
    if (spent >= planCents) return { usedUp: day, spent: planCents };
  }
  return { usedUp: "9999", spent };
}
