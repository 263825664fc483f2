/**
 * What a company should do next for its visibility. Pure.
 *
 * Each step has a share: how much of what it concerns is not as it could be, between 0 and 1, from figures that the
 * portal has. The share is multiplied by the weight of its kind, and the largest product comes first. Steps whose share
 * or figures are too small to matter are left out, and so is every step without a source.
 *
 * | kind          | share of                                             | weight | why                                        |
 * |---------------|------------------------------------------------------|--------|--------------------------------------------|
 * | `listings`    | portals that show something wrong, or do not list it | 1      | a wrong phone number costs a customer now  |
 * | `website`     | its start page: all if nobody can open it or search  | 0.95   | whatever else helps, helps a page that is  |
 * |               | engines may not show it, half if it is weak, a tenth for a detail             |        | shown                                      |
 * | `second_page` | named impressions that are on Google's second page   | 0.9    | people search, Google knows the page       |
 * | `keyword`     | searches for something that the entry does not name  | 0.8    | people search; one word in the entry helps |
 * | `entry`       | points of completeness that the entry lacks          | 0.7    | helps everybody who already found it       |
 * | `ratings`     | recent ratings without an answer; else half of what  | 0.65   | people compare before they call, and       |
 * |               | is missing to three recent ones                      |        | Google ranks by number and stars, too      |
 * | `connect`     | half: one of the two sources says nothing            | 0.6    | shows what to do, and changes nothing yet  |
 */
import type { CompletenessAction } from "@portal/contract/entry/completeness/completeness";
import type { SearchHarm } from "@portal/contract/seo/search-harm";
import type { SearchConsoleState, SearchSource, SeoStep, SeoStepKind } from "@portal/contract/seo/calls";

export const WEIGHTS: Readonly<Record<SeoStepKind, number>> = {
  listings: 1,
  website: 0.95,
  second_page: 0.9,
  keyword: 0.8,
  entry: 0.7,
  ratings: 0.65,
  connect: 0.6,
};
const SMALLEST_SHARE = 0.02;
/** Fewer are chance. */
const FEWEST_SEARCHES = 10;
/** So many new ratings in the days of the steps show that people still come. */
const ENOUGH_RATINGS = 3;
/** Ten results are on a page. Beyond the second one, a better text alone brings nobody there. */
const SECOND_PAGE = { from: 8, to: 20 };

/** A term with what the company's words say of it. */
export type SearchedTerm = {
  term: string;
  /** The term without its place. */
  topic: string;
  hasKeyword: boolean;
  namesCompany: boolean;
  impressions: number;
  position: number | null;
  views: number;
  /** Of the company's websites. */
  visits: number;
};

export type StepFacts = {
  terms: readonly SearchedTerm[];
  /** Up to when the visits of the terms are counted; null without figures of the websites. */
  websiteUntil: string | null;
  /** The latest check of partner portals; null without the entry service. */
  listings: { wrong: number; portals: number; checkedAt: string } | null;
  /** What the latest check of the website found; null without a check, or if nothing of it harms. */
  website: Omit<Extract<SeoStep, { kind: "website" }>, "kind" | "share"> | null;
  /** Null if the company has no entry. */
  entry: { percent: number; next: Pick<CompletenessAction, "part" | "title" | "benefit" | "minutes"> | null } | null;
  /** Ratings of the days of the steps; null without rating management. */
  ratings: Pick<Extract<SeoStep, { kind: "ratings" }>, "recent" | "open" | "latestAt"> | null;
  searchConsole: SearchConsoleState;
};

export function rankedSteps(facts: StepFacts): SeoStep[] {
  const steps = [listings, website, secondPage, keyword, entry, ratings, connect].flatMap((stepsOf) => stepsOf(facts));
  return steps
    .filter(({ share }) => share >= SMALLEST_SHARE)
    .toSorted((one, other) => other.share * WEIGHTS[other.kind] - one.share * WEIGHTS[one.kind]);
}

function listings({ listings: found }: StepFacts): SeoStep[] {
  if (found === null || found.portals === 0) return [];
  return [{ kind: "listings", share: found.wrong / found.portals, ...found }];
}

const HARM_SHARES: Readonly<Record<SearchHarm, number>> = { unreachable: 1, hidden: 1, weak: 0.5, detail: 0.1 };

const website = ({ website: found }: StepFacts): SeoStep[] =>
  found === null ? [] : [{ kind: "website", share: HARM_SHARES[found.harm], ...found }];

function secondPage({ terms }: StepFacts): SeoStep[] {
  const isThere = ({ position }: SearchedTerm): boolean =>
    position !== null && position > SECOND_PAGE.from && position <= SECOND_PAGE.to;
  const there = terms.filter((term) => isThere(term) && !term.namesCompany);
  const most = there.toSorted((one, other) => other.impressions - one.impressions)[0];
  if (most === undefined || most.position === null || most.impressions < FEWEST_SEARCHES) return [];
  const share = sumOf(there, "impressions") / sumOf(terms, "impressions");
  return [{ kind: "second_page", share, term: most.term, impressions: most.impressions, position: most.position }];
}

/** What a source counts of a term. */
const COUNTED = { google: "impressions", directory: "views", website: "visits" } as const;

/** Google counts every search; of the others the one that has more to say. */
function sourceOf(terms: readonly SearchedTerm[]): SearchSource {
  if (sumOf(terms, "impressions") > 0) return "google";
  return sumOf(terms, "visits") > sumOf(terms, "views") ? "website" : "directory";
}

/** What is searched most and is no keyword yet. */
function keyword({ terms, websiteUntil }: StepFacts): SeoStep[] {
  const source = sourceOf(terms);
  const count = COUNTED[source];
  const topics = new Map<string, number>();
  for (const term of terms) {
    if (term.hasKeyword || term.namesCompany || term.topic === "") continue;
    topics.set(term.topic, (topics.get(term.topic) ?? 0) + term[count]);
  }
  const [most] = [...topics].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, "de"));
  if (most === undefined || most[1] < FEWEST_SEARCHES) return [];
  const share = [...topics.values()].reduce((sum, value) => sum + value, 0) / sumOf(terms, count);
  return [
    {
      kind: "keyword",
      share,
      term: most[0],
      count: most[1],
      source,
      websiteUntil: source === "website" ? websiteUntil : null,
    },
  ];
}

function entry({ entry: found }: StepFacts): SeoStep[] {
  if (found === null || found.next === null) return [];
  const { part, title, benefit, minutes } = found.next;
  return [{ kind: "entry", share: (100 - found.percent) / 100, part, title, benefit, minutes, percent: found.percent }];
}

function ratings({ ratings: found }: StepFacts): SeoStep[] {
  if (found === null) return [];
  if (found.open > 0) return [{ kind: "ratings", share: found.open / found.recent, lack: "answers", ...found }];
  const share = Math.max(0, 1 - found.recent / ENOUGH_RATINGS) / 2;
  return [{ kind: "ratings", share, lack: "ratings", ...found }];
}

const CONNECTABLE = ["none", "granted", "access_ended", "property_lost"] as const;

function connect({ searchConsole }: StepFacts): SeoStep[] {
  // Somebody who disconnected does not have to be asked again.
  const state = CONNECTABLE.find((one) => one === searchConsole);
  return state === undefined ? [] : [{ kind: "connect", share: 0.5, state }];
}

const sumOf = (terms: readonly SearchedTerm[], count: (typeof COUNTED)[SearchSource]): number =>
  terms.reduce((sum, term) => sum + term[count], 0);
