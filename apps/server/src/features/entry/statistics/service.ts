/** Statistics of an entry, computed from the sums of its events. */
import type { DateRange } from "@portal/contract/time/date-range";
import { type EntryStatistics, SHOWN_TERMS } from "@portal/contract/entry/statistics/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { closedUntil, findCoverage, findSums, findTerms } from "../../tracking/public.ts";
import { calendarOf } from "./calendar.ts";
import { comparedWith, figuresOf } from "./statistics.ts";
import { statisticsCsv, termsCsv } from "./statistics-csv.ts";

export function createStatisticsService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  const daysOf = ({ startDate, endDate }: DateRange) => ({ start: startDate, end: endDate });
  return {
    async statistics(scope: AccountScope, range: DateRange): Promise<EntryStatistics> {
      const closed = await closedUntil(db, clock.now());
      const { periods, toRead } = calendarOf(range, closed);
      const [stand, sums, terms] = await Promise.all([
        findCoverage(db, scope),
        findSums(db, scope, toRead),
        findTerms(db, scope, { days: daysOf(range), closed, limit: SHOWN_TERMS }),
      ]);
      const comparison = comparedWith(range, stand.firstDay);
      return {
        range,
        comparedWith: comparison,
        ...figuresOf(periods, sums, comparison !== null),
        terms: {
          top: terms.map(({ term, views }) => ({ term, views })),
          distinct: terms[0]?.distinct ?? 0,
          views: terms[0]?.all_views ?? 0,
        },
        firstDay: stand.firstDay,
        dataUntil: stand.until?.toISOString() ?? null,
      };
    },
    async csv(scope: AccountScope, range: DateRange): Promise<string> {
      const { periods, toRead } = calendarOf(range, await closedUntil(db, clock.now()));
      return statisticsCsv(periods, await findSums(db, scope, toRead));
    },
    async termsCsv(scope: AccountScope, range: DateRange): Promise<string> {
      const closed = await closedUntil(db, clock.now());
      return termsCsv(await findTerms(db, scope, { days: daysOf(range), closed, limit: null }));
    },
  };
}
