import * as z from "zod/mini";
import { INTERVALS } from "./date-range.ts";
import { accountAccess, serve } from "./endpoint.server.ts";
import { getEntrySearchTermsCsv, getEntryStatistics, getEntryStatisticsCsv } from "./entry-statistics.ts";
import { DEVICES } from "./tracking-events.ts";

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

export const serveGetEntryStatisticsCsv = serve(getEntryStatisticsCsv, { ...reads, answers: { 200: null } });
export const serveGetEntrySearchTermsCsv = serve(getEntrySearchTermsCsv, { ...reads, answers: { 200: null } });
