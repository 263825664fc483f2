/** Deletes ended banners, files that newer ones replaced, and days that no statistics show any more. */
import { BANNER_YEARS } from "@portal/contract/web-banners/calls";
import { addYears, berlinDate } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { deleteEnded, deleteReplaced } from "./banners/repository.ts";
import { deleteDaysBefore } from "./statistics/repository.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

const yearsBefore = (now: Date, years: number): Date => {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
};

/** Replaced files are kept for a year, so that a complaint can be looked into. */
const REPLACED_YEARS = 1;

async function sweepBanners({ db, clock }: Needs, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  const replaced = await inBatches(() => deleteReplaced(db, yearsBefore(now, REPLACED_YEARS)), signal);
  return replaced + (await inBatches(() => deleteEnded(db, yearsBefore(now, BANNER_YEARS)), signal));
}

/** A range that ends today and the days before it that it is compared with. */
const SHOWN_YEARS = 2 * MOST_YEARS;

function sweepBannerDays({ db, clock }: Needs, signal?: AbortSignal): Promise<number> {
  const oldest = addYears(berlinDate(clock.now().getTime()), -SHOWN_YEARS);
  return inBatches(() => deleteDaysBefore(db, oldest), signal);
}

export const webBannersJobs: SliceJobs = {
  sweeps: [
    { name: "webBanners", run: sweepBanners },
    { name: "webBannerDays", run: sweepBannerDays },
  ],
};
