import { expect, test } from "vitest";
import { PROBLEMS } from "./problems.ts";
import { AUTH_PROBLEMS } from "./problems/auth.ts";
import { COMPANY_PROBLEMS } from "./problems/companies.ts";
import { ENTRY_PROBLEMS } from "./problems/entry.ts";
import { LEAD_PROBLEMS } from "./problems/leads.ts";
import { MESSAGE_PROBLEMS } from "./problems/messages.ts";
import { PUSH_PROBLEMS } from "./problems/push.ts";
import { UGC_PROBLEMS } from "./problems/ugc.ts";
import { PORTAL_PROBLEMS } from "./problems/portals.ts";
import { PRODUCT_PROBLEMS } from "./problems/products.ts";
import { RATING_AWARD_PROBLEMS } from "./problems/rating-awards.ts";
import { RATING_CASE_PROBLEMS } from "./problems/rating-cases.ts";
import { REQUEST_PROBLEMS } from "./problems/requests.ts";
import { TV_BANNER_PROBLEMS } from "./problems/tv-banners.ts";
import { WEBSITE_PROBLEMS } from "./problems/websites.ts";

test("the list holds every area's codes, and no code is in two areas", () => {
  const areas = [
    REQUEST_PROBLEMS,
    AUTH_PROBLEMS,
    COMPANY_PROBLEMS,
    ENTRY_PROBLEMS,
    PORTAL_PROBLEMS,
    LEAD_PROBLEMS,
    MESSAGE_PROBLEMS,
    PUSH_PROBLEMS,
    UGC_PROBLEMS,
    PRODUCT_PROBLEMS,
    RATING_AWARD_PROBLEMS,
    RATING_CASE_PROBLEMS,
    TV_BANNER_PROBLEMS,
    WEBSITE_PROBLEMS,
  ];
  expect(Object.keys(PROBLEMS).toSorted()).toEqual(areas.flatMap((area) => Object.keys(area)).toSorted());
});

test.each(Object.entries(PROBLEMS))("%s has an HTTP error status and a German sentence", (_, { status, message }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(message).toMatch(/^[A-ZÄÖÜ].*[.]$/);
});
