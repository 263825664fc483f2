/** Sums as the screen and the file show them. */
import type { Day } from "@portal/contract/berlin-time";
import { type DateRange, type Period, periodsOf, rangeBefore, lengthOf } from "@portal/contract/date-range";
import type { Compared, EntryStatistics, StatisticsPeriod } from "@portal/contract/entry-statistics";
import { addDays } from "@portal/contract/berlin-time";
import { type Device, DEVICES, type Metric, METRICS } from "@portal/contract/tracking-events";
import type { PeriodSum } from "../../tracking/public.ts";

/** The range's periods behind the same ones as many days earlier: those of the comparison, whose cuts are the same. */
export function periodsToRead(range: DateRange): {
  now: Period[];
  before: Period[];
  from: Day;
  to: Day;
  starts: Day[];
} {
  const now = periodsOf(range);
  const days = lengthOf(range);
  const before = now.map(({ start, end }) => ({ start: addDays(start, -days), end: addDays(end, -days) }));
  const starts = [...before, ...now].map(({ start }) => start);
  return { now, before, from: rangeBefore(range).startDate, to: range.endDate, starts };
}

/** The comparison is there only where figures go back that far: half of one would be taken for growth. */
export function comparedWith(range: DateRange, firstDay: Day | null): Period | null {
  const { startDate, endDate } = rangeBefore(range);
  return firstDay !== null && firstDay <= startDate ? { start: startDate, end: endDate } : null;
}

type Figures = Pick<EntryStatistics, "totals" | "periods" | "devices">;

export function figuresOf(range: DateRange, sums: readonly PeriodSum[], isCompared: boolean): Figures {
  const { now } = periodsToRead(range);
  const count = now.length;
  const sumOf = (fits: (sum: PeriodSum) => boolean): Compared => {
    const sum = (isPart: (period: number) => boolean): number =>
      sums.reduce((total, one) => (isPart(one.period) && fits(one) ? total + one.value : total), 0);
    return { value: sum((period) => period > count), before: isCompared ? sum((period) => period <= count) : null };
  };
  const cells = new Map<string, number>();
  for (const { period, metric, value } of sums) {
    const cell = `${period} ${metric}`;
    cells.set(cell, (cells.get(cell) ?? 0) + value);
  }
  const cell = (period: number, metric: Metric): number => cells.get(`${period} ${metric}`) ?? 0;
  return {
    totals: byMetric((metric) => sumOf((one) => one.metric === metric)),
    periods: now.map(({ start, end }, index): StatisticsPeriod => ({
      start,
      end,
      values: byMetric((metric) => ({
        value: cell(count + index + 1, metric),
        before: isCompared ? cell(index + 1, metric) : null,
      })),
    })),
    devices: DEVICES.map((device) => ({
      device,
      ...sumOf((one) => one.metric === "view" && one.device === device),
    })),
  };
}

const byMetric = (of: (metric: Metric) => Compared): Record<Metric, Compared> =>
  Object.fromEntries(METRICS.map((metric) => [metric, of(metric)])) as Record<Metric, Compared>;

/** Views of a period by device, for the file. `index` counts the range's periods from 0. */
export function deviceViews(range: DateRange, sums: readonly PeriodSum[]): Record<Device, number>[] {
  const { now } = periodsToRead(range);
  const rows = now.map(() => Object.fromEntries(DEVICES.map((device) => [device, 0])) as Record<Device, number>);
  for (const { period, metric, device, value } of sums) {
    const row = rows[period - now.length - 1];
    if (metric === "view" && row !== undefined) row[device] += value;
  }
  return rows;
}
