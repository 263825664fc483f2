/** German texts of budgets, and the two lines of their chart. */
import type { AdBudget } from "@portal/contract/advertising/calls";
import { FORECAST_SHARE } from "@portal/contract/advertising/calls";
import { germanDay, germanMoney, germanPercent } from "@portal/contract/text/formats";
import { addDays, type Day, daysBetween } from "@portal/contract/time/berlin-time";

/** Where a budget stands, in one sentence. */
export function budgetHeadline({ planCents, spentCents, end, forecast }: AdBudget, lastDay: Day | null): string {
  const spent = `${germanMoney(spentCents)} von ${germanMoney(planCents)} sind ausgegeben`;
  if (spentCents > planCents)
    return `${spent}. Das Budget ist um ${germanMoney(spentCents - planCents)} überschritten.`;
  if (spentCents === planCents) return `${spent}. Das Budget ist aufgebraucht.`;
  if (lastDay !== null && lastDay >= end) return `${spent}. Der Zeitraum ist zu Ende.`;
  if (forecast === null) return `${spent}.`;
  if (forecast.likely === null) return `${spent}. Das Budget reicht voraussichtlich bis zum ${germanDay(end)}.`;
  return `${spent}. Das Budget reicht voraussichtlich bis zum ${germanDay(forecast.likely)}.`;
}

/** The spread and the method. */
export function forecastText({ end, forecast }: AdBudget): string {
  if (forecast === null) return "";
  const { earliest, latest, lowCents, highCents, weeks } = forecast;
  const share = germanPercent(FORECAST_SHARE);
  const span =
    earliest === null
      ? `Es reicht bis zum ${germanDay(end)}; ausgegeben sind dann mit ${share} Sicherheit ${germanMoney(lowCents)} bis ${germanMoney(highCents)}.`
      : `Mit ${share} Sicherheit endet es ${daysText(earliest, latest, end)}.`;
  return `${span} So rechnen wir (Bootstrap-Verfahren): Aus den Ausgaben der letzten ${weeks} Wochen losen wir viele mögliche Verläufe aus. Was neue Gebote oder Anzeigen kosten werden, ist darin nicht enthalten.`;
}

function daysText(earliest: Day, latest: Day | null, end: Day): string {
  if (latest === null) return `zwischen dem ${germanDay(earliest)} und dem Ende des Zeitraums, dem ${germanDay(end)}`;
  if (latest === earliest) return `am ${germanDay(latest)}`;
  return `zwischen dem ${germanDay(earliest)} und dem ${germanDay(latest)}`;
}

export type BudgetLine = {
  day: Day;
  spent: number | null;
  plan: number;
  low: number | null;
  high: number | null;
  isMoving: boolean;
};

/** Each day of the budget: spent so far, the even plan, and behind the last known day the forecast's spread. */
export function linesOf(
  { start, end, planCents, days, spentCents, forecast }: AdBudget,
  lastDay: Day | null,
): BudgetLine[] {
  const length = daysBetween(start, end) + 1;
  const byDay = new Map(days.map((day) => [day.day, day]));
  let spent = 0;
  return Array.from({ length }, (_day, place) => {
    const day = addDays(start, place);
    const known = byDay.get(day);
    spent += known?.spentCents ?? 0;
    const isKnown = lastDay !== null && day <= lastDay;
    const expected = (usedUp: Day | null, atEnd: number): number | null => {
      if (isKnown || lastDay === null || forecast === null) return null;
      const target = usedUp === null ? { day: end, cents: atEnd } : { day: usedUp, cents: planCents };
      const share = Math.min(1, daysBetween(lastDay, day) / daysBetween(lastDay, target.day));
      return Math.round(spentCents + (target.cents - spentCents) * share);
    };
    return {
      day,
      spent: isKnown ? spent : null,
      plan: Math.round((planCents * (place + 1)) / length),
      low: expected(forecast?.latest ?? null, forecast?.lowCents ?? 0),
      high: expected(forecast?.earliest ?? null, forecast?.highCents ?? 0),
      isMoving: known?.isMoving ?? false,
    };
  });
}

export type WishKind = "pause" | "more";

/** The case that a wish becomes. */
export const wishOf = (kind: WishKind, { start, end, planCents }: AdBudget, words: string) => {
  const budget = `Budget ${germanDay(start)} bis ${germanDay(end)}, ${germanMoney(planCents)}`;
  const wish =
    kind === "pause" ? "Bitte pausieren Sie unsere Anzeigen." : "Wir möchten mehr Budget für unsere Anzeigen.";
  return {
    subject: kind === "pause" ? "Suchmaschinenwerbung pausieren" : "Mehr Budget für Suchmaschinenwerbung",
    text: [wish, budget, words.trim()].filter((line) => line !== "").join("\n"),
    reference: "Suchmaschinenwerbung",
  };
};
