/** Arranges the sums of Search Console for the page. Pure. */
import type { GoogleFigures, SearchFigures } from "@portal/contract/seo/calls";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import {
  type Compared,
  type DateRange,
  lengthOf,
  type Period,
  periodsOf,
  rangeBefore,
} from "@portal/contract/time/date-range";
import type { PeriodSum } from "./repository.ts";
import { positionOf } from "./terms/group-terms.ts";

export type Coverage = { firstDay: Day; lastDay: Day; movingFrom: Day | null };

/** The days before, if figures go back far enough: a partial comparison would look like growth. */
export function comparedWith(range: DateRange, firstDay: Day | null): Period | null {
  const { startDate, endDate } = rangeBefore(range);
  return firstDay !== null && firstDay <= startDate ? { start: startDate, end: endDate } : null;
}

/** First days of the comparison's periods, then of the range's. */
export function startsOf(range: DateRange): Day[] {
  const starts = periodsOf(range).map(({ start }) => start);
  return [...starts.map((start) => addDays(start, -lengthOf(range))), ...starts];
}

/** @param sums of the periods that `startsOf` begins */
export function figuresOf(range: DateRange, sums: readonly PeriodSum[], coverage: Coverage): SearchFigures {
  const periods = periodsOf(range);
  const comparison = comparedWith(range, coverage.firstDay);
  const all = Array.from<PeriodSum | undefined>({ length: 2 * periods.length });
  for (const sum of sums) all[sum.period - 1] = sum;
  const [before, now] = [all.slice(0, periods.length), all.slice(periods.length)];
  const compared = (value: number, earlier: number): Compared => ({
    value,
    before: comparison === null ? null : earlier,
  });
  return {
    totals: totalsOf(now, before, comparison !== null),
    periods: periods.map(({ start, end }, index) => ({
      start,
      end,
      impressions: compared(now[index]?.impressions ?? 0, before[index]?.impressions ?? 0),
      clicks: compared(now[index]?.clicks ?? 0, before[index]?.clicks ?? 0),
      position: {
        value: positionIn(now[index]),
        before: comparison === null ? null : positionIn(before[index]),
      },
    })),
    comparedWith: comparison,
    ...coverage,
  };
}

const positionIn = (sum: PeriodSum | undefined): number | null =>
  sum === undefined ? null : positionOf(sum.position_sum, sum.impressions);

type Sums = readonly (PeriodSum | undefined)[];

function totalsOf(now: Sums, before: Sums, isCompared: boolean): GoogleFigures {
  const total = (sums: Sums, of: "impressions" | "clicks" | "position_sum"): number =>
    sums.reduce((sum, one) => sum + (one?.[of] ?? 0), 0);
  const compared = (of: "impressions" | "clicks"): Compared => ({
    value: total(now, of),
    before: isCompared ? total(before, of) : null,
  });
  const position = (sums: Sums): number | null => positionOf(total(sums, "position_sum"), total(sums, "impressions"));
  return {
    impressions: compared("impressions"),
    clicks: compared("clicks"),
    position: { value: position(now), before: isCompared ? position(before) : null },
  };
}
