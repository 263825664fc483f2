/**
 * The closed list of error codes, each with its HTTP status and German message. Codes are `slice.problem`. A change of a
 * message breaks no client, because clients read codes.
 */
import { AUTH_PROBLEMS } from "./problems/auth.ts";
import { COMPANY_PROBLEMS } from "./problems/companies.ts";
import { ENTRY_PROBLEMS } from "./problems/entry.ts";
import { LEAD_PROBLEMS } from "./problems/leads.ts";
import { MESSAGE_PROBLEMS } from "./problems/messages.ts";
import { PORTAL_PROBLEMS } from "./problems/portals.ts";
import { PRODUCT_PROBLEMS } from "./problems/products.ts";
import { PUSH_PROBLEMS } from "./problems/push.ts";
import { RATING_AWARD_PROBLEMS } from "./problems/rating-awards.ts";
import { RATING_CASE_PROBLEMS } from "./problems/rating-cases.ts";
import { REQUEST_PROBLEMS } from "./problems/requests.ts";
import { TV_BANNER_PROBLEMS } from "./problems/tv-banners.ts";
import { UGC_PROBLEMS } from "./problems/ugc.ts";
import { WEBSITE_PROBLEMS } from "./problems/websites.ts";

export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...AUTH_PROBLEMS,
  ...COMPANY_PROBLEMS,
  ...ENTRY_PROBLEMS,
  ...LEAD_PROBLEMS,
  ...MESSAGE_PROBLEMS,
  ...PORTAL_PROBLEMS,
  ...PRODUCT_PROBLEMS,
  ...PUSH_PROBLEMS,
  ...RATING_AWARD_PROBLEMS,
  ...RATING_CASE_PROBLEMS,
  ...TV_BANNER_PROBLEMS,
  ...UGC_PROBLEMS,
  ...WEBSITE_PROBLEMS,
};

export type ProblemCode = keyof typeof PROBLEMS;

/** One entry of the error body `{ errors: […] }`. `field` is the form's path, dots between steps. */
export type WireError = { code: ProblemCode; message: string; field?: string };
/** `requestId` is there where the fault is ours, so that a person can name the failure to us. */
export type ErrorBody = { errors: WireError[]; requestId?: string };
