/** Arranges sums for screen and file. */
import { type Compared, type DateRange, type Period, rangeBefore } from "@portal/contract/time/date-range";
import type { EntryStatistics, StatisticsPeriod } from "@portal/contract/entry/statistics/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import { type Device, DEVICES, type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import type { PeriodSum } from "../../tracking/public.ts";

/** Compares only if figures go back far enough: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, firstDay: Day | null): Period | null {
  const { startDate, endDate } = rangeBefore(range);
  return firstDay !== null && firstDay <= startDate ? { start: startDate, end: endDate } : null;
}

type Figures = Pick<EntryStatistics, "totals" | "periods" | "devices">;

/** @param sums of the comparison's periods and of `periods` */
export function figuresOf(periods: readonly Period[], sums: readonly PeriodSum[], isCompared: boolean): Figures {
  const { now, before } = inOrder(sums, periods.length);
  const compared = (value: number, earlier: () => number): Compared => ({
    value,
    before: isCompared ? earlier() : null,
  });
  const total = (of: (sum: PeriodSum | undefined) => number): Compared =>
    compared(sumOf(now, of), () => sumOf(before, of));
  return {
    totals: byMetric((metric) => total((sum) => valueOf(sum, metric))),
    periods: periods.map(({ start, end }, index): StatisticsPeriod => ({
      start,
      end,
      values: byMetric((metric) => compared(valueOf(now[index], metric), () => valueOf(before[index], metric))),
    })),
    devices: DEVICES.map((device) => ({ device, ...total((sum) => sum?.[device] ?? 0) })),
  };
}

type Sums = (PeriodSum | undefined)[];

/** Sums by their position in the range; periods without events are empty. */
function inOrder(sums: readonly PeriodSum[], count: number): { now: Sums; before: Sums } {
  const all: Sums = Array.from({ length: 2 * count });
  for (const sum of sums) all[sum.period - 1] = sum;
  return { before: all.slice(0, count), now: all.slice(count) };
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);

function valueOf(sum: PeriodSum | undefined, metric: Metric): number {
  if (sum === undefined) return 0;
  return metric === "view" ? sumOf(DEVICES, (device) => sum[device]) : sum[metric];
}

const byMetric = (of: (metric: Metric) => Compared): Record<Metric, Compared> =>
  Object.fromEntries(METRICS.map((metric) => [metric, of(metric)])) as Record<Metric, Compared>;

/** Views of each period by device, for the file. */
export const deviceViews = (periods: readonly Period[], sums: readonly PeriodSum[]): Record<Device, number>[] =>
  inOrder(sums, periods.length).now.map(
    (sum) => Object.fromEntries(DEVICES.map((device) => [device, sum?.[device] ?? 0])) as Record<Device, number>,
  );
