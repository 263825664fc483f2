import * as z from "zod/mini";
import { publicAccess, serve } from "../../platform/http/served-call.ts";
import { CONTRIBUTIONS } from "../../platform/rate-limits/quotas.ts";
import { callUgc } from "@portal/contract/ugc/calls";

export const serveCallUgc = serve(callUgc, {
  quota: CONTRIBUTIONS,
  summary: "Report something about an entry",
  access: publicAccess,
  answers: { 200: z.object({ contribution: z.object({ id: z.number() }) }) },
});
