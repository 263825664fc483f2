/** The link by which customer care opens a company's website at the site builder (Specification §4, §6, §7). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";

export const DEEPLINK_SECONDS = 120;

/** For customer care only. The link works once, and for two minutes. Without `websiteId` it opens the first website. */
export const getWebsiteDeeplink = endpoint<{ link: string }>()({
  name: "getWebsiteDeeplink",
  method: "POST",
  path: "/api/cuca/getWebsiteDeeplink/:companyId",
  params: z.object({ companyId: idText }),
  query: z.object({ websiteId: z.optional(idText) }),
  errors: ["website.builder_not_connected", "website.no_builder_site"],
});

/** Headers of the site builder's request: Unix seconds, and `sha256=` with the HMAC of `seconds.body`. */
export const BUILDER_SIGNATURE_HEADERS = { timestamp: "x-timestamp", signature: "x-signature" } as const;

/** The site builder redeems a link that somebody opened; the second time it is refused. */
export const redeemWebsiteDeeplink = endpoint<{ site: string }>()({
  name: "redeemWebsiteDeeplink",
  method: "POST",
  path: "/api/site-builder/redeem",
  xsrf: false,
  body: z.object({ token: z.string().check(z.maxLength(2000)) }),
  errors: ["website.deeplink_invalid", "website.signature_invalid"],
});
