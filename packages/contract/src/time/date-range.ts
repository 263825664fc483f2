/**
 * The range of statistics (Specification §3 "Date range", §9): first and last day, both included, and the interval of
 * the sums. Days are those of Berlin.
 */
import * as z from "zod/mini";
import { addDays, addYears, type Day, daysBetween, isDay, weekday } from "./berlin-time.ts";

export const INTERVALS = ["Day", "Week", "Month"] as const;
export type Interval = (typeof INTERVALS)[number];
export const DEFAULT_INTERVAL: Interval = "Week";

export type DateRange = { startDate: Day; endDate: Day; interval: Interval };

/** Years of one range at most. */
export const MOST_YEARS = 3;

/** The last allowed day of a range that starts on `startDate`: three years later, 29 February included. */
export function lastAllowedDay(startDate: Day): Day {
  const moved = addYears(startDate, MOST_YEARS);
  return moved.slice(8) === startDate.slice(8) ? addDays(moved, -1) : moved;
}

const isDayOfStatistics = (text: string): boolean => isDay(text) && text >= "2000-01-01" && text < "2100-01-01";
const day = z.string().check(z.refine(isDayOfStatistics, "Diesen Tag gibt es nicht."));

/** German message for two existing days that form no valid range; undefined if they do. */
export function rangeProblem({ startDate, endDate }: Pick<DateRange, "startDate" | "endDate">): string | undefined {
  if (endDate < startDate) return "Das Ende liegt vor dem Anfang.";
  return endDate > lastAllowedDay(startDate) ? "Höchstens drei Jahre auf einmal." : undefined;
}

/** The fields of a range in a query. */
export const dateRangeFields = {
  startDate: day,
  endDate: day,
  interval: z._default(z.enum(INTERVALS, "Bitte wählen Sie aus der Liste."), DEFAULT_INTERVAL),
};

/** A check of an object with `dateRangeFields`: the error for the order of the days is at `endDate`. */
export const checkRange = (context: z.core.ParsePayload<Pick<DateRange, "startDate" | "endDate">>): void => {
  // The check runs after a field was refused, too.
  if (![context.value.startDate, context.value.endDate].every(isDayOfStatistics)) return;
  const message = rangeProblem(context.value);
  if (message !== undefined) context.issues.push({ code: "custom", input: context.value, path: ["endDate"], message });
};

/** Query of a call with a range. Each error names its field. */
export const dateRangeQuery = z.object(dateRangeFields).check(checkRange);

/** One bar of a chart: first and last day, both included, cut at the range's ends. */
export type Period = { start: Day; end: Day };

const endOf: Record<Interval, (start: Day) => Day> = {
  Day: (start) => start,
  Week: (start) => addDays(start, 6 - weekday(start)),
  Month: (start) => addDays(firstOfNextMonth(start), -1),
};

export function firstOfNextMonth(date: Day): Day {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

/** The periods of a range in order: days, weeks from Monday, or calendar months. Together they are the range. */
export function periodsOf({ startDate, endDate, interval }: DateRange): Period[] {
  const periods: Period[] = [];
  for (let start = startDate; start <= endDate;) {
    const whole = endOf[interval](start);
    const end = whole < endDate ? whole : endDate;
    periods.push({ start, end });
    start = addDays(end, 1);
  }
  return periods;
}

/**
 * Days of the whole week or month that the period is part of. More than the period has, if an end of the range cuts it.
 */
export function wholeDays(interval: Interval, { start }: Period): number {
  if (interval === "Month") return Number(endOf.Month(start).slice(8));
  return interval === "Week" ? 7 : 1;
}

/** Number of days in a range. */
export const lengthOf = ({ startDate, endDate }: Pick<DateRange, "startDate" | "endDate">): number =>
  daysBetween(startDate, endDate) + 1;

/** The comparison period: as many days just before the range. */
export const rangeBefore = <R extends Pick<DateRange, "startDate" | "endDate">>(range: R): R => {
  const days = lengthOf(range);
  return { ...range, startDate: addDays(range.startDate, -days), endDate: addDays(range.endDate, -days) };
};

/**
 * The comparison period with the same weekdays: as many days, moved back by whole weeks to before the range. What swings
 * with the week, such as visits of a website, is only comparable like this.
 */
export function sameWeekdaysBefore<R extends Pick<DateRange, "startDate" | "endDate">>(range: R): R {
  const days = 7 * Math.ceil(lengthOf(range) / 7);
  return { ...range, startDate: addDays(range.startDate, -days), endDate: addDays(range.endDate, -days) };
}

/** The sum of a range, and of its comparison period; null if that has no figures. */
export type Compared = { value: number; before: number | null };

/** Preset ranges that end today or with the last month. */
export const PRESETS = ["7", "30", "90", "month", "year"] as const;
export type Preset = (typeof PRESETS)[number];

const DAYS: Record<Exclude<Preset, "month">, number> = { "7": 7, "30": 30, "90": 90, year: 365 };

/** The days of a preset. "year" is 365 days, so the comparison period is the year before. */
export function presetDays(preset: Preset, today: Day): Pick<DateRange, "startDate" | "endDate"> {
  if (preset !== "month") return { startDate: addDays(today, 1 - DAYS[preset]), endDate: today };
  const endDate = addDays(`${today.slice(0, 7)}-01`, -1);
  return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
}
