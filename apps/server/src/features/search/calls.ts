import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import { searchCompany } from "@portal/contract/search/calls";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../platform/http/served-call.ts";

const place = z.object({
  page: z.enum(BUILT_ROUTES),
  query: z.record(z.string(), z.string()),
  place: z.string(),
});

export const serveSearchCompany = serve(searchCompany, {
  access: accountAccess("read"),
  agent: true,
  summary: "Search everything of a company",
  answers: {
    200: z.object({
      groups: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          hits: z.array(z.object({ key: z.string(), title: z.string(), detail: z.string(), place })),
          all: z.nullable(place),
        }),
      ),
      missing: z.array(z.string()),
    }),
  },
});
