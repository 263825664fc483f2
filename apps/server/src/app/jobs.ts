/** Work beside the requests: each slice's queue workers and sweeps. */
import { absenceJobs } from "../features/absence/jobs.ts";
import { accountLinkingJobs } from "../features/account-linking/jobs.ts";
import { addressJobs } from "../features/addresses/jobs.ts";
import { authJobs } from "../features/auth/jobs.ts";
import { advertisingJobs } from "../features/advertising/jobs.ts";
import { b2bJobs } from "../features/b2b/jobs.ts";
import { claimingJobs } from "../features/claiming/jobs.ts";
import { dashboardJobs } from "../features/dashboard/jobs.ts";
import { companyDataJobs } from "../features/company-data/jobs.ts";
import { digestJobs } from "../features/digest/jobs.ts";
import { entryServiceJobs } from "../features/entry-service/jobs.ts";
import { externalServicesJobs } from "../features/external-services/jobs.ts";
import { leadJobs } from "../features/leads/jobs.ts";
import { ratingsJobs } from "../features/ratings/jobs.ts";
import { secretarialJobs } from "../features/secretarial/jobs.ts";
import { seoJobs } from "../features/seo/jobs.ts";
import { serviceCaseJobs } from "../features/service-case/jobs.ts";
import { trackingJobs } from "../features/tracking/jobs.ts";
import { tvBannersJobs } from "../features/tv-banners/jobs.ts";
import { ugcJobs } from "../features/ugc/jobs.ts";
import { userAreaJobs } from "../features/user-area/jobs.ts";
import { webBannersJobs } from "../features/web-banners/jobs.ts";
import { voicebotJobs } from "../features/voicebot/jobs.ts";
import { websiteJobs } from "../features/website/jobs.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import { reconcileFiles } from "../platform/files/sweep/reconcile.ts";
import { sweepFiles } from "../platform/files/sweep/sweep.ts";
import type { Worker } from "../platform/jobs/job.ts";
import type { SliceJobs } from "../platform/jobs/slice-jobs.ts";
import { sweepMails } from "../platform/mail/retention.ts";
import { dropOldLog, makeMonthsAhead } from "../platform/months/month-partitions.ts";
import { sweepTokens } from "../platform/one-time-tokens/sweep.ts";
import { sweepSecurityEvents } from "../platform/security-events/sweep.ts";
import type { Sweep } from "../platform/sweeps/sweep.ts";
import { DASHBOARD_SOURCES } from "./dashboard-sources.ts";

const WEEK_SECONDS = 7 * 24 * 3600;

const SLICES: readonly SliceJobs[] = [
  absenceJobs,
  accountLinkingJobs,
  addressJobs,
  authJobs,
  advertisingJobs,
  b2bJobs,
  claimingJobs,
  dashboardJobs,
  companyDataJobs,
  digestJobs(DASHBOARD_SOURCES),
  entryServiceJobs,
  externalServicesJobs,
  leadJobs,
  ratingsJobs,
  secretarialJobs,
  seoJobs,
  serviceCaseJobs,
  trackingJobs,
  tvBannersJobs,
  ugcJobs,
  userAreaJobs,
  webBannersJobs,
  voicebotJobs,
  websiteJobs,
];

export const allWorkers = (dependencies: Dependencies): Worker[] =>
  SLICES.flatMap(({ workers }) => workers?.(dependencies) ?? []);

export const ALL_SWEEPS: readonly Sweep[] = [
  { name: "files", run: sweepFiles },
  { name: "allFiles", everySeconds: WEEK_SECONDS, run: reconcileFiles },
  { name: "mails", run: sweepMails },
  { name: "tokens", run: sweepTokens },
  { name: "securityEvents", run: sweepSecurityEvents },
  { name: "monthsAhead", run: makeMonthsAhead },
  { name: "auditLog", run: dropOldLog("audit_log") },
  { name: "entryChanges", run: dropOldLog("entry_changes") },
  ...SLICES.flatMap(({ sweeps = [] }) => sweeps),
];

/** Starts the continuous work of all slices; `stop` waits for its end. */
export function startContinuousWork(dependencies: Dependencies): { stop(): Promise<void> } {
  const started = SLICES.flatMap(({ continuous }) => continuous?.(dependencies) ?? []);
  return { stop: async () => void (await Promise.all(started.map((work) => work.stop()))) };
}
