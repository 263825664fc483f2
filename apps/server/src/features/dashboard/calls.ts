import { getDashboard, TASK_URGENCIES } from "@portal/contract/dashboard/calls";
import { TASK_MARKS } from "@portal/contract/dashboard/tasks/marks";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../platform/http/served-call.ts";

const day = z.string();
export const place = z.object({
  page: z.enum(BUILT_ROUTES),
  query: z.record(z.string(), z.string()),
  place: z.string(),
});

const contacts = z.object({
  firstDay: day,
  lastDay: day,
  total: z.number(),
  before: z.nullable(z.number()),
  weeks: z.optional(z.array(z.number())),
  sources: z.array(
    z.object({
      key: z.string(),
      product: z.string(),
      contacts: z.number(),
      leftOut: z.number(),
      costCents: z.nullable(z.number()),
      place,
    }),
  ),
});

export const serveGetDashboard = serve(getDashboard, {
  access: accountAccess("read"),
  agent: true,
  summary: "Get what a company has to do and what its products brought",
  answers: {
    200: z.object({
      tasks: z.array(
        z.object({
          key: z.string(),
          product: z.string(),
          title: z.string(),
          detail: z.string(),
          place,
          minutes: z.number(),
          dueDay: z.nullable(day),
          urgency: z.enum(TASK_URGENCIES),
        }),
      ),
      hidden: z.array(z.object({ key: z.string(), title: z.string(), kind: z.enum(TASK_MARKS), untilDay: day })),
      results: z.array(z.object({ key: z.string(), product: z.string(), text: z.string(), source: z.string(), place })),
      contacts: z.nullable(contacts),
      changes: z.array(
        z.object({
          id: z.number(),
          text: z.string(),
          at: z.string(),
          by: z.enum(["me", "company", "support", "provider", "customer"]),
        }),
      ),
      products: z.array(z.string()),
      missing: z.array(z.string()),
      hidesOffers: z.boolean(),
    }),
  },
});
