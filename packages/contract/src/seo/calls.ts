/**
 * Visibility in search (Specification §2 `seo/uebersicht`). The calls are our own. Figures have two sources: Search
 * Console of Google about the company's website, and the directory about its entry. A figure without a source is null.
 */
import * as z from "zod/mini";
import type { CompletenessPart } from "../entry/completeness/criteria.ts";
import type { Revocation } from "../external-services/calls.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Day } from "../time/berlin-time.ts";
import type { SearchHarm } from "./search-harm.ts";
import { checkRange, type Compared, type DateRange, dateRangeFields, type Period } from "../time/date-range.ts";

/**
 * - `unavailable`: this portal is not connected to Google at all.
 * - `none`: nobody gave access, and there are no figures.
 * - `granted`: access was given, no property is chosen yet.
 * - `reading`: a property is chosen and read for the first time.
 * - `connected`: figures come every day.
 * - `away`: the last reading failed; older figures stay, and the next reading follows by itself.
 * - `access_ended`: Google or the person took the access back; older figures stay.
 * - `property_lost`: the access no longer covers the property.
 * - `disconnected`: the company disconnected; older figures stay.
 */
export const SEARCH_CONSOLE_STATES = [
  "unavailable",
  "none",
  "granted",
  "reading",
  "connected",
  "away",
  "access_ended",
  "property_lost",
  "disconnected",
] as const;
export type SearchConsoleState = (typeof SEARCH_CONSOLE_STATES)[number];

export type SearchConsole = {
  state: SearchConsoleState;
  /** The chosen property as Search Console names it; null if none is chosen. */
  siteUrl: string | null;
  /** ISO instants, UTC; null if it never happened. */
  readAt: string | null;
  grantedAt: string | null;
  /** Name of the person who gave access; null if they no longer exist. */
  grantedBy: string | null;
};

/** Null where there is no source. */
export type ComparedPosition = { value: number | null; before: number | null };

/** What Google counted. `position`: average position of the impressions, 1 is best; null without impressions. */
export type GoogleFigures = { impressions: Compared; clicks: Compared; position: ComparedPosition };
export type SearchPeriod = Period & GoogleFigures;

export type SearchFigures = {
  totals: GoogleFigures;
  /** In order and without gaps; together they are the range. */
  periods: SearchPeriod[];
  /** The days of the comparison; null if the figures begin later. */
  comparedWith: Period | null;
  firstDay: Day;
  lastDay: Day;
  /** The first day that Google may still change; null if all are final. */
  movingFrom: Day | null;
};

/** Views of the entry after a search in the directory. */
export type DirectorySearches = {
  views: Compared;
  comparedWith: Period | null;
  /** ISO instant, UTC, up to which views have arrived. */
  until: string | null;
};

/** Of the last `STEP_DAYS`: ratings wait for an answer, or hardly any came. */
export const RATINGS_LACKS = ["answers", "ratings"] as const;
export type RatingsLack = (typeof RATINGS_LACKS)[number];

/**
 * What would help, the most useful first. `websiteUntil`: ISO instant, UTC, up to which visits of the websites have
 * arrived; null if another source counted, whose day is in the overview. `share`: of what the step concerns, how much (0 to 1); the rule that orders
 * them is `apps/server/src/features/seo/steps/rank.ts`.
 */
export type SeoStep = { share: number } & (
  | { kind: "listings"; wrong: number; portals: number; checkedAt: string }
  | { kind: "entry"; part: CompletenessPart; title: string; benefit: string; minutes: number; percent: number }
  | { kind: "keyword"; term: string; count: number; source: SearchSource; websiteUntil: string | null }
  | { kind: "website"; url: string; code: string; title: string; why: string; harm: SearchHarm; checkedAt: string }
  | { kind: "second_page"; term: string; impressions: number; position: number }
  | { kind: "ratings"; lack: RatingsLack; recent: number; open: number; latestAt: string | null }
  | { kind: "connect"; state: "none" | "granted" | "access_ended" | "property_lost" }
);
export type SeoStepKind = SeoStep["kind"];

/** `website`: the statistics of the company's own websites. */
export const SEARCH_SOURCES = ["google", "directory", "website"] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];

export type SeoOverview = {
  range: DateRange;
  searchConsole: SearchConsole;
  /** Null without any day of Search Console. */
  google: SearchFigures | null;
  /** Null if the entry has no statistics yet. */
  directory: DirectorySearches | null;
  steps: SeoStep[];
};

const range = z.object(dateRangeFields).check(checkRange);

export const getSeoOverview = endpoint<SeoOverview>()({
  name: "getSeoOverview",
  method: "GET",
  path: "/api/customer/seo/overview",
  query: range,
});

/** How rows are put together: by search term as typed, by the company's own keyword, or by place. */
export const TERM_GROUPS = ["term", "keyword", "place"] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];

export const TERM_ORDERS = ["impressions", "clicks", "position", "views"] as const;
export type TermOrder = (typeof TERM_ORDERS)[number];

export type SearchTermRow = {
  /** The term, keyword or place; null for searches that name none of the company's. */
  name: string | null;
  /** The company's keyword and place in the term; null in rows of other groups. */
  keyword: string | null;
  place: string | null;
  /** Null if Google reports nothing of it. */
  google: GoogleFigures | null;
  /** Views of the entry; null if the directory reports nothing of it. */
  views: Compared | null;
};

