/** Reports of marketing packages (Specification §7 "marketing-packages/reports"). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import type { Day } from "../../time/berlin-time.ts";

/** Years for which a report can be fetched. */
export const REPORT_YEARS = 3;
/** Reports of one package in an answer, newest first. */
export const REPORTS_SHOWN = 12;

export type MarketingReport = {
  /** Names the report in `downloadReport`. It cannot be guessed. */
  download: string;
  title: string;
  /** First and last day of the reported time. */
  start: Day;
  end: Day;
  /** ISO instant. */
  arrivedAt: string;
  bytes: number;
  /** True until somebody of the company has seen the list with it. */
  isNew: boolean;
};

export type MarketingPackage = { name: string; reports: MarketingReport[] };

/** The latest reports of each package. What is new is told once: asking again shows it as known. */
export const retrieveLatestReports = endpoint<{ packages: MarketingPackage[] }>()({
  name: "retrieveLatestReports",
  method: "POST",
  path: "/api/wkdb/marketing-packages/reports/retrieve-latest",
  body: z.object({ companyId: idNumber }),
});

const reportKey = z.string().check(z.regex(/^[0-9A-Za-z]{16,64}$/, "Bitte öffnen Sie den Link noch einmal."));

export const downloadReport = endpoint<Uint8Array>()({
  name: "downloadReport",
  method: "POST",
  path: "/api/wkdb/marketing-packages/reports/download",
  body: z.object({ download: reportKey }),
  errors: ["ratings.report_not_found"],
});

/** The same file as a plain GET, so that a link is enough; our own. */
export const getReportFile = endpoint<Uint8Array>()({
  name: "getReportFile",
  method: "GET",
  path: "/api/wkdb/marketing-packages/reports/file/:download",
  params: z.object({ download: reportKey }),
  errors: ["ratings.report_not_found"],
});
