/** Arranges delivered days for screen and file. */
import type { B2bDeviceStatistics, B2bViewStatistics } from "@portal/contract/b2b/statistics/calls";
import { addDays, type Day, daysBetween } from "@portal/contract/time/berlin-time";
import {
  type Compared,
  type DateRange,
  type Period,
  periodsOf,
  sameWeekdaysBefore,
} from "@portal/contract/time/date-range";
import { type Device, DEVICES } from "@portal/contract/tracking/events/calls";
import type { Coverage, DayViews } from "./repository.ts";

/** The days to read for a range: its own, and those that it is compared with. Offices are closed at weekends. */
export const daysToRead = (range: DateRange): Period => ({
  start: sameWeekdaysBefore(range).startDate,
  end: range.endDate,
});

/** Compares only if figures go back far enough: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, { firstDay }: Pick<Coverage, "firstDay">): Period | null {
  const { startDate, endDate } = sameWeekdaysBefore(range);
  return firstDay !== null && firstDay <= startDate ? { start: startDate, end: endDate } : null;
}

type Figures = Pick<B2bViewStatistics, "views" | "periods" | "missingDays"> & Pick<B2bDeviceStatistics, "devices">;

/** @param days of the range and of the comparison before it, in any order */
export function figuresOf(range: DateRange, days: readonly DayViews[], coverage: Coverage): Figures {
  const isCompared = comparedWith(range, coverage) !== null;
  const back = daysBetween(range.startDate, sameWeekdaysBefore(range).startDate);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const compared = (period: Period, of: (day: DayViews) => number): Compared => ({
    value: sumOf(byDay, period, of),
    before: isCompared ? sumOf(byDay, movedBy(period, back), of) : null,
  });
  const whole = { start: range.startDate, end: range.endDate };
  return {
    views: compared(whole, ({ views }) => views),
    periods: periodsOf(range).map((period) => ({ ...period, ...compared(period, ({ views }) => views) })),
    devices: DEVICES.map((device) => ({ device, ...compared(whole, (day) => viewsOn(day, device)) })),
    missingDays: missingIn(whole, byDay, coverage),
  };
}

export const viewsOn = (day: DayViews, device: Device): number =>
  device === "unknown" ? day.views - day.phone - day.computer - day.tablet : day[device];

const movedBy = ({ start, end }: Period, days: number): Period => ({
  start: addDays(start, days),
  end: addDays(end, days),
});

type ByDay = ReadonlyMap<Day, DayViews>;

export function sumOf(byDay: ByDay, { start, end }: Period, of: (day: DayViews) => number): number {
  let sum = 0;
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const found = byDay.get(day);
    if (found !== undefined) sum += of(found);
  }
  return sum;
}

/** Days that were not delivered, although there are earlier and later ones. */
function missingIn(range: Period, byDay: ByDay, { firstDay, lastDay }: Coverage): number {
  if (firstDay === null || lastDay === null) return 0;
  const start = firstDay > range.start ? firstDay : range.start;
  const end = lastDay < range.end ? lastDay : range.end;
  return end < start ? 0 : daysBetween(start, end) + 1 - sumOf(byDay, { start, end }, () => 1);
}
