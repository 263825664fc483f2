/** Runs before each file of component tests: language, brand and style sheets as in the product's page. */
import { XSRF_COOKIE, XSRF_KIND } from "@portal/contract/auth/calls";
import { brand } from "../platform/brand/brand.ts";
import "../ui/styles/global.css";

document.documentElement.lang = "de";
document.documentElement.dataset["brand"] = brand.theme;
// calls need not fetch a pair first
document.cookie = `${XSRF_COOKIE}=${XSRF_KIND.session}-test; path=/`;
// widths change when the typeface arrives
await document.fonts.load("1rem 'Inter Variable'");
