/** Fetches figures from the ad manager, tells of budgets that end too early, and deletes days and budgets of search ads that no statistics show any more. */
import { addYears, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { tellEndingBudgets } from "./budget/tell.ts";
import { createAdManager } from "./fetch/ad-manager.ts";
import { createAdFetch } from "./fetch/fetch.ts";
import { fetchAdsJob, orderStaleAds } from "./fetch/fetch-job.ts";

/** A range that ends today and the days before it that it is compared with. */
const SHOWN_YEARS = 2 * MOST_YEARS;

const deleteDays = statement<{ company_id: number }, [before: Day]>(`
  delete from search_ad_days where ctid = any(array(
    select ctid from search_ad_days where day < $1::date order by day limit ${SWEEP_BATCH} for update skip locked))
  returning company_id`);
const deleteBudgets = statement<{ company_id: number }, [before: Day]>(`
  delete from search_ad_budgets where ctid = any(array(
    select ctid from search_ad_budgets where end_day < $1::date order by end_day limit ${SWEEP_BATCH}
    for update skip locked))
  returning company_id`);

async function sweepOldAds({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> {
  const oldest = addYears(berlinDate(clock.now().getTime()), -SHOWN_YEARS);
  const days = await inBatches(() => deleteDays(db, oldest), signal);
  return days + (await inBatches(() => deleteBudgets(db, oldest), signal));
}

export const advertisingJobs: SliceJobs = {
  sweeps: [
    { name: "searchAdDays", run: sweepOldAds },
    { name: "searchAdBudgets", run: tellEndingBudgets },
    { name: "searchAdFetches", everySeconds: 900, run: orderStaleAds },
  ],
  workers: (dependencies) => {
    const source = createAdManager(dependencies.environment);
    if (source === null) return [];
    const fetchAds = createAdFetch(source, dependencies);
    return [workOn(fetchAdsJob, { run: ({ companyId }, { signal }) => fetchAds(companyId, signal) })];
  },
};
