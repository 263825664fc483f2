import { INTERVALS } from "@portal/contract/time/date-range";
import { WEB_BANNER_FAMILIES } from "@portal/contract/web-banners/calls";
import { FLAVOURS } from "@portal/contract/web-banners/flavours";
import { getWebBannerStatistics, getWebBannerStatisticsCsv } from "@portal/contract/web-banners/statistics/calls";
import { PLACEMENTS } from "@portal/contract/web-banners/statistics/placements";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";

const reads = { access: accountAccess("read", { families: WEB_BANNER_FAMILIES }), agent: true } as const;
const compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
const figures = { views: compared, clicks: compared };
const days = { start: z.string(), end: z.string() };

export const serveGetWebBannerStatistics = serve(getWebBannerStatistics, {
  ...reads,
  answers: {
    200: z.object({
      range: z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) }),
      banner: z.nullable(z.number()),
      comparedWith: z.nullable(z.object(days)),
      total: z.object(figures),
      periods: z.array(z.object({ ...days, ...figures })),
      placements: z.array(z.object({ placement: z.enum(PLACEMENTS), ...figures })),
      banners: z.array(
        z.object({ id: z.nullable(z.number()), name: z.string(), flavour: z.nullable(z.enum(FLAVOURS)), ...figures }),
      ),
      firstDay: z.nullable(z.string()),
      lastDay: z.nullable(z.string()),
    }),
  },
});

export const serveGetWebBannerStatisticsCsv = serve(getWebBannerStatisticsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
