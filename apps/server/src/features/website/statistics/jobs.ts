/** Fetches figures from Matomo, drops the numbers of old page views, and deletes old sums. */
import { addYears, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { workOn } from "../../../platform/jobs/job.ts";
import type { SliceJobs } from "../../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";
import { sweepHits } from "./counting/ingest.ts";
import { createHistory, orderStaleFigures } from "./matomo/fetch-history.ts";
import { fetchFiguresJob } from "./matomo/fetch-job.ts";

/** A range that ends today and the days before it that it is compared with. */
const SHOWN_YEARS = 2 * MOST_YEARS;

// Site by site through the primary key: an index by day would have to be written with every page view.
const oldRows = (table: string) => `
  select o.ctid from websites w cross join lateral (
    select ctid from ${table} d where d.website_id = w.id and d.day < $1::date limit ${SWEEP_BATCH}
  ) o limit ${SWEEP_BATCH}`;
const deleteOldDays = statement<{ day: Day }, [before: Day]>(
  `delete from website_days where ctid = any(array(${oldRows("website_days")})) returning day`,
);
const deleteOldNames = statement<{ day: Day }, [before: Day]>(
  `delete from website_day_names where ctid = any(array(${oldRows("website_day_names")})) returning day`,
);

/** Deletes days that no screen can show any more. */
export async function sweepOldDays(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const before = addYears(berlinDate(clock.now().getTime()), -SHOWN_YEARS);
  const names = await inBatches(() => deleteOldNames(db, before), signal);
  return names + (await inBatches(() => deleteOldDays(db, before), signal));
}

const A_DAY_SECONDS = 86_400;

export const websiteStatisticsJobs: SliceJobs = {
  sweeps: [
    { name: "websiteFigures", everySeconds: 900, run: orderStaleFigures },
    { name: "websiteHits", run: ({ db, clock }) => sweepHits(db, clock.now()) },
    { name: "websiteOldDays", everySeconds: A_DAY_SECONDS, run: sweepOldDays },
  ],
  workers: (dependencies) => {
    const fetchAll = createHistory(dependencies);
    return [workOn(fetchFiguresJob, { run: ({ websiteId }, { signal }) => fetchAll(websiteId, signal) })];
  },
};
