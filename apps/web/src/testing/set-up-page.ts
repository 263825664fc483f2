/** Runs before each file of component tests: language, brand and style sheets as in the product's page. */
import { beforeEach } from "vitest";
import { XSRF_COOKIE, XSRF_KIND } from "@portal/contract/auth/calls";
import { brand } from "../platform/brand/brand.ts";
import { keepDraftsOf } from "../platform/session/browser-storage.ts";
import "../ui/styles/global.css";

document.documentElement.lang = "de";
document.documentElement.dataset["brand"] = brand.theme;
// what another test typed and did not save
beforeEach(() => keepDraftsOf(null));
// calls need not fetch a pair first
document.cookie = `${XSRF_COOKIE}=${XSRF_KIND.session}-test; path=/`;
// widths change when the typeface arrives
await document.fonts.load("1rem 'Inter Variable'");
