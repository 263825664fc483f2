/** Statistics of the directory for business customers. */
import type {
  B2bDeviceStatistics,
  B2bLocationStatistics,
  B2bViewStatistics,
} from "@portal/contract/b2b/statistics/calls";
import type { DateRange } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { comparedWith, daysToRead, figuresOf } from "./days.ts";
import { locationsOf } from "./locations.ts";
import { type Coverage, findCoverage, findDays, findOrigins } from "./repository.ts";
import { originsCsv, viewsCsv } from "./statistics-csv.ts";

export function createB2bStatistics({ db }: Pick<Dependencies, "db">) {
  /** @throws Problem `b2b.not_published` */
  async function coverageOf(scope: AccountScope): Promise<Coverage> {
    const coverage = await findCoverage(db, scope);
    if (!coverage.isPublished) throw new Problem("b2b.not_published");
    return coverage;
  }
  async function read(scope: AccountScope, range: DateRange) {
    const [coverage, days] = await Promise.all([coverageOf(scope), findDays(db, scope, daysToRead(range))]);
    return { coverage, days };
  }
  async function locations(scope: AccountScope, range: DateRange): Promise<B2bLocationStatistics> {
    const period = { start: range.startDate, end: range.endDate };
    const comparison = comparedWith(range, await coverageOf(scope));
    const [now, before, days] = await Promise.all([
      findOrigins(db, scope, period),
      comparison && findOrigins(db, scope, comparison),
      findDays(db, scope, period),
    ]);
    return { range, comparedWith: comparison, ...locationsOf({ now, before }, days) };
  }
  return {
    async views(scope: AccountScope, range: DateRange): Promise<B2bViewStatistics> {
      const { coverage, days } = await read(scope, range);
      const { views, periods, missingDays } = figuresOf(range, days, coverage);
      const { firstDay, lastDay } = coverage;
      return { range, comparedWith: comparedWith(range, coverage), views, periods, firstDay, lastDay, missingDays };
    },
    async devices(scope: AccountScope, range: DateRange): Promise<B2bDeviceStatistics> {
      const { coverage, days } = await read(scope, range);
      return { range, devices: figuresOf(range, days, coverage).devices };
    },
    locations,
    async viewsCsv(scope: AccountScope, range: DateRange): Promise<string> {
      return viewsCsv(range, (await read(scope, range)).days);
    },
    async originsCsv(scope: AccountScope, range: DateRange): Promise<string> {
      return originsCsv(await locations(scope, range));
    },
  };
}
