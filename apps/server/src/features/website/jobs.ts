/**
 * Work of the website's topics. Hand-overs are deleted some months after they ended, links into the site builder a day
 * after they expired.
 */
import { HANDOVER_MONTHS } from "@portal/contract/website/files/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { checkWorkers, sweepWebsiteChecks } from "./check/jobs.ts";
import { deleteExpired } from "./deeplink/repository.ts";
import { deleteEnded } from "./files/repository.ts";
import { pictureWorkers, sweepWebsitePictures } from "./picture/jobs.ts";
import { websiteStatisticsJobs } from "./statistics/jobs.ts";

async function sweepHandovers(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - HANDOVER_MONTHS);
  return inBatches(() => deleteEnded(db, before), signal);
}

const DAY_MS = 86_400_000;

const sweepDeeplinks = ({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> => {
  const before = new Date(clock.now().getTime() - DAY_MS);
  return inBatches(() => deleteExpired(db, before), signal);
};

export const websiteJobs: SliceJobs = {
  ...websiteStatisticsJobs,
  sweeps: [
    ...(websiteStatisticsJobs.sweeps ?? []),
    { name: "websiteHandovers", run: sweepHandovers },
    { name: "websiteDeeplinks", run: sweepDeeplinks },
    { name: "websiteChecks", run: sweepWebsiteChecks },
    { name: "websitePictures", run: sweepWebsitePictures },
  ],
  workers: (dependencies) => [
    ...(websiteStatisticsJobs.workers?.(dependencies) ?? []),
    ...checkWorkers(dependencies),
    ...pictureWorkers(dependencies),
  ],
};
