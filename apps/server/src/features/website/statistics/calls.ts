import { INTERVALS } from "@portal/contract/time/date-range";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import { WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import {
  FIGURE_SOURCES,
  getWebsiteDevices,
  getWebsiteKeywordsCsv,
  getWebsiteQuickFigures,
  getWebsiteReferrers,
  getWebsiteReferrersCsv,
  getWebsiteStatisticKeywords,
  getWebsiteViews,
  getWebsiteViewsCsv,
  REFERRER_KINDS,
  SOURCE_PROBLEMS,
} from "@portal/contract/website/statistics/calls";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";

const reads = { access: accountAccess("read", { families: WEBSITE_FAMILIES }), agent: true } as const;

const comparedFields = { value: z.number(), before: z.nullable(z.number()) };
const compared = z.object(comparedFields);
const average = z.object({ value: z.nullable(z.number()), before: z.nullable(z.number()) });
const values = z.object({ views: compared, visits: compared });
const source = z.object({
  kind: z.enum(FIGURE_SOURCES),
  until: z.nullable(z.string()),
  problem: z.nullable(z.enum(SOURCE_PROBLEMS)),
  incomplete: z.boolean(),
});
const said = {
  range: z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) }),
  comparedWith: z.nullable(z.object({ start: z.string(), end: z.string() })),
  source,
};
const csv = { 200: new FileAnswer("text/csv") };

export const serveGetWebsiteViews = serve(getWebsiteViews, {
  ...reads,
  answers: {
    200: z.object({
      ...said,
      totals: values,
      periods: z.array(z.object({ start: z.string(), end: z.string(), values })),
      weekdays: z.array(z.object({ views: average, visits: average })),
      firstDay: z.nullable(z.string()),
    }),
  },
});

export const serveGetWebsiteDevices = serve(getWebsiteDevices, {
  ...reads,
  answers: {
    200: z.object({ ...said, devices: z.array(z.object({ device: z.enum(DEVICES), ...comparedFields })) }),
  },
});

export const serveGetWebsiteReferrers = serve(getWebsiteReferrers, {
  ...reads,
  answers: {
    200: z.object({
      ...said,
      kinds: z.array(z.object({ kind: z.enum(REFERRER_KINDS), ...comparedFields })),
      top: z.array(z.object({ kind: z.enum(REFERRER_KINDS), name: z.string(), ...comparedFields })),
      distinct: z.number(),
    }),
  },
});

export const serveGetWebsiteStatisticKeywords = serve(getWebsiteStatisticKeywords, {
  ...reads,
  answers: {
    200: z.object({
      ...said,
      top: z.array(z.object({ keyword: z.string(), ...comparedFields })),
      distinct: z.number(),
      visits: z.number(),
      searchVisits: z.number(),
    }),
  },
});

export const serveGetWebsiteViewsCsv = serve(getWebsiteViewsCsv, { ...reads, answers: csv });
export const serveGetWebsiteReferrersCsv = serve(getWebsiteReferrersCsv, { ...reads, answers: csv });
export const serveGetWebsiteKeywordsCsv = serve(getWebsiteKeywordsCsv, { ...reads, answers: csv });

export const serveGetWebsiteQuickFigures = serve(getWebsiteQuickFigures, {
  ...reads,
  answers: {
    200: z.object({ figures: z.array(z.object({ websiteId: z.number(), views: compared, visits: compared, source })) }),
  },
});
