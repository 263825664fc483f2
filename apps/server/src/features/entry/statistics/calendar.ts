/** The periods of a date range, and the sums to read for them. */
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type DateRange, lengthOf, type Period, periodsOf } from "@portal/contract/time/date-range";
import { LRUCache } from "lru-cache";
import { type SumsToRead, sumsToRead } from "../../tracking/public.ts";

type Calendar = { periods: Period[]; toRead: SumsToRead };

// Most requests are for a few ranges that end today, and computing one costs as much as reading its sums.
const known = new LRUCache<string, Calendar>({ max: 200 });

/** The comparison's periods come first, then those of the range. `closed`: until when weeks and months have sums. */
export function calendarOf(range: DateRange, closed: Day): Calendar {
  const key = `${range.startDate} ${range.endDate} ${range.interval} ${closed}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const periods = periodsOf(range);
  const calendar = { periods, toRead: sumsToRead(withComparison(range, periods), closed) };
  known.set(key, calendar);
  return calendar;
}

/** The periods of the range, preceded by the same number of days before it, divided in the same way. */
export function withComparison(range: DateRange, periods: readonly Period[]): Period[] {
  const days = lengthOf(range);
  return [...periods.map(({ start, end }) => ({ start: addDays(start, -days), end: addDays(end, -days) })), ...periods];
}
