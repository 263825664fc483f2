/** German texts of search ads. */
import type { AdCoverage, AdStatistics } from "@portal/contract/advertising/calls";
import {
  AD_ENGINES,
  type AdEngine,
  type AdMetric,
  type AdSums,
  contactsOf,
  metricOf,
  totalOf,
} from "@portal/contract/advertising/figures";
import { FETCH_PROBLEM_TEXTS } from "@portal/contract/advertising/words";
import { germanDay, germanInstant, germanDecimal, germanMoney, germanNumber } from "@portal/contract/text/formats";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";
import { changeSentence, noFiguresYet, type Wish } from "../../platform/statistics/statistics-texts.ts";
import { comparedWithText, THEN } from "../../platform/statistics/same-weekdays.ts";

export type EngineChoice = AdEngine | "all";

/** What the chosen engines brought. */
export const chosenSums = (engines: Record<AdEngine, AdSums>, choice: EngineChoice): AdSums =>
  choice === "all" ? totalOf(Object.values(engines)) : engines[choice];

/** Engines that brought something in the range or in its comparison. */
export const enginesIn = ({ engines, before }: Pick<AdStatistics, "engines" | "before">): AdEngine[] =>
  AD_ENGINES.filter((engine) => engines[engine].impressions > 0 || (before?.[engine].impressions ?? 0) > 0);

/** Costs alone are neither good nor bad: they follow what was agreed. */
export const AD_WISHES: Record<AdMetric, Wish> = {
  impressions: "more",
  clicks: "more",
  clickRate: "more",
  calls: "more",
  forms: "more",
  contacts: "more",
  cost: "neither",
  costPerContact: "less",
};

const FORMATS: Record<AdMetric, (value: number) => string> = {
  impressions: germanNumber,
  clicks: germanNumber,
  clickRate: (share) => `${germanDecimal(share * 100)}\u00A0%`,
  calls: germanNumber,
  forms: germanNumber,
  contacts: germanNumber,
  cost: germanMoney,
  costPerContact: germanMoney,
};

export const formatOf = (metric: AdMetric): ((value: number) => string) => FORMATS[metric];

/** For spreadsheets: "12,34" for money, "0,0412" for shares, "1284" for counts. */
export const plainOf =
  (metric: AdMetric) =>
  (value: number): string =>
    (isMoney(metric) ? (value / 100).toFixed(2) : metric === "clickRate" ? value.toFixed(4) : String(value)).replace(
      ".",
      ",",
    );

export const isMoney = (metric: AdMetric): boolean => metric === "cost" || metric === "costPerContact";

/** "–" where there is nothing to divide by. */
export const shown = (metric: AdMetric, sums: AdSums): string => {
  const value = metricOf(metric, sums);
  return value === null ? "–" : FORMATS[metric](value);
};

/** A metric with its value in the days of the comparison; null where there is nothing to divide by. */
export function comparedOf(metric: AdMetric, sums: AdSums, before: AdSums | null) {
  const value = metricOf(metric, sums);
  return value === null ? null : { value, before: before === null ? null : metricOf(metric, before) };
}

/** "38 Menschen haben sich über Ihre Anzeigen gemeldet, 12 % mehr als im Vergleichszeitraum. Das kostete 712,40 €." */
export function headline(
  sums: AdSums,
  before: AdSums | null,
  { range, coverage }: Pick<AdStatistics, "range" | "coverage">,
): string {
  const contacts = contactsOf(sums);
  if (sums.impressions === 0)
    return noFiguresYet(range, coverage.firstDay) ?? "In diesem Zeitraum liefen keine Anzeigen.";
  const change = changeSentence({ value: contacts, before: before === null ? null : contactsOf(before) }, THEN);
  const who =
    contacts === 1 ? "Ein Mensch hat" : contacts === 0 ? "Niemand hat" : `${germanNumber(contacts)} Menschen haben`;
  const price = `Die Anzeigen kosteten ${germanMoney(sums.costCents)}.`;
  return `${who} sich über Ihre Anzeigen gemeldet${change === "" ? "" : `, ${change}`}. ${price}`;
}

/** The days of the range, what they are compared with, and how old the figures are; also in print. */
export function standOf({
  range,
  comparedWith,
  coverage,
}: Pick<AdStatistics, "range" | "comparedWith" | "coverage">): string {
  const days = `${germanDay(range.startDate)} bis ${germanDay(range.endDate)}`;
  const compared =
    comparedWith === null
      ? ". Kein Vergleich: So weit reichen die Zahlen nicht zurück."
      : `, ${comparedWithText(comparedWith)}.`;
  const source =
    coverage.countedAt === null ? "" : ` Quelle: Google und Bing, gezählt am ${germanInstant(coverage.countedAt)} Uhr.`;
  return `${days}${compared}${source}`;
}

/** False for what lies before the first or after the last delivered day: nothing is known there, which is not zero. */
export const isDelivered = ({ start, end }: Period, { firstDay, lastDay }: AdCoverage): boolean =>
  firstDay !== null && lastDay !== null && end >= firstDay && start <= lastDay;

/** What a person must know of the figures before they read them. */
export function cautionsOf(
  { range, coverage }: { range: { startDate: Day; endDate: Day }; coverage: AdCoverage },
  missingDays = 0,
): string[] {
  const { lastDay, movingFrom, problem } = coverage;
  const cautions: string[] = [];
  if (problem !== null) cautions.push(`${FETCH_PROBLEM_TEXTS[problem]} Sie sehen die Zahlen vom letzten Abruf.`);
  // Figures come in the morning after the day.
  if (lastDay !== null && lastDay < addDays(range.endDate, -1))
    cautions.push(`Zahlen gibt es bis ${germanDay(lastDay)}.`);
  if (movingFrom !== null && movingFrom <= range.endDate) {
    cautions.push(
      `Die Tage ab ${germanDay(movingFrom)} sind vorläufig: Die Suchmaschinen berichtigen sie noch einige Tage.`,
    );
  }
  if (missingDays > 0) {
    cautions.push(
      missingDays === 1
        ? "Ein Tag fehlt in der Lieferung."
        : `${germanNumber(missingDays)} Tage fehlen in der Lieferung.`,
    );
  }
  return cautions;
}
