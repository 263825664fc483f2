/** Which days of Search Console to read. Pure. */
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";

/** Search Console keeps sixteen months. */
export const BACK_DAYS = 486;
/** Days before the newest one that are read again, because Google corrects them. */
export const CORRECTED_DAYS = 3;
/** Days of one request and one transaction. */
const WINDOW_DAYS = 31;

const californian = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
/** The day in California, by which Search Console counts. */
export const searchConsoleDay = (now: Date): Day => californian.format(now);

/** What is stored already. */
type Stored = { lastDay: Day | null; movingFrom: Day | null };

/**
 * The days to read, oldest first and in windows, so that a reading that was cut off goes on where it ended: everything
 * that Search Console has, or else what is new and what may have been corrected.
 */
export function windowsToRead({ lastDay, movingFrom }: Stored, today: Day): Period[] {
  const oldest = addDays(today, -BACK_DAYS);
  const corrected = lastDay === null ? oldest : addDays(lastDay, -CORRECTED_DAYS);
  const wanted = movingFrom !== null && movingFrom < corrected ? movingFrom : corrected;
  const windows: Period[] = [];
  for (let start = wanted < oldest ? oldest : wanted; start <= today; start = addDays(start, WINDOW_DAYS)) {
    const end = addDays(start, WINDOW_DAYS - 1);
    windows.push({ start, end: end < today ? end : today });
  }
  return windows;
}
