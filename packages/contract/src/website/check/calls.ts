/** The website check (Specification §7 "getWebsiteCheck", §4, §9). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import type { WebsiteCheck } from "./model.ts";

/** The address as the browser encodes it; encoding it twice does no harm. */
const encUrl = z
  .string()
  .check(z.trim(), z.minLength(1, "Bitte nennen Sie eine Adresse."), z.maxLength(2000, "Diese Adresse ist zu lang."));

/** `message`: why the check's state is `error`, or where a `redirect` leads; "" otherwise. */
type Answer = { check: WebsiteCheck; message: string };

/**
 * The check of an address. Starts one if there is none yet, or with `renew`; a running one is returned. Only addresses
 * of the company's own websites and the website of its entry exist here.
 */
export const getWebsiteCheck = endpoint<Answer>()({
  name: "getWebsiteCheck",
  method: "GET",
  path: "/api/customer/getWebsiteCheck",
  changesState: true,
  query: z.object({ encUrl, renew: z.optional(z.literal("true")) }),
  errors: ["website.address_unknown", "website.check_too_soon"],
});

/**
 * What the latest check of an address says, without starting one; without an address of the first one. `check` is null
 * if the company has no website.
 */
export const getWebsiteCheckResult = endpoint<{ addresses: string[]; check: WebsiteCheck | null }>()({
  name: "getWebsiteCheckResult",
  method: "GET",
  path: "/api/customer/getWebsiteCheckResult",
  query: z.object({ encUrl: z.optional(encUrl) }),
  errors: ["website.address_unknown"],
});

/**
 * The latest picture of an address's page. A plain GET for `<img>`. `taken`: when it was taken, so that a newer one has
 * another address.
 */
export const getWebsitePicture = endpoint<unknown>()({
  name: "getWebsitePicture",
  method: "GET",
  path: "/api/customer/websitePicture",
  query: z.object({ encUrl, taken: z.optional(z.string().check(z.maxLength(30))) }),
  errors: ["website.address_unknown", "files.not_found"],
});

/** The findings as a table. A plain GET, so a link is enough. */
export const getWebsiteCheckCsv = endpoint<unknown>()({
  name: "getWebsiteCheckCsv",
  method: "GET",
  path: "/api/customer/websiteCheck.csv",
  query: z.object({ encUrl }),
  errors: ["website.address_unknown"],
});
