import { getDashboard } from "@portal/contract/dashboard/calls";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../platform/http/served-call.ts";

const place = z.object({ page: z.enum(BUILT_ROUTES), query: z.record(z.string(), z.string()) });

export const serveGetDashboard = serve(getDashboard, {
  access: accountAccess("read"),
  agent: true,
  summary: "Get what a company has to do and what its products brought",
  answers: {
    200: z.object({
      tasks: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          detail: z.string(),
          place,
          minutes: z.number(),
          dueDay: z.nullable(z.string()),
        }),
      ),
      results: z.array(z.object({ key: z.string(), product: z.string(), text: z.string(), source: z.string(), place })),
      products: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  },
});
