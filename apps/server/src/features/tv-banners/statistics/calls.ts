import * as z from "zod/mini";
import { INTERVALS } from "@portal/contract/time/date-range";
import {
  getTvByChannel,
  getTvByDay,
  getTvByProgramme,
  getTvByTimeOfDay,
  getTvByWeekAndChannel,
  getTvImpressionsCsv,
  getTvKeyFigures,
  getTvTotal,
} from "@portal/contract/tv-banners/statistics/calls";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";

const reads = { access: accountAccess("read", { families: ["tv_banner"] }), agent: true } as const;
const comparedFields = { value: z.number(), before: z.nullable(z.number()) };
const compared = z.object(comparedFields);
const period = { start: z.string(), end: z.string() };
const said = {
  range: z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) }),
  comparedWith: z.nullable(z.object(period)),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
};

export const serveGetTvKeyFigures = serve(getTvKeyFigures, {
  ...reads,
  answers: {
    200: z.object({ ...said, impressions: compared, daysOnAir: compared, channels: compared, programmes: compared }),
  },
});
export const serveGetTvByChannel = serve(getTvByChannel, {
  ...reads,
  answers: { 200: z.object({ ...said, channels: z.array(z.object({ channelId: z.number(), ...comparedFields })) }) },
});
export const serveGetTvByProgramme = serve(getTvByProgramme, {
  ...reads,
  answers: {
    200: z.object({
      ...said,
      programmes: z.array(z.object({ channelId: z.number(), programme: z.string(), ...comparedFields })),
      others: z.object({ count: z.number(), ...comparedFields }),
    }),
  },
});
export const serveGetTvByDay = serve(getTvByDay, {
  ...reads,
  answers: { 200: z.object({ ...said, days: z.array(z.object({ day: z.string(), ...comparedFields })) }) },
});
export const serveGetTvByWeekAndChannel = serve(getTvByWeekAndChannel, {
  ...reads,
  answers: {
    200: z.object({
      ...said,
      weeks: z.array(
        z.object({ ...period, channels: z.array(z.object({ channelId: z.number(), value: z.number() })) }),
      ),
    }),
  },
});
export const serveGetTvByTimeOfDay = serve(getTvByTimeOfDay, {
  ...reads,
  answers: { 200: z.object({ ...said, hours: z.array(z.array(z.number())) }) },
});
export const serveGetTvTotal = serve(getTvTotal, {
  ...reads,
  answers: { 200: z.object({ ...said, impressions: compared }) },
});
export const serveGetTvImpressionsCsv = serve(getTvImpressionsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
