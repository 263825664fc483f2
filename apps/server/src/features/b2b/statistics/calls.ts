import * as z from "zod/mini";
import { FEDERAL_STATE_CODES, type FederalState } from "@portal/contract/addresses/calls";
import {
  getB2bDeviceStatistics,
  getB2bLocationStatistics,
  getB2bOriginsCsv,
  getB2bViewsCsv,
  getB2bViewStatistics,
} from "@portal/contract/b2b/statistics/calls";
import { INDUSTRY_CODES } from "@portal/contract/b2b/statistics/industries";
import { INTERVALS } from "@portal/contract/time/date-range";
import { DEVICES } from "@portal/contract/tracking/events/calls";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";

const reads = { access: accountAccess("read"), agent: true } as const;
const comparedFields = { value: z.number(), before: z.nullable(z.number()) };
const days = { start: z.string(), end: z.string() };
const range = z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) });
const states = z.enum(FEDERAL_STATE_CODES as [FederalState, ...FederalState[]]);

const origins = <Code>(code: z.ZodMiniType<Code>) =>
  z.object({
    shown: z.array(z.object({ code, views: z.number(), before: z.nullable(z.number()) })),
    others: z.number(),
  });

export const serveGetB2bViewStatistics = serve(getB2bViewStatistics, {
  ...reads,
  answers: {
    200: z.object({
      range,
      comparedWith: z.nullable(z.object(days)),
      views: z.object(comparedFields),
      periods: z.array(z.object({ ...days, ...comparedFields })),
      firstDay: z.nullable(z.string()),
      lastDay: z.nullable(z.string()),
      missingDays: z.number(),
    }),
  },
});

export const serveGetB2bDeviceStatistics = serve(getB2bDeviceStatistics, {
  ...reads,
  answers: { 200: z.object({ range, devices: z.array(z.object({ device: z.enum(DEVICES), ...comparedFields })) }) },
});

export const serveGetB2bLocationStatistics = serve(getB2bLocationStatistics, {
  ...reads,
  answers: {
    200: z.object({
      range,
      comparedWith: z.nullable(z.object(days)),
      views: z.number(),
      known: z.number(),
      states: origins(states),
      industries: origins(z.enum(INDUSTRY_CODES)),
    }),
  },
});

const csv = { 200: new FileAnswer("text/csv") };
export const serveGetB2bViewsCsv = serve(getB2bViewsCsv, { ...reads, answers: csv });
export const serveGetB2bOriginsCsv = serve(getB2bOriginsCsv, { ...reads, answers: csv });
