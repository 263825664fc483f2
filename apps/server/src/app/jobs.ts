/** Work beside the requests: each slice's queue workers, hourly sweep and other hourly work. */
import { accountLinkingJobs } from "../features/account-linking/jobs.ts";
import { authJobs } from "../features/auth/jobs.ts";
import { newsletterJobs } from "../features/b2b/jobs.ts";
import { claimingJobs } from "../features/claiming/jobs.ts";
import { entryServiceJobs } from "../features/entry-service/jobs.ts";
import { externalServicesJobs } from "../features/external-services/jobs.ts";
import { serviceCaseJobs } from "../features/service-case/jobs.ts";
import { trackingJobs } from "../features/tracking/jobs.ts";
import { ugcJobs } from "../features/ugc/jobs.ts";
import { userAreaJobs } from "../features/user-area/jobs.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import { sweepTemporaryFiles } from "../platform/files/sweep.ts";
import { startHourly } from "../platform/hourly.ts";
import type { Worker } from "../platform/jobs/job.ts";
import type { Counts, SliceJobs } from "../platform/jobs/slice-jobs.ts";
import { sweepMails } from "../platform/mail/retention.ts";
import { sweepTokens } from "../platform/one-time-tokens/sweep.ts";
import { sweepSecurityEvents } from "../platform/security-events/sweep.ts";

const SLICES: readonly SliceJobs[] = [
  accountLinkingJobs,
  authJobs,
  newsletterJobs,
  claimingJobs,
  entryServiceJobs,
  externalServicesJobs,
  serviceCaseJobs,
  trackingJobs,
  ugcJobs,
  userAreaJobs,
];

export const allWorkers = (dependencies: Dependencies): Worker[] =>
  SLICES.flatMap(({ workers }) => workers?.(dependencies) ?? []);

/** Runs each slice's sweep in turn. Returns the number of deleted rows by name. */
export async function sweep(dependencies: Dependencies): Promise<Counts> {
  const counts: Counts = {
    files: await sweepTemporaryFiles(dependencies),
    mails: await sweepMails(dependencies),
    tokens: await sweepTokens(dependencies),
    securityEvents: await sweepSecurityEvents(dependencies),
  };
  for (const slice of SLICES) Object.assign(counts, await slice.sweep?.(dependencies));
  return counts;
}

/** Starts the hourly work of all slices; `stop` waits for running work. */
export function startHourlyWork(dependencies: Dependencies): { stop(): Promise<void> } {
  const started = [
    startHourly(dependencies, () => sweep(dependencies), "swept"),
    ...SLICES.flatMap(({ hourly }) =>
      hourly === undefined ? [] : [startHourly(dependencies, () => hourly.run(dependencies), hourly.did)],
    ),
  ];
  return { stop: async () => void (await Promise.all(started.map((work) => work.stop()))) };
}
