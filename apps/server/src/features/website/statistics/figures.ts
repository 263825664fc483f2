/** Arranges the sums of a website for screen and file. */
import { addDays, type Day, daysBetween, weekday } from "@portal/contract/time/berlin-time";
import {
  type Compared,
  type DateRange,
  type Period,
  periodsOf,
  sameWeekdaysBefore,
} from "@portal/contract/time/date-range";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import {
  SITE_METRICS,
  type SiteMetric,
  type SiteValues,
  type WebsiteDevices,
  type WebsiteViews,
} from "@portal/contract/website/statistics/calls";
import type { SumRow } from "./repository.ts";

/** Compares only with days that are known as a whole: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, knownFrom: Day | null): Period | null {
  const { startDate, endDate } = sameWeekdaysBefore(range);
  return knownFrom !== null && knownFrom <= startDate ? { start: startDate, end: endDate } : null;
}

export const periodOf = ({ startDate, endDate }: DateRange): Period => ({ start: startDate, end: endDate });

type Summed = Pick<SumRow, "current" | SiteMetric>;

const byMetric = <T>(of: (metric: SiteMetric) => T): Record<SiteMetric, T> =>
  Object.fromEntries(SITE_METRICS.map((metric) => [metric, of(metric)])) as Record<SiteMetric, T>;

/** What a column adds up to in the range, and in its comparison period. */
const comparedSum = <Column extends string>(
  rows: readonly ({ current: boolean } & Record<Column, number>)[],
  column: Column,
  comparison: Period | null,
): Compared => {
  const sum = (current: boolean): number =>
    rows.reduce((total, row) => (row.current === current ? total + row[column] : total), 0);
  return { value: sum(true), before: comparison === null ? null : sum(false) };
};

const isOfPeriod = ({ start }: SumRow): boolean => start !== null;

/** Each period of the range beside the same weekdays of the comparison period. */
export function viewsOf(
  range: DateRange,
  rows: readonly SumRow[],
  comparison: Period | null,
): Pick<WebsiteViews, "totals" | "periods" | "weekdays"> {
  const byStart = Map.groupBy(rows, ({ start }) => start);
  const valuesOf = (summed: readonly Summed[]): SiteValues =>
    byMetric((metric) => comparedSum(summed, metric, comparison));
  return {
    totals: valuesOf(rows.filter(isOfPeriod)),
    periods: periodsOf(range).map((period) => ({ ...period, values: valuesOf(byStart.get(period.start) ?? []) })),
    weekdays: weekdaysOf(range, rows, comparison),
  };
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The average of each weekday, so that a range with five Mondays and four Sundays compares them fairly. */
function weekdaysOf(range: DateRange, rows: readonly SumRow[], comparison: Period | null): WebsiteViews["weekdays"] {
  const average = (sum: number | null, days: number): number | null => (sum === null || days === 0 ? null : sum / days);
  return WEEK.map((day) => {
    const own = rows.filter((row) => row.weekday === day);
    return byMetric((metric) => {
      const { value, before } = comparedSum(own, metric, comparison);
      return {
        value: average(value, daysOn(periodOf(range), day)),
        before: average(before, comparison === null ? 0 : daysOn(comparison, day)),
      };
    });
  });
}

/** How often a weekday is in a period. */
export function daysOn({ start, end }: Period, day: number): number {
  const first = addDays(start, (day - weekday(start) + 7) % 7);
  return first > end ? 0 : 1 + Math.floor(daysBetween(first, end) / 7);
}

/** Visits by device. */
export const devicesOf = (rows: readonly SumRow[], comparison: Period | null): WebsiteDevices["devices"] => {
  const periods = rows.filter(isOfPeriod);
  return DEVICES.map((device) => ({ device, ...comparedSum(periods, device, comparison) }));
};
