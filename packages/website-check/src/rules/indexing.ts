/** Whether search engines may show the page. */
import { type Finding, finding, findingAbout } from "../finding.ts";
import { withoutFragment } from "../page/addresses.ts";
import type { Link } from "../page/loaded.ts";
import { bareHost, isSameSite } from "../site.ts";
import type { Visit } from "../visit.ts";

const NOINDEX = /\b(?:noindex|none)\b/i;

/** Search engines find the pages of a small website by its links. */
const MANY_PAGES = 15;
const FILE = /\.(?:pdf|jpe?g|png|gif|webp|svg|docx?|xlsx?|zip|mp[34])$/i;

export function indexingFindings({ answer, page, robots, versions }: Visit): Finding[] {
  if (answer === null || page === null) return [];
  const isHidden = NOINDEX.test(page.robotsMeta) || NOINDEX.test(answer.robotsHeader);
  const isElsewhere =
    page.canonical !== null && (versions.canonical === "other" || bareHost(page.canonical) !== bareHost(answer.url));
  return [
    ...(isHidden ? finding("index.noindex", [answer.url]) : []),
    ...(robots.allowed ? [] : finding("index.robots_forbid", [new URL("/robots.txt", answer.url).href])),
    ...(isElsewhere ? finding("index.canonical_elsewhere", [page.canonical ?? ""]) : []),
    ...(versions.canonical === "gone" ? finding("index.canonical_broken", [page.canonical ?? ""]) : []),
    ...findingAbout("index.sitemap_broken", robots.brokenSitemaps),
    ...(!robots.hasSitemap && ownPages(page.links, answer.url) >= MANY_PAGES
      ? finding("index.no_sitemap", [new URL("/sitemap.xml", answer.url).href])
      : []),
    ...findingAbout(
      "index.hreflang_invalid",
      page.languages.filter((language) => !isLanguage(language)),
    ),
    ...findingAbout("index.hreflang_one_way", versions.oneWay),
  ];
}

const ownPages = (links: readonly Link[], pageUrl: string): number =>
  new Set(
    links
      .filter(({ url }) => isSameSite(url, pageUrl) && !FILE.test(new URL(url).pathname))
      .map(({ url }) => withoutFragment(url)),
  ).size;

const REGIONS = new Intl.DisplayNames(["de"], { type: "region", fallback: "none" });
const LANGUAGES = new Intl.DisplayNames(["de"], { type: "language", fallback: "none" });

/** `de`, `de-AT`, `zh-Hant-TW` or `x-default`, with a language and a region that exist. */
function isLanguage(text: string): boolean {
  if (/^x-default$/i.test(text)) return true;
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(text) ?? [];
  if (language === undefined || LANGUAGES.of(language.toLowerCase()) === undefined) return false;
  return region === undefined || REGIONS.of(region.toUpperCase()) !== undefined;
}