/** Steps follow from the latest days, whatever range the page shows. */
export const STEP_DAYS = 90;

export const TERMS_PER_PAGE = 20;
export type SearchTermPage = {
  rows: SearchTermRow[];
  /** Of all pages, after searching. */
  total: number;
  page: number;
  /** Impressions whose search term Google names, and all of the range; null without Search Console. */
  named: { impressions: number; of: number } | null;
};

const termsQuery = z
  .object({
    ...dateRangeFields,
    group: z._default(z.enum(TERM_GROUPS, "Bitte wählen Sie aus der Liste."), "term"),
    order: z._default(z.enum(TERM_ORDERS, "Bitte wählen Sie aus der Liste."), "impressions"),
    search: z._default(z.string().check(z.trim(), z.maxLength(100, "Das ist zu lang.")), ""),
    page: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")), "1"),
  })
  .check(checkRange);

/** One page of search terms, most frequent first. A page after the last answers the last. */
export const getSeoTerms = endpoint<SearchTermPage>()({
  name: "getSeoTerms",
  method: "GET",
  path: "/api/customer/seo/terms",
  query: termsQuery,
});

/** One row of `getSeoTerms` over time. Sources that report nothing of it are null. */
export type TermCourse = {
  range: DateRange;
  /** The term, keyword or place that was asked for. */
  name: string;
  google: SearchFigures | null;
  /** Views of the entry. The periods are those of the range. */
  directory: { periods: (Period & { views: Compared })[]; comparedWith: Period | null; until: string | null } | null;
};

/** Longer terms are pasted texts, which are cut off: the database refuses them in an index. */
export const LONGEST_TERM = 200;

export const getSeoTermCourse = endpoint<TermCourse>()({
  name: "getSeoTermCourse",
  method: "GET",
  path: "/api/customer/seo/term-course",
  query: z
    .object({
      ...dateRangeFields,
      group: z.enum(TERM_GROUPS, "Bitte wählen Sie aus der Liste."),
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Bitte wählen Sie aus der Liste."),
          z.maxLength(LONGEST_TERM, "Das ist zu lang."),
        ),
    })
    .check(checkRange),
});

/** All rows of `getSeoTerms`. A plain GET, so a link is enough. */
export const getSeoTermsCsv = endpoint<unknown>()({
  name: "getSeoTermsCsv",
  method: "GET",
  path: "/api/customer/seo/terms.csv",
  query: termsQuery,
});

/** The URL of Google's consent page. Its answer is valid once, for this session and company. */
export const startSearchConsole = endpoint<{ url: string }>()({
  name: "startSearchConsole",
  method: "POST",
  path: "/api/customer/seo/search-console/start",
  errors: ["external_services.not_set_up"],
});

const returned = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
type Connected = { searchConsole: SearchConsole };

/** The answer of the consent page: `code`, and the `state` that names the begun grant. */
export const grantSearchConsole = endpoint<Connected>()({
  name: "grantSearchConsole",
  method: "POST",
  path: "/api/customer/seo/search-console/grant",
  body: z.object({ code: returned(2000), state: returned(200) }),
  errors: [
    "external_services.not_set_up",
    "external_services.grant_expired",
    "external_services.other_company",
    "external_services.scope_missing",
    "external_services.away",
  ],
});

/** The person declined at the consent page: deletes the begun grant. An earlier connection stays. */
export const denySearchConsole = endpoint<Record<string, never>>()({
  name: "denySearchConsole",
  method: "POST",
  path: "/api/customer/seo/search-console/deny",
  body: z.object({ state: z.string().check(z.maxLength(200)) }),
});

/** A property that the access covers. `own`: it belongs to one of the company's websites, so it may be chosen. */
export type SearchProperty = { siteUrl: string; own: boolean; chosen: boolean };

const ASKING = [
  "external_services.not_set_up",
  "external_services.not_granted",
  "external_services.revoked",
  "external_services.away",
  "external_services.busy",
] as const;

/** Own properties first. `websites`: host names of the company's websites, one of which a property must belong to. */
export const getSearchProperties = endpoint<{ properties: SearchProperty[]; websites: string[] }>()({
  name: "getSearchProperties",
  method: "POST",
  path: "/api/customer/seo/search-console/properties",
  errors: ASKING,
});

/** Chooses a property and reads its figures. Those of another property are deleted. */
export const chooseSearchProperty = endpoint<Connected>()({
  name: "chooseSearchProperty",
  method: "POST",
  path: "/api/customer/seo/search-console/property",
  body: z.object({ siteUrl: z.string().check(z.minLength(1), z.maxLength(500)) }),
  errors: [...ASKING, "seo.property_unknown", "seo.property_foreign"],
});

/** Ends the access here and at Google. Figures that were read stay. */
export const disconnectSearchConsole = endpoint<Connected & { revocation: Revocation }>()({
  name: "disconnectSearchConsole",
  method: "POST",
  path: "/api/customer/seo/search-console/disconnect",
  errors: ["external_services.not_granted"],
});
