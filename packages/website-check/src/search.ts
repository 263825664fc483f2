/** What a finding means for visibility in search. Pure. */
import { SEARCH_HARMS, type SearchHarm } from "@portal/contract/seo/search-harm";
import type { Finding, FindingCode } from "./finding.ts";

/** Findings that have nothing to do with search are missing. */
const HARMS: Partial<Record<FindingCode, SearchHarm>> = {
  "page.under_construction": "hidden",
  "index.noindex": "hidden",
  "index.robots_forbid": "hidden",
  "index.canonical_elsewhere": "hidden",
  "index.canonical_broken": "weak",
  "page.frames": "weak",
  "page.needs_script": "weak",
  "tls.expired": "weak",
  "tls.other_name": "weak",
  "tls.self_signed": "weak",
  "tls.incomplete_chain": "weak",
  "tls.untrusted": "weak",
  "tls.missing": "weak",
  "address.www_away": "weak",
  "mobile.no_viewport": "weak",
  "content.no_title": "weak",
  "content.title_says_nothing": "weak",
  "content.no_heading": "weak",
  "speed.slow_answer": "weak",
  "address.two_addresses": "detail",
  "index.sitemap_broken": "detail",
  "index.no_sitemap": "detail",
  "index.hreflang_invalid": "detail",
  "index.hreflang_one_way": "detail",
  "content.title_long": "detail",
  "content.no_description": "detail",
  "data.different": "detail",
  "data.unreadable": "detail",
  "data.invalid": "detail",
  "data.incomplete": "detail",
  "data.missing": "detail",
  "links.broken": "detail",
  "speed.heavy": "detail",
};

/** The finding that harms visibility most, the most useful one of several; undefined if none does. */
export function worstForSearch(findings: readonly Finding[]): { found: Finding; harm: SearchHarm } | undefined {
  const harmful = findings.flatMap((found) => {
    const harm = HARMS[found.code];
    return harm === undefined ? [] : [{ found, harm }];
  });
  return harmful.toSorted((one, other) => SEARCH_HARMS.indexOf(one.harm) - SEARCH_HARMS.indexOf(other.harm))[0];
}
