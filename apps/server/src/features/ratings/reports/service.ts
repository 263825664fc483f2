/** Reports of marketing packages. */
import { type MarketingPackage, REPORT_YEARS } from "@portal/contract/ratings/reports/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import * as repository from "./repository.ts";

type Needs = Pick<Dependencies, "db" | "clock">;
export type ReportService = ReturnType<typeof createReportService>;

export function createReportService({ db, clock }: Needs) {
  return {
    /** The packages with their reports. What the company's people see now for the first time is no longer new. */
    async latest(scope: AccountScope): Promise<MarketingPackage[]> {
      const rows = await repository.latestReports(db, scope.companyId);
      const fresh = rows.filter((row) => row.is_new).map(({ id }) => id);
      if (fresh.length > 0 && scope.agentUserId === null) {
        await repository.markSeen(db, scope.companyId, fresh, clock.now());
      }
      const packages = new Map<string, MarketingPackage>();
      for (const row of rows) {
        const known = packages.get(row.package) ?? { name: row.package, reports: [] };
        known.reports.push(toReport(row));
        packages.set(row.package, known);
      }
      return [...packages.values()];
    },

    /** @throws Problem `ratings.report_not_found`, also for a foreign key */
    async file(scope: AccountScope, key: string): Promise<{ title: string; pdf: Buffer }> {
      const [row] = await repository.reportOfKey(db, scope.companyId, key);
      if (row === undefined) throw new Problem("ratings.report_not_found");
      return { title: row.title, pdf: Buffer.from(row.pdf, "base64") };
    },
  };
}

const toReport = (row: repository.ReportRow) => ({
  download: row.download_key,
  title: row.title,
  start: row.first_day,
  end: row.last_day,
  arrivedAt: row.arrived_at.toISOString(),
  bytes: row.bytes,
  isNew: row.is_new,
});

export async function sweepReports({ db, clock }: Needs, signal?: AbortSignal): Promise<number> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - REPORT_YEARS);
  return inBatches(() => repository.deleteOld(db, before), signal);
}
