import { downloadReport, getReportFile, retrieveLatestReports } from "@portal/contract/ratings/reports/calls";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { MARKETING_REPORTS, READS_ONLY } from "../../../platform/rate-limits/quotas.ts";

const reads = { access: accountAccess("read", { families: RATINGS_FAMILIES }), agent: true } as const;

export const serveRetrieveLatestReports = serve(retrieveLatestReports, {
  ...reads,
  quota: MARKETING_REPORTS,
  answers: {
    200: z.object({
      packages: z.array(
        z.object({
          name: z.string(),
          reports: z.array(
            z.object({
              download: z.string(),
              title: z.string(),
              start: z.string(),
              end: z.string(),
              arrivedAt: z.string(),
              bytes: z.number(),
              isNew: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  },
});
export const serveDownloadReport = serve(downloadReport, {
  ...reads,
  quota: READS_ONLY,
  answers: { 200: new FileAnswer("application/pdf") },
});
export const serveGetReportFile = serve(getReportFile, {
  ...reads,
  answers: { 200: new FileAnswer("application/pdf") },
});
