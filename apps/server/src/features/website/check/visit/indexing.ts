/** What search engines read beside a page: robots.txt, sitemaps, and the versions of the page that it names. */
import type { PageFacts } from "@portal/website-check/page/page-facts";
import { isSameOwner, isSamePage, isSameSite } from "@portal/website-check/site";
import type { Versions, Visit } from "@portal/website-check/visit";
import { GONE, rawOf, type Tools, within } from "./around.ts";
import { orNull } from "./tools.ts";

const TEXT_BYTES = 1_000_000;
const MAX_ALTERNATES = 5;
const PAGES = ["text/html", "application/xhtml+xml"];

/** Whether search engines may read the page. A robots.txt that does not answer forbids nothing. */
export async function robotsOf({ get, read, signal }: Tools, pageUrl: string): Promise<Visit["robots"]> {
  const address = new URL("/robots.txt", pageUrl).href;
  const file = await orNull(get(address, { ...within(signal), maxBytes: TEXT_BYTES }));
  const rules =
    file?.status === 200 ? await orNull(read("robots", address, file.body.toString("utf8"), pageUrl)) : null;
  // One that is there and could not be read may name a sitemap.
  if (rules === null && !(file !== null && GONE.has(file.status)))
    return { allowed: true, brokenSitemaps: [], hasSitemap: true };
  const { allowed, sitemaps } = rules ?? { allowed: true, sitemaps: [] };
  if (sitemaps.length === 0)
    return { allowed, brokenSitemaps: [], hasSitemap: await hasUsualSitemap({ get, read, signal }, pageUrl) };
  const broken = await Promise.all(
    sitemaps
      // A compressed one is read by search engines and not by us.
      .filter((sitemap) => isSameOwner(sitemap, pageUrl) && !sitemap.endsWith(".gz"))
      .map(async (sitemap) => ((await isSitemap({ get, read, signal }, sitemap)) ? [] : [sitemap])),
  );
  return { allowed, brokenSitemaps: broken.flat(), hasSitemap: true };
}

const USUAL_SITEMAPS = ["/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml"];

async function hasUsualSitemap(tools: Tools, pageUrl: string): Promise<boolean> {
  for (const path of USUAL_SITEMAPS) if (await isSitemap(tools, new URL(path, pageUrl).href)) return true;
  return false;
}

/** Only what is certainly no sitemap counts as broken. */
async function isSitemap({ get, read, signal }: Tools, address: string): Promise<boolean> {
  const page = await orNull(get(address, { ...within(signal), maxBytes: TEXT_BYTES }));
  if (page !== null && GONE.has(page.status)) return false;
  if (page?.status !== 200) return true;
  return (await orNull(read("sitemap", page.body.toString("utf8")))) ?? true;
}

/** Other addresses that the page names: its original, and the same page in other languages. */
export async function versionsOf(tools: Tools, page: PageFacts, pageUrl: string): Promise<Versions> {
  const [canonical, oneWay] = await Promise.all([canonicalOf(tools, page, pageUrl), oneWayOf(tools, page, pageUrl)]);
  return { canonical, oneWay };
}

/** Another website is judged by its address alone; what cannot be read is not judged. */
async function canonicalOf(tools: Tools, page: PageFacts, pageUrl: string): Promise<Versions["canonical"]> {
  const { canonical, title, headings } = page;
  if (canonical === null || !isSameSite(canonical, pageUrl) || isSamePage(canonical, pageUrl)) return "same";
  const found = await versionAt(tools, canonical);
  if (found === "gone") return "gone";
  if (found === null || isSamePage(found.url, pageUrl)) return "same";
  const heading = headings.find(({ level }) => level === 1)?.text ?? "";
  return found.title === title || (heading !== "" && found.heading === heading) ? "same" : "other";
}

/** Search engines follow a version only if it names this page in return. */
async function oneWayOf(tools: Tools, { alternates, canonical }: PageFacts, pageUrl: string): Promise<string[]> {
  const isThis = (url: string): boolean =>
    isSamePage(url, pageUrl) || (canonical !== null && isSamePage(url, canonical));
  const others = [...new Set(alternates)].filter((url) => !isThis(url)).slice(0, MAX_ALTERNATES);
  const oneWay = await Promise.all(
    others.map(async (url) => {
      const found = await versionAt(tools, url);
      if (found === "gone") return [url];
      // Returned by its header, or led back here because of the visitor's language: nothing certain.
      if (found === null || found.namesInHeader || isThis(found.url)) return [];
      return found.alternates.some(isThis) ? [] : [url];
    }),
  );
  return oneWay.flat();
}

async function versionAt({ get, read, signal }: Tools, url: string) {
  const page = await orNull(get(url, { ...within(signal), types: PAGES }));
  if (page === null) return null;
  if (GONE.has(page.status)) return "gone";
  const facts = page.status === 200 ? await orNull(read("version", rawOf(page))) : null;
  const namesInHeader = /hreflang/i.test(page.headers.get("link") ?? "");
  return facts === null ? null : { ...facts, url: page.url, namesInHeader };
}
