/** Whether search engines may show the page. */
import { type Finding, finding, findingAbout } from "../finding.ts";
import { bareHost } from "../site.ts";
import type { Visit } from "../visit.ts";

const NOINDEX = /\b(?:noindex|none)\b/i;

export function indexingFindings({ answer, page, robots }: Visit): Finding[] {
  if (answer === null || page === null) return [];
  const isHidden = NOINDEX.test(page.robotsMeta) || NOINDEX.test(answer.robotsHeader);
  const isElsewhere = page.canonical !== null && bareHost(page.canonical) !== bareHost(answer.url);
  return [
    ...(isHidden ? finding("index.noindex", [answer.url]) : []),
    ...(robots.allowed ? [] : finding("index.robots_forbid", [new URL("/robots.txt", answer.url).href])),
    ...(isElsewhere ? finding("index.canonical_elsewhere", [page.canonical ?? ""]) : []),
    ...findingAbout("index.sitemap_broken", robots.brokenSitemaps),
    ...findingAbout(
      "index.hreflang_invalid",
      page.languages.filter((language) => !isLanguage(language)),
    ),
  ];
}

const REGIONS = new Intl.DisplayNames(["de"], { type: "region", fallback: "none" });
const LANGUAGES = new Intl.DisplayNames(["de"], { type: "language", fallback: "none" });

/** `de`, `de-AT`, `zh-Hant-TW` or `x-default`, with a language and a region that exist. */
function isLanguage(text: string): boolean {
  if (/^x-default$/i.test(text)) return true;
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(text) ?? [];
  if (language === undefined || LANGUAGES.of(language.toLowerCase()) === undefined) return false;
  return region === undefined || REGIONS.of(region.toUpperCase()) !== undefined;
}
