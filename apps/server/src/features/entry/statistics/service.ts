/** Statistics of an entry, computed from the sums of its events. */
import type { DateRange } from "@portal/contract/time/date-range";
import { type EntryStatistics, SHOWN_TERMS } from "@portal/contract/entry/statistics/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { findCoverage, findSums, findTerms } from "../../tracking/public.ts";
import { calendarOf } from "./calendar.ts";
import { comparedWith, figuresOf } from "./statistics.ts";
import { statisticsCsv, termsCsv } from "./statistics-csv.ts";

export function createStatisticsService({ db }: Pick<Dependencies, "db">) {
  const daysOf = ({ startDate, endDate }: DateRange) => ({ start: startDate, end: endDate });
  return {
    async statistics(scope: AccountScope, range: DateRange): Promise<EntryStatistics> {
      const [stand, sums, terms] = await Promise.all([
        findCoverage(db, scope),
        findSums(db, scope, calendarOf(range).toRead),
        findTerms(db, scope, daysOf(range), SHOWN_TERMS),
      ]);
      const comparison = comparedWith(range, stand.firstDay);
      return {
        range,
        comparedWith: comparison,
        ...figuresOf(range, sums, comparison !== null),
        terms: {
          top: terms.map(({ term, views }) => ({ term, views })),
          distinct: terms[0]?.distinct ?? 0,
          views: terms[0]?.all_views ?? 0,
        },
        firstDay: stand.firstDay,
        dataUntil: stand.until?.toISOString() ?? null,
      };
    },
    csv: async (scope: AccountScope, range: DateRange): Promise<string> =>
      statisticsCsv(range, await findSums(db, scope, calendarOf(range).toRead)),
    termsCsv: async (scope: AccountScope, range: DateRange): Promise<string> =>
      termsCsv(await findTerms(db, scope, daysOf(range), null)),
  };
}
