/** Reads Search Console every day, and deletes figures whose time is over. */
import { addYears, berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import { workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { createReading } from "./reading/read.ts";
import { readSearchConsoleJob } from "./reading/read-job.ts";
import * as repository from "./repository.ts";

/** A range of three years has its comparison in the three before it. */
export const KEPT_YEARS = 6;

/** Orders the reading of what is due. */
export async function orderReadings({ db, clock, jobs }: Dependencies, signal?: AbortSignal): Promise<number> {
  for (let ordered = 0; ;) {
    signal?.throwIfAborted();
    const due = await db.transaction().execute(async (trx) => {
      const rows = await repository.takeDue(trx, clock.now());
      for (const { company_id: companyId, booked } of rows) {
        if (!booked) continue;
        const options = { singletonKey: String(companyId), background: true };
        await jobs.enqueue(trx, readSearchConsoleJob, { companyId }, options);
      }
      return rows.length;
    });
    ordered += due;
    if (due < repository.DUE_BATCH) return ordered;
  }
}

export async function sweepOldFigures({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const before = addYears(berlinDate(clock.now().getTime()), -KEPT_YEARS);
  const days = await inBatches(() => repository.deleteOldDays(db, before), signal);
  return days + (await inBatches(() => repository.deleteOldTerms(db, before), signal));
}

export const seoJobs: SliceJobs = {
  sweeps: [
    { name: "searchConsole", run: orderReadings },
    { name: "oldSearchFigures", run: sweepOldFigures },
  ],
  workers: (dependencies) => {
    const reading = createReading(dependencies);
    return [
      workOn(readSearchConsoleJob, {
        run: (order, { signal }) => reading.run(order, signal),
        gaveUp: (order) => reading.gaveUp(order),
      }),
    ];
  },
};
