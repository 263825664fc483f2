/** All findings of a visit, most useful first. */
import type { Finding } from "./finding.ts";
import type { PageFacts } from "./page/page-facts.ts";
import { accessFindings } from "./rules/access.ts";
import { connectionFindings } from "./rules/connection.ts";
import { contentFindings } from "./rules/content.ts";
import { dataFindings } from "./rules/data.ts";
import { indexingFindings } from "./rules/indexing.ts";
import { consentFindings, legalFindings } from "./rules/legal.ts";
import { brokenFindings, speedFindings } from "./rules/speed.ts";
import { weightOf } from "./texts/texts.ts";
import { finding } from "./finding.ts";
import type { Visit } from "./visit.ts";

/** A page with fewer characters shows people nothing before its scripts have run. */
const LEAST_TEXT = 80;

export function judge(visit: Visit): Finding[] {
  return [...connectionFindings(visit), ...pageFindings(visit)].toSorted((a, b) => weightOf(b.code) - weightOf(a.code));
}

function pageFindings(visit: Visit): Finding[] {
  const { page, answer } = visit;
  if (page === null || answer === null) return [];
  // What such a page lacks beside its content is no news to anybody.
  if (page.isUnderConstruction) return finding("page.under_construction", [answer.url]);
  const outside = [
    ...indexingFindings(visit),
    ...consentFindings(visit),
    ...speedFindings(visit),
    ...brokenFindings(visit),
  ];
  if (page.isFrameset)
    return [
      ...finding("page.frames", [answer.url]),
      ...outside,
      ...accessFindings(page).filter(isOfHead),
      ...contentFindings(page).filter(isOfHead),
    ];
  if (needsScript(page))
    return [
      ...finding("page.needs_script", [answer.url]),
      ...outside,
      ...accessFindings(page).filter(isOfHead),
      ...contentFindings(page).filter(isOfHead),
    ];
  return [
    ...outside,
    ...legalFindings(visit),
    ...contentFindings(page),
    ...accessFindings(page),
    ...dataFindings(visit),
  ];
}

/** Its imprint, headings and images appear with its scripts, which do not run here: nothing is known of them. */
const needsScript = ({ textLength, resources }: PageFacts): boolean =>
  textLength < LEAST_TEXT && resources.some(({ kind }) => kind === "script");

const isOfHead = ({ code }: Finding): boolean =>
  code.startsWith("content.title") ||
  [
    "content.no_title",
    "content.no_description",
    "mobile.no_viewport",
    "access.no_language",
    "access.zoom_locked",
  ].includes(code);
