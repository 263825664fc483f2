/** What a company's banners brought. */
import type { DateRange } from "@portal/contract/time/date-range";
import { sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { WebBannerStatistics } from "@portal/contract/web-banners/statistics/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { comparedWith, figuresOf } from "./figures.ts";
import { findCoverage, findKey, findNames, findPlacedDays, findSums } from "./repository.ts";
import { statisticsCsv } from "./statistics-csv.ts";

/** `banner`: the id of the only banner that counts. */
type Query = DateRange & { banner?: number | undefined };

export function createBannerStatistics({ db }: Pick<Dependencies, "db">) {
  /** @throws Problem `web_banner.not_found`, also for a foreign one */
  async function keyOf(scope: AccountScope, id: number | undefined): Promise<string | null> {
    if (id === undefined) return null;
    const key = await findKey(db, scope, id);
    if (key === undefined) throw new Problem("web_banner.not_found");
    return key;
  }
  return {
    async read(scope: AccountScope, { banner, ...range }: Query): Promise<WebBannerStatistics> {
      const only = await keyOf(scope, banner);
      const before = sameWeekdaysBefore(range);
      const [coverage, sums] = await Promise.all([
        findCoverage(db, scope),
        findSums(db, scope, range, { start: before.startDate, end: before.endDate }, only),
      ]);
      const compared = comparedWith(range, coverage);
      const keys = [...new Set(sums.flatMap((sum) => sum.banner ?? []))];
      const names = await findNames(db, scope, keys);
      return {
        range,
        banner: banner ?? null,
        comparedWith: compared,
        ...figuresOf(range, sums, names, compared),
        ...coverage,
      };
    },
    async csv(scope: AccountScope, { banner, ...range }: Query): Promise<string> {
      const days = { start: range.startDate, end: range.endDate };
      return statisticsCsv(range, await findPlacedDays(db, scope, days, await keyOf(scope, banner)));
    },
  };
}
