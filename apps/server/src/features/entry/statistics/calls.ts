import * as z from "zod/mini";
import { INTERVALS } from "@portal/contract/time/date-range";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import {
  getEntrySearchTermsCsv,
  getEntryStatistics,
  getEntryStatisticsCsv,
} from "@portal/contract/entry/statistics/calls";
import { DEVICES } from "@portal/contract/tracking/events/calls";

const reads = { access: accountAccess("read"), agent: true } as const;
const comparedFields = { value: z.number(), before: z.nullable(z.number()) };
const compared = z.object(comparedFields);
const values = z.object({ view: compared, call: compared, route: compared, website: compared, email: compared });

export const serveGetEntryStatistics = serve(getEntryStatistics, {
  ...reads,
  answers: {
    200: z.object({
      range: z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) }),
      comparedWith: z.nullable(z.object({ start: z.string(), end: z.string() })),
      totals: values,
      periods: z.array(z.object({ start: z.string(), end: z.string(), values })),
      devices: z.array(z.object({ device: z.enum(DEVICES), ...comparedFields })),
      terms: z.object({
        top: z.array(z.object({ term: z.string(), views: z.number() })),
        distinct: z.number(),
        views: z.number(),
      }),
      firstDay: z.nullable(z.string()),
      dataUntil: z.nullable(z.string()),
    }),
  },
});

export const serveGetEntryStatisticsCsv = serve(getEntryStatisticsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveGetEntrySearchTermsCsv = serve(getEntrySearchTermsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
