/** What a company's banners brought. */
import type { DateRange } from "@portal/contract/time/date-range";
import { sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { comparedWith, figuresOf } from "./figures.ts";
import { findCoverage, findNames, findPlacedDays, findSums } from "./repository.ts";
import { statisticsCsv } from "./statistics-csv.ts";

export function createBannerStatistics({ db }: Pick<Dependencies, "db">) {
  return {
    async read(scope: AccountScope, range: DateRange): Promise<WebBannerStatistics> {
      const period = { start: range.startDate, end: range.endDate };
      const before = sameWeekdaysBefore(range);
      const [coverage, sums] = await Promise.all([
        findCoverage(db, scope),
        findSums(db, scope, period, { start: before.startDate, end: before.endDate }),
      ]);
      const compared = comparedWith(range, coverage);
      const keys = [...new Set(sums.flatMap(({ banner }) => banner ?? []))];
      const names = await findNames(db, scope, keys);
      return { range, comparedWith: compared, ...figuresOf(range, sums, names, compared), ...coverage };
    },
    async csv(scope: AccountScope, range: DateRange): Promise<string> {
      return statisticsCsv(range, await findPlacedDays(db, scope, { start: range.startDate, end: range.endDate }));
    },
  };
}
