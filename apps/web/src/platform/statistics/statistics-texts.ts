/** German texts for ranges, periods and comparisons. */
import { germanDay, germanLongDay, germanNumber, germanPercent } from "@portal/contract/text/formats";
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { type DateRange, type Interval, lengthOf, type Period, wholeDays } from "@portal/contract/time/date-range";
import type { ChartPoint } from "../../ui/charts/period-picture.ts";
import type { StatDelta } from "../../ui/figures/stat.tsx";

const month = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", month: "long", year: "numeric" });
const shortMonth = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", month: "short", year: "2-digit" });
const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** "2026-11-16" → "16.11." */
const shortDay = (day: Day): string => germanDay(day).slice(0, 6);

const isWholeMonth = ({ start, end }: Period): boolean =>
  start.endsWith("-01") && start.slice(0, 7) === end.slice(0, 7) && addDays(end, 1).endsWith("-01");

/** "16.11. bis 22.11.2026", "November 2026", "Montag, 16. November 2026". */
export function periodName(period: Period): string {
  const { start, end } = period;
  if (start === end) return germanLongDay(start);
  if (isWholeMonth(period)) return month.format(utc(start));
  const from = start.slice(0, 4) === end.slice(0, 4) ? shortDay(start) : germanDay(start);
  return `${from} bis ${germanDay(end)}`;
}

/** A short name for an axis. */
export const periodLabel = (interval: Interval, { start }: Period): string =>
  interval === "Month" ? shortMonth.format(utc(start)) : shortDay(start);

/**
 * The names of a period in a chart. A week or month that the range cuts says how many of its days count, so that nobody
 * takes its low bar for a bad week: "05.01. bis 06.01.2026 (2 von 7 Tagen)". So does one that is not over.
 * @param lastDay the last day that is counted to its end; null where the chart marks days that may change by itself
 */
export function periodPoint(
  interval: Interval,
  { start, end }: Period,
  lastDay: Day | null,
): Pick<ChartPoint, "label" | "name"> & { isCut: boolean } {
  const period = { start, end };
  const { days, whole } = daysOf(interval, period);
  const isPart = days < whole;
  const isRunning = lastDay !== null && end > lastDay;
  const why = isPart ? ` (${days} von ${whole} Tagen)` : isRunning ? " (läuft noch)" : "";
  return { label: periodLabel(interval, period), name: `${periodName(period)}${why}`, isCut: isPart || isRunning };
}

/** The days of a period that the range holds, and those that it has as a whole. */
const daysOf = (interval: Interval, { start, end }: Period): { days: number; whole: number } => ({
  days: lengthOf({ startDate: start, endDate: end }),
  whole: wholeDays(interval, { start, end }),
});

/** The last day that is counted to its end where counting never stops. */
export const yesterday = (): Day => addDays(berlinDate(Date.now()), -1);

type Counted<P extends Period> = {
  interval: Interval;
  periods: readonly P[];
  /** The first and the last day with complete figures; null without any. */
  firstDay: Day | null;
  lastDay: Day | null;
};

/**
 * A figure in each whole period of which every day was counted, without those where `valueOf` is null. Any other period
 * would look like a rise or a fall that nobody had.
 */
export function courseOf<P extends Period>(
  { interval, periods, firstDay, lastDay }: Counted<P>,
  valueOf: (period: P) => number | null,
): number[] {
  if (firstDay === null || lastDay === null) return [];
  return periods.flatMap((period) => {
    const { days, whole } = daysOf(interval, period);
    const isCounted = days === whole && period.start >= firstDay && period.end <= lastDay;
    return (isCounted ? valueOf(period) : null) ?? [];
  });
}

/**
 * What replaces "niemand" for a range that ends before the first figure, because nobody counted then. Undefined if the
 * range has days with figures.
 */
export const noFiguresYet = (range: Pick<DateRange, "endDate">, firstDay: Day | null): string | undefined =>
  firstDay !== null && range.endDate < firstDay ? `Keine Zahlen vor dem ${germanDay(firstDay)}.` : undefined;

export const INTERVAL_ADVERBS: Record<Interval, string> = { Day: "je Tag", Week: "je Woche", Month: "je Monat" };

/** "90 Tage davor" */
export const comparisonName = (range: DateRange): string => {
  const days = lengthOf(range);
  return days === 1 ? "Tag davor" : `${germanNumber(days)} Tage davor`;
};

/** "gegenüber den 90 Tagen davor" */
export const againstBefore = (range: DateRange): string =>
  lengthOf(range) === 1 ? "gegenüber dem Tag davor" : `gegenüber den ${germanNumber(lengthOf(range))} Tagen davor`;

/** What a person wishes of a figure: views should rise, costs per contact should fall, costs alone are neither. */
export type Wish = "more" | "less" | "neither";

/** The change against the comparison period; undefined if there is nothing to compare with. */
export function deltaOf(
  { value, before }: { value: number; before: number | null },
  wish: Wish = "more",
): StatDelta | undefined {
  if (before === null || (before === 0 && value === 0)) return undefined;
  if (before === 0) return { text: "neu", direction: "up", good: isGood("up", wish) };
  const share = (value - before) / before;
  if (Math.abs(share) < 0.005) return { text: "gleich", direction: "same" };
  const direction = share > 0 ? "up" : "down";
  return { text: germanPercent(Math.abs(share)), direction, good: isGood(direction, wish) };
}

const isGood = (direction: "up" | "down", wish: Wish): boolean | undefined =>
  wish === "neither" ? undefined : (direction === "up") === (wish === "more");

/** The same as a sentence, for screen readers: "12 % mehr als in den 90 Tagen davor". */
export function deltaSentence(compared: { value: number; before: number | null }, range: DateRange): string {
  const days = lengthOf(range) === 1 ? "am Tag davor" : `in den ${germanNumber(lengthOf(range))} Tagen davor`;
  return changeSentence(compared, days);
}

/** A change against other days, which `then` names: "im Vergleichszeitraum". Empty if there is nothing to compare with. */
export function changeSentence(compared: { value: number; before: number | null }, then: string): string {
  const delta = deltaOf(compared);
  if (delta === undefined) return "";
  if (delta.text === "neu") return `keine ${then}`;
  if (delta.direction === "same") return `genauso viel wie ${then}`;
  return `${delta.text} ${delta.direction === "up" ? "mehr" : "weniger"} als ${then}`;
}
