/** The connector for portals of pages: a search, its links to listings, and what the listings say. */
import { emptyReading, type ListingReading } from "@portal/contract/listing";
import { nameLikeness } from "@portal/contract/listing-name";
import type { PartnerPortal } from "../portals.ts";
import { businessesIn } from "./business-data.ts";
import type { Candidate, Connector, Page, Visit } from "./connector.ts";
import { type Document, documentOf, textOf } from "./page-document.ts";
import { filledUp, plainReading } from "./plain-fields.ts";
import { searchUrlOf } from "./search-url.ts";
import { structuredData } from "./structured-data.ts";

type GenericPortal = Extract<PartnerPortal, { connector: "generic" }>;

const HTML = ["text/html", "application/xhtml+xml"];
const MAX_LINKS = 200;

const isGone = ({ status }: Page): boolean => status === 404 || status === 410;

export const generic: Connector<GenericPortal> = {
  async find({ portal, expected, open }) {
    const page = await open(searchUrlOf(portal, expected), HTML);
    if (isGone(page)) return [];
    const $ = documentOf(page);
    const links = linksTo($, page, portal.selectors.listings);
    if (links.length > 0) return byLikeness(links, [expected.name ?? "", ...(expected.otherNames ?? [])]);
    // A search with one hit may lead straight to it.
    const reading = readingOf($, page, portal);
    return reading.name === "" ? [] : [{ url: page.url, reading }];
  },

  async read(visit, url) {
    const page = await visit.open(url, HTML);
    if (isGone(page)) return null;
    const $ = documentOf(page);
    const reading = readingOf($, page, visit.portal);
    const [more] = linksTo($, page, visit.portal.selectors.more ?? "");
    return more === undefined ? reading : filledUp(reading, await readMore(visit, more.url));
  },
};

async function readMore({ open, portal }: Visit<GenericPortal>, url: string): Promise<ListingReading> {
  const page = await open(url, HTML);
  return isGone(page) ? emptyReading() : readingOf(documentOf(page), page, portal);
}

/** Structured data first, then what the selectors name. */
function readingOf($: Document, page: Page, { selectors }: GenericPortal): ListingReading {
  const [business = emptyReading(), ...others] = businessesIn(structuredData($), new URL(page.url).host);
  // The same business told twice, in JSON-LD and in the page: the one fills the other's gaps.
  const same = others.filter(({ name }) => nameLikeness(name, business.name) === 1);
  return [...same, plainReading($, selectors)].reduce(filledUp, business);
}

type Link = { url: string; text: string };

/** Links of one page that stay on its host, each once. */
function linksTo($: Document, page: Page, selector: string): Link[] {
  if (selector === "") return [];
  const { host } = new URL(page.url);
  const links = new Map<string, Link>();
  for (const element of $(selector).toArray().slice(0, MAX_LINKS)) {
    const href = $(element).attr("href")?.trim() ?? "";
    if (href === "" || !URL.canParse(href, page.url)) continue;
    const url = new URL(href, page.url);
    url.hash = "";
    if (url.host === host && /^https?:$/.test(url.protocol) && !links.has(url.href))
      links.set(url.href, { url: url.href, text: textOf(element) });
  }
  return [...links.values()];
}

/** The likeliest first: only so many are opened. */
const byLikeness = (links: readonly Link[], names: readonly string[]): Candidate[] =>
  links
    .map(({ url, text }) => ({ url, likeness: Math.max(...names.map((name) => nameLikeness(name, text))) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ url }) => ({ url }));
