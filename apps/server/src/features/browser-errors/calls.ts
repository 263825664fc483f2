import { reportBrowserError } from "@portal/contract/browser-errors/calls";
import { emptyAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
import { BROWSER_ERRORS } from "../../platform/rate-limits/quotas.ts";

export const serveReportBrowserError = serve(reportBrowserError, {
  quota: BROWSER_ERRORS,
  access: publicAccess,
  answers: { 200: emptyAnswer },
});
