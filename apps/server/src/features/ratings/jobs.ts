import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { answerSweeps, answerWorkers } from "./manage/answers/jobs.ts";
import { feedSweeps, feedWorkers } from "./feeds/jobs.ts";
import { sweepAwards } from "./awards/jobs.ts";
import { sweepInvitations } from "./invitations/jobs.ts";
import { sweepSubmissions } from "./submissions/jobs.ts";
import { newsSweeps } from "./news/tell.ts";
import { sweepObjections } from "./objections/sweep.ts";
import { sweepReports } from "./reports/service.ts";

export const ratingsJobs: SliceJobs = {
  workers: (dependencies) => [...answerWorkers(dependencies), ...feedWorkers(dependencies)],
  sweeps: [
    ...answerSweeps,
    ...feedSweeps,
    ...newsSweeps,
    { name: "ratingAwards", run: sweepAwards },
    { name: "ratingInvitations", run: sweepInvitations },
    { name: "ratingSubmissions", run: sweepSubmissions },
    { name: "ratingObjections", run: sweepObjections },
    { name: "marketingReports", run: sweepReports },
  ],
};
