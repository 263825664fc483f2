/** Workers of checks that somebody waits for, the deletion of public checks, and the schedule. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { type Worker, workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { checkPortalJob, endCheckJob } from "./check-jobs.ts";
import { checkOnePortal, endCheck, giveUpPortal } from "./check-one-portal.ts";
import { connectPortals } from "./connected-portals.ts";
import { enrolDueCompanies } from "./schedule/enrol.ts";
import { startSchedule } from "./schedule/lanes.ts";

const DAY_MS = 86_400_000;

const deletePublic = statement<{ id: number }, [before: Date]>(`
  delete from listing_checks where id = any(array(
    select id from listing_checks where company_id is null and started_at < $1
    order by started_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

/** Deletes public checks after a day, because they say who asked about whom. Answers how many. */
export const sweepPublicChecks = ({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deletePublic(db, new Date(clock.now().getTime() - DAY_MS)), signal);

function workers(dependencies: Dependencies): Worker[] {
  const connected = connectPortals(dependencies);
  return [
    workOn(checkPortalJob, {
      run: (order, context) => checkOnePortal(dependencies, connected, order, context),
      gaveUp: (order) => giveUpPortal(dependencies, order),
    }),
    workOn(endCheckJob, { run: ({ checkId }) => endCheck(dependencies, checkId) }),
  ];
}

export const entryServiceJobs: SliceJobs = {
  sweeps: [
    { name: "listingChecks", run: sweepPublicChecks },
    { name: "listingSchedule", everySeconds: 900, run: enrolDueCompanies },
  ],
  continuous: startSchedule,
  workers,
};
