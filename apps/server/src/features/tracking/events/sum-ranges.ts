/** Chooses the stored sums that cover a period: whole months and weeks where they are closed and fit, days for the rest. */
import { addDays, type Day, daysBetween, weekday } from "@portal/contract/time/berlin-time";
import { firstOfNextMonth, type Period } from "@portal/contract/time/date-range";

export type Grain = "day" | "week" | "month";

/** Consecutive sums of one grain; `first` and `last` are the first days of the first and the last sum, inclusive. */
export type SumRange = { grain: Grain; first: Day; last: Day };

/** `end` is the last day of the last sum. */
type Run = SumRange & { end: Day };

/**
 * Each day of the periods is in exactly one sum, and no sum covers days of two periods.
 * @param closedUntil weeks and months that end before this day have sums
 */
export function sumRangesOf(periods: readonly Period[], closedUntil: Day): SumRange[] {
  const runs: Run[] = [];
  for (const run of periods.flatMap((period) => byMonth(period, addDays(closedUntil, -1)))) {
    const open = runs.at(-1);
    if (open?.grain === run.grain && addDays(open.end, 1) === run.first)
      Object.assign(open, { ...run, first: open.first });
    else runs.push(run);
  }
  return runs.map(({ grain, first, last }) => ({ grain, first, last }));
}

function byMonth({ start, end }: Period, lastClosed: Day): Run[] {
  const lastDayOfMonths = end < lastClosed ? end : lastClosed;
  const first = start.endsWith("-01") ? start : firstOfNextMonth(start);
  const isWithin = lastDayOfMonths.slice(0, 7) === first.slice(0, 7) || lastDayOfMonths < first;
  const next = isWithin ? first : `${lastDayOfMonths.slice(0, 7)}-01`;
  const after = firstOfNextMonth(next) <= addDays(lastDayOfMonths, 1) ? firstOfNextMonth(next) : next;
  if (after <= first) return byWeek(start, end, lastClosed);
  const lastDay = addDays(after, -1);
  const months: Run = { grain: "month", first, last: `${lastDay.slice(0, 7)}-01`, end: lastDay };
  return [...byWeek(start, addDays(first, -1), lastClosed), months, ...byWeek(after, end, lastClosed)];
}

function byWeek(start: Day, end: Day, lastClosed: Day): Run[] {
  if (end < start) return [];
  const monday = addDays(start, (7 - weekday(start)) % 7);
  const weeks = Math.floor((daysBetween(monday, end < lastClosed ? end : lastClosed) + 1) / 7);
  if (weeks <= 0) return [{ grain: "day", first: start, last: end, end }];
  const lastDay = addDays(monday, 7 * weeks - 1);
  return [
    ...byWeek(start, addDays(monday, -1), lastClosed),
    { grain: "week", first: monday, last: addDays(lastDay, -6), end: lastDay },
    ...byWeek(addDays(lastDay, 1), end, lastClosed),
  ];
}
