import * as z from "zod/mini";
import { getWebsiteDeeplink, redeemWebsiteDeeplink } from "@portal/contract/website/deeplink/calls";
import { WHOLE_WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { accountAccess, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { USES_TOKEN, WEBSITE_DEEPLINKS } from "../../../platform/rate-limits/quotas.ts";

export const serveGetWebsiteDeeplink = serve(getWebsiteDeeplink, {
  access: accountAccess("write", { subject: "companyId", families: WHOLE_WEBSITE_FAMILIES, agentsOnly: true }),
  agent: true,
  quota: WEBSITE_DEEPLINKS,
  answers: { 200: z.object({ link: z.string() }) },
});

export const serveRedeemWebsiteDeeplink = serve(redeemWebsiteDeeplink, {
  access: publicAccess,
  quota: USES_TOKEN,
  answers: { 200: z.object({ site: z.string() }) },
});
