/** Parses HTML pages of portals: links to listings, and listings. */
import { emptyReading, type ListingReading } from "@portal/contract/entry-service/listing";
import { boundReading } from "@portal/listing/compare-listing";
import { nameLikeness } from "@portal/listing/name";
import type { PartnerPortal } from "../../portals.ts";
import type { Candidate } from "../portal-answer.ts";
import { businessesIn } from "@portal/page-reading/business-data";
import { type Document, documentOf, type RawPage, textOf } from "@portal/page-reading/page-document";
import { filledUp, plainReading } from "./plain-fields.ts";
import { structuredData } from "@portal/page-reading/structured-data";

export type PageSelectors = Extract<PartnerPortal, { connector: "generic" }>["selectors"];

const MAX_LINKS = 200;
const MAX_LINK_TEXT = 300;

/**
 * Links to listings in a search result, most likely first.
 * @param names of the wanted business
 * @throws if the bytes are not a page
 */
export function readSearch(page: RawPage, selectors: PageSelectors, names: readonly string[]): Candidate[] {
  const $ = documentOf(page);
  const links = linksTo($, page, selectors.listings);
  if (links.length > 0) return byLikeness(links, names);
  // A search with one hit may redirect to it.
  const reading = readingOf($, page, selectors);
  return reading.name === "" ? [] : [{ url: page.url, reading }];
}

/**
 * A listing and the URL of its continuation, or null.
 * @param first the reading of its first page, whose gaps this page fills
 * @throws if the bytes are not a page
 */
export function readListing(
  page: RawPage,
  selectors: PageSelectors,
  first?: ListingReading,
): { reading: ListingReading; more: string | null } {
  const $ = documentOf(page);
  const reading = readingOf($, page, selectors);
  const [more] = linksTo($, page, selectors.more ?? "");
  return { reading: first === undefined ? reading : filledUp(first, reading), more: more?.url ?? null };
}

/** Structured data first, then the selectors. */
function readingOf($: Document, page: RawPage, selectors: PageSelectors): ListingReading {
  const [business = emptyReading(), ...others] = businessesIn(structuredData($), new URL(page.url).host);
  // JSON-LD and page describe the same business: each fills the other's gaps.
  const same = others.filter(({ name }) => nameLikeness(name, business.name) === 1);
  return boundReading([...same, plainReading($, selectors)].reduce(filledUp, business));
}

type Link = { url: string; text: string };

/** Unique links of a page that stay on its host. */
function linksTo($: Document, page: RawPage, selector: string): Link[] {
  if (selector === "") return [];
  const { host } = new URL(page.url);
  const links = new Map<string, Link>();
  for (const element of $(selector).toArray().slice(0, MAX_LINKS)) {
    const href = $(element).attr("href")?.trim() ?? "";
    if (href === "" || !URL.canParse(href, page.url)) continue;
    const url = new URL(href, page.url);
    url.hash = "";
    if (url.host === host && /^https?:$/.test(url.protocol) && !links.has(url.href))
      links.set(url.href, { url: url.href, text: textOf(element).slice(0, MAX_LINK_TEXT) });
  }
  return [...links.values()];
}

/** Most likely first, because only a few are opened. */
const byLikeness = (links: readonly Link[], names: readonly string[]): Candidate[] =>
  links
    .map(({ url, text }) => ({ url, likeness: Math.max(...names.map((name) => nameLikeness(name, text))) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ url }) => ({ url }));
