import * as z from "zod/mini";
import { COMPLETENESS_PARTS } from "@portal/contract/entry/completeness/criteria";
import { REVOCATIONS } from "@portal/contract/external-services/calls";
import {
  chooseSearchProperty,
  denySearchConsole,
  disconnectSearchConsole,
  getSearchProperties,
  getSeoOverview,
  getSeoTerms,
  getSeoTermCourse,
  getSeoTermsCsv,
  grantSearchConsole,
  RATINGS_LACKS,
  SEARCH_CONSOLE_STATES,
  SEARCH_SOURCES,
  startSearchConsole,
} from "@portal/contract/seo/calls";
import { SEARCH_HARMS } from "@portal/contract/seo/search-harm";
import { INTERVALS } from "@portal/contract/time/date-range";
import { accountAccess, emptyAnswer, FileAnswer, serve } from "../../platform/http/served-call.ts";
import { GOOGLE_STEPS } from "../../platform/rate-limits/quotas.ts";

const families = ["seo"] as const;
const reads = { access: accountAccess("read", { families }), agent: true } as const;
// Letting others in is the company's own affair: customer care grants nothing and takes nothing back.
const connects = { access: accountAccess("write", { families }), quota: GOOGLE_STEPS } as const;

const text = z.nullable(z.string());
const searchConsole = z.object({
  state: z.enum(SEARCH_CONSOLE_STATES),
  siteUrl: text,
  readAt: text,
  grantedAt: text,
  grantedBy: text,
});
const compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
const google = z.object({
  impressions: compared,
  clicks: compared,
  position: z.object({ value: z.nullable(z.number()), before: z.nullable(z.number()) }),
});
const days = { start: z.string(), end: z.string() };
const period = z.nullable(z.object(days));
const range = z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) });
const searchFigures = z.nullable(
  z.object({
    totals: google,
    periods: z.array(z.extend(google, days)),
    comparedWith: period,
    firstDay: z.string(),
    lastDay: z.string(),
    movingFrom: text,
  }),
);
const source = z.enum(SEARCH_SOURCES);
const share = z.number();

const step = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listings"), share, wrong: z.number(), portals: z.number(), checkedAt: z.string() }),
  z.object({
    kind: z.literal("entry"),
    share,
    part: z.enum(COMPLETENESS_PARTS),
    title: z.string(),
    benefit: z.string(),
    minutes: z.number(),
    percent: z.number(),
  }),
  z.object({ kind: z.literal("keyword"), share, term: z.string(), count: z.number(), source, websiteUntil: text }),
  z.object({
    kind: z.literal("website"),
    share,
    url: z.string(),
    code: z.string(),
    title: z.string(),
    why: z.string(),
    harm: z.enum(SEARCH_HARMS),
    checkedAt: z.string(),
  }),
  z.object({
    kind: z.literal("second_page"),
    share,
    term: z.string(),
    impressions: z.number(),
    position: z.number(),
  }),
  z.object({
    kind: z.literal("ratings"),
    share,
    lack: z.enum(RATINGS_LACKS),
    recent: z.number(),
    open: z.number(),
    latestAt: text,
  }),
  z.object({
    kind: z.literal("connect"),
    share,
    state: z.enum(["none", "granted", "access_ended", "property_lost"]),
  }),
]);

export const serveGetSeoOverview = serve(getSeoOverview, {
  ...reads,
  summary: "Get visibility in search and what would help most",
  answers: {
    200: z.object({
      range,
      searchConsole,
      google: searchFigures,
      directory: z.nullable(z.object({ views: compared, comparedWith: period, until: text })),
      steps: z.array(step),
    }),
  },
});

export const serveGetSeoTerms = serve(getSeoTerms, {
  ...reads,
  summary: "Get search terms with their figures",
  answers: {
    200: z.object({
      rows: z.array(
        z.object({
          name: text,
          keyword: text,
          place: text,
          google: z.nullable(google),
          views: z.nullable(compared),
        }),
      ),
      total: z.number(),
      page: z.number(),
      named: z.nullable(z.object({ impressions: z.number(), of: z.number() })),
    }),
  },
});

export const serveGetSeoTermCourse = serve(getSeoTermCourse, {
  ...reads,
  summary: "Get a search term or place over time",
  answers: {
    200: z.object({
      range,
      name: z.string(),
      google: searchFigures,
      directory: z.nullable(
        z.object({
          periods: z.array(z.object({ ...days, views: compared })),
          comparedWith: period,
          until: text,
        }),
      ),
    }),
  },
});

export const serveGetSeoTermsCsv = serve(getSeoTermsCsv, {
  ...reads,
  summary: "Get search terms as CSV",
  answers: { 200: new FileAnswer("text/csv") },
});

export const serveStartSearchConsole = serve(startSearchConsole, {
  ...connects,
  summary: "Get the address of Google's consent page for Search Console",
  answers: { 200: z.object({ url: z.string() }) },
});

export const serveGrantSearchConsole = serve(grantSearchConsole, {
  ...connects,
  answers: { 200: z.object({ searchConsole }) },
});

export const serveDenySearchConsole = serve(denySearchConsole, { ...connects, answers: { 200: emptyAnswer } });

export const serveGetSearchProperties = serve(getSearchProperties, {
  ...connects,
  summary: "Get the Search Console properties that the access covers",
  answers: {
    200: z.object({
      properties: z.array(z.object({ siteUrl: z.string(), own: z.boolean(), chosen: z.boolean() })),
      websites: z.array(z.string()),
    }),
  },
});

export const serveChooseSearchProperty = serve(chooseSearchProperty, {
  ...connects,
  summary: "Choose the Search Console property of the company's website",
  answers: { 200: z.object({ searchConsole }) },
});

// Ending an access must work without the product, too.
export const serveDisconnectSearchConsole = serve(disconnectSearchConsole, {
  access: accountAccess("write"),
  quota: GOOGLE_STEPS,
  answers: { 200: z.object({ searchConsole, revocation: z.enum(REVOCATIONS) }) },
});
