import * as z from "zod/mini";
import { getOwnSiteCode } from "@portal/contract/entry/own-site/calls";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";

export const serveGetOwnSiteCode = serve(getOwnSiteCode, {
  access: accountAccess("read"),
  agent: true,
  summary: "Get the code for the company's own site",
  answers: {
    200: z.object({
      structuredData: z.string(),
      widget: z.string(),
      widgetOrigin: z.string(),
      hoursVersion: z.number(),
    }),
  },
});
