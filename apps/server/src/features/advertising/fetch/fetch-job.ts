/** The job that fetches a company's figures from the ad manager, and the sweep that orders it. */
import { statement } from "@portal/db/statement";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";
import { createAdManager } from "./ad-manager.ts";

/** If the ad manager is away for all attempts, the sweep goes on. */
export const fetchAdsJob = defineJob({
  name: "advertising.fetch",
  data: z.object({ companyId: z.number() }),
  timeoutSeconds: 60,
  retry: { limit: 2, pauseSeconds: 60 },
  atOnce: 2,
});

const STALE_HOURS = 6;
const PAUSE_HOURS = 1;

const findDue = statement<{ company_id: number }, [staleBefore: Date, triedBefore: Date]>(`
  select a.company_id from search_ad_accounts a left join search_ad_fetches f on f.company_id = a.company_id
  where (f.until is null or f.until < $1) and (f.tried_at is null or f.tried_at < $2)
  order by f.until nulls first limit ${SWEEP_BATCH}`);

/** Orders the fetch of companies whose figures are six hours old. */
export async function orderStaleAds({
  db,
  clock,
  jobs,
  environment,
}: Pick<Dependencies, "db" | "clock" | "jobs" | "environment">): Promise<number> {
  if (createAdManager(environment) === null) return 0;
  const before = (hours: number): Date => new Date(clock.now().getTime() - hours * 3_600_000);
  const due = await findDue(db, before(STALE_HOURS), before(PAUSE_HOURS));
  for (const { company_id: companyId } of due) {
    await db
      .transaction()
      .execute((trx) =>
        jobs.enqueue(trx, fetchAdsJob, { companyId }, { singletonKey: String(companyId), background: true }),
      );
  }
  return due.length;
}
