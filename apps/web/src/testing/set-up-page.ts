/** Runs before each file of component tests: language, brand and style sheets as in the product's page. */
import { beforeEach } from "vitest";
import { XSRF_COOKIE, XSRF_KIND } from "@portal/contract/auth/calls";
import { brand } from "../platform/brand/brand.ts";
import { keepDraftsOf } from "../platform/session/browser-storage.ts";
import { forgetLogout } from "../platform/session/pending-logout.ts";
import "../ui/styles/global.css";

document.documentElement.lang = "de";
document.documentElement.dataset["brand"] = brand.theme;
beforeEach(() => {
  // what another test typed and did not save
  keepDraftsOf(null);
  // a logout that another test kept from the server
  forgetLogout();
});
// calls need not fetch a pair first
document.cookie = `${XSRF_COOKIE}=${XSRF_KIND.session}-test; path=/`;
// widths change when the typeface arrives
await document.fonts.load("1rem 'Inter Variable'");
