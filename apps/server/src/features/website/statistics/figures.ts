/** Arranges the days of a website for screen and file. */
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
import type { DayRow } from "./repository.ts";

/** Compares only with days that are known as a whole: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, knownFrom: Day | null): Period | null {
  const { startDate, endDate } = sameWeekdaysBefore(range);
  return knownFrom !== null && knownFrom <= startDate ? { start: startDate, end: endDate } : null;
}

export const periodOf = ({ startDate, endDate }: DateRange): Period => ({ start: startDate, end: endDate });

type Value = (row: DayRow) => number;

/** Sums of stored days by period; days without a row have no visits. The days are looked at once, however many periods. */
export function summing(rows: readonly DayRow[], value: Value): (period: Period) => number {
  const first = rows.reduce((least, { day }) => (day < least ? day : least), rows[0]?.day ?? "9999-12-31");
  const last = rows.reduce((most, { day }) => (day > most ? day : most), "0000-01-01");
  const length = rows.length === 0 ? 0 : daysBetween(first, last) + 1;
  const until = Array.from({ length: length + 1 }, () => 0);
  for (const row of rows) until[daysBetween(first, row.day) + 1] = value(row);
  for (let day = 1; day <= length; day += 1) until[day] = (until[day] ?? 0) + (until[day - 1] ?? 0);
  const sumBefore = (place: number): number => until[Math.min(length, Math.max(0, place))] ?? 0;
  return ({ start, end }) =>
    length === 0 ? 0 : sumBefore(daysBetween(first, end) + 1) - sumBefore(daysBetween(first, start));
}

const byMetric = <T>(of: (metric: SiteMetric) => T): Record<SiteMetric, T> =>
  Object.fromEntries(SITE_METRICS.map((metric) => [metric, of(metric)])) as Record<SiteMetric, T>;

/** Each period of the range beside the same weekdays of the comparison period. */
export function viewsOf(
  range: DateRange,
  rows: readonly DayRow[],
  comparison: Period | null,
): Pick<WebsiteViews, "totals" | "periods" | "weekdays"> {
  const sums = byMetric((metric) => summing(rows, (row) => row[metric]));
  const shift = comparison === null ? 0 : daysBetween(comparison.start, range.startDate);
  const valuesOf = (period: Period): SiteValues => {
    const { start, end } = period;
    const earlier = comparison === null ? null : { start: addDays(start, -shift), end: addDays(end, -shift) };
    return byMetric((metric): Compared => ({
      value: sums[metric](period),
      before: earlier === null ? null : sums[metric](earlier),
    }));
  };
  return {
    totals: valuesOf(periodOf(range)),
    periods: periodsOf(range).map((period) => ({ ...period, values: valuesOf(period) })),
    weekdays: weekdaysOf(range, rows, comparison),
  };
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The average of each weekday, so that a range with five Mondays and four Sundays compares them fairly. */
function weekdaysOf(range: DateRange, rows: readonly DayRow[], comparison: Period | null): WebsiteViews["weekdays"] {
  const now = sumsByWeekday(rows, periodOf(range));
  const before = comparison === null ? null : sumsByWeekday(rows, comparison);
  const average = (sums: typeof now | null, period: Period | null, day: number, metric: SiteMetric): number | null => {
    const days = period === null ? 0 : daysOn(period, day);
    return sums === null || days === 0 ? null : (sums[day]?.[metric] ?? 0) / days;
  };
  return WEEK.map((day) =>
    byMetric((metric) => ({
      value: average(now, periodOf(range), day, metric),
      before: average(before, comparison, day, metric),
    })),
  );
}

function sumsByWeekday(rows: readonly DayRow[], { start, end }: Period): Record<SiteMetric, number>[] {
  const sums = WEEK.map(() => ({ views: 0, visits: 0 }));
  for (const row of rows) {
    const sum = row.day < start || row.day > end ? undefined : sums[weekday(row.day)];
    if (sum === undefined) continue;
    sum.views += row.views;
    sum.visits += row.visits;
  }
  return sums;
}

/** How often a weekday is in a period. */
export function daysOn({ start, end }: Period, day: number): number {
  const first = addDays(start, (day - weekday(start) + 7) % 7);
  return first > end ? 0 : 1 + Math.floor(daysBetween(first, end) / 7);
}

/** Visits by device. */
export const devicesOf = (
  range: DateRange,
  rows: readonly DayRow[],
  comparison: Period | null,
): WebsiteDevices["devices"] =>
  DEVICES.map((device) => {
    const sum = summing(rows, (row) => row[device]);
    return { device, value: sum(periodOf(range)), before: comparison === null ? null : sum(comparison) };
  });
