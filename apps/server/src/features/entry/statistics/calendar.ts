/** The periods of a range, and which sums they are read from. */
import { addDays } from "@portal/contract/time/berlin-time";
import { type DateRange, lengthOf, type Period, periodsOf } from "@portal/contract/time/date-range";
import { BoundedMap } from "../../../platform/cache/bounded-map.ts";
import { type SumsToRead, sumsToRead } from "../../tracking/public.ts";

type Calendar = { periods: Period[]; toRead: SumsToRead };

// Most people ask for one of a few ranges that end today; working one out costs as much as reading its sums.
const known = new BoundedMap<string, Calendar>(200);

/** Sums are read for the range's periods behind those of the comparison. */
export function calendarOf(range: DateRange): Calendar {
  const key = `${range.startDate} ${range.endDate} ${range.interval}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const periods = periodsOf(range);
  const calendar = { periods, toRead: sumsToRead(withComparison(range, periods)) };
  known.set(key, calendar);
  return calendar;
}

/** The same periods as many days earlier, cut as the range is, and those of the range. */
export function withComparison(range: DateRange, periods: readonly Period[]): Period[] {
  const days = lengthOf(range);
  return [...periods.map(({ start, end }) => ({ start: addDays(start, -days), end: addDays(end, -days) })), ...periods];
}
