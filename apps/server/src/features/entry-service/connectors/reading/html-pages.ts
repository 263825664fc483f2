/** What pages of portals say: links to listings, and listings. */
import { emptyReading, type ListingReading } from "@portal/contract/entry-service/listing";
import { boundReading } from "@portal/listing/compare-listing";
import { nameLikeness } from "@portal/listing/name";
import type { PartnerPortal } from "../../portals.ts";
import type { Candidate } from "../portal-answer.ts";
import { businessesIn } from "./business-data.ts";
import { type Document, documentOf, type RawPage, textOf } from "./page-document.ts";
import { filledUp, plainReading } from "./plain-fields.ts";
import { structuredData } from "./structured-data.ts";

export type PageSelectors = Extract<PartnerPortal, { connector: "generic" }>["selectors"];

const MAX_LINKS = 200;
const MAX_LINK_TEXT = 300;

/**
 * Listings that a search names, the likeliest first.
 * @param names of the business that is looked for
 * @throws where the bytes are no page
 */
export function readSearch(page: RawPage, selectors: PageSelectors, names: readonly string[]): Candidate[] {
  const $ = documentOf(page);
  const links = linksTo($, page, selectors.listings);
  if (links.length > 0) return byLikeness(links, names);
  // A search with one hit may lead straight to it.
  const reading = readingOf($, page, selectors);
  return reading.name === "" ? [] : [{ url: page.url, reading }];
}

/**
 * A listing, and where its page goes on; null where it doesn't.
 * @param first what its first page has said: this one fills the gaps
 * @throws where the bytes are no page
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

/** Structured data first, then what the selectors name. */
function readingOf($: Document, page: RawPage, selectors: PageSelectors): ListingReading {
  const [business = emptyReading(), ...others] = businessesIn(structuredData($), new URL(page.url).host);
  // The same business told twice, in JSON-LD and in the page: the one fills the other's gaps.
  const same = others.filter(({ name }) => nameLikeness(name, business.name) === 1);
  return boundReading([...same, plainReading($, selectors)].reduce(filledUp, business));
}

type Link = { url: string; text: string };

/** Links of one page that stay on its host, each once. */
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

/** The likeliest first: only so many are opened. */
const byLikeness = (links: readonly Link[], names: readonly string[]): Candidate[] =>
  links
    .map(({ url, text }) => ({ url, likeness: Math.max(...names.map((name) => nameLikeness(name, text))) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ url }) => ({ url }));
