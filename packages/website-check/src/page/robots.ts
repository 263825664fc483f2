/** robots.txt and sitemaps. */
import robotsParser from "robots-parser";

// The package exports its function directly, but its types declare a default export.
const parse = robotsParser as unknown as typeof robotsParser.default;

/** Search engines that people in Germany use. */
const SEARCH_ENGINES = ["Googlebot", "bingbot"];
const MAX_SITEMAPS = 3;

/** @param url of the robots.txt; `page` has the same origin */
export function readRobots(url: string, text: string, page: string): { allowed: boolean; sitemaps: string[] } {
  const rules = parse(url, text);
  return {
    allowed: SEARCH_ENGINES.every((engine) => rules.isAllowed(page, engine) !== false),
    sitemaps: rules
      .getSitemaps()
      .filter((address) => URL.canParse(address, url))
      .map((address) => new URL(address, url).href)
      .slice(0, MAX_SITEMAPS),
  };
}

/** True if the text is a sitemap, or a list of addresses, which is one as well. */
export const readSitemap = (text: string): boolean =>
  /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(text.slice(0, 5000)) ||
  /^\s*https?:\/\/\S+\s*$/m.test(text.slice(0, 2000));
