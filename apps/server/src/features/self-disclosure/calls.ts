import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../platform/http/served-call.ts";
import { DISCLOSURES } from "../../platform/rate-limits/quotas.ts";
import { ROUTE_ROWS } from "@portal/contract/pages/route-table";
import type { RouteName } from "@portal/contract/pages/routes";
import { getSelfDisclosure, getSelfDisclosurePdf } from "@portal/contract/self-disclosure/calls";

const page = z.enum(ROUTE_ROWS.map(({ name }) => name) as [RouteName, ...RouteName[]]);
const disclosure = z.object({
  company_id: z.number(),
  company_name: z.string(),
  madeAt: z.string(),
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      purpose: z.string(),
      source: z.string(),
      retention: z.string(),
      place: z.nullable(z.object({ page, label: z.string() })),
      facts: z.array(z.object({ term: z.string(), value: z.string() })),
      table: z.nullable(z.object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) })),
      total: z.number(),
    }),
  ),
  recipients: z.array(z.object({ name: z.string(), what: z.string(), since: z.nullable(z.string()) })),
});

const reads = { access: accountAccess("read"), agent: true };
export const serveGetSelfDisclosure = serve(getSelfDisclosure, {
  ...reads,
  answers: { 200: z.object({ disclosure }) },
});
export const serveGetSelfDisclosurePdf = serve(getSelfDisclosurePdf, {
  quota: DISCLOSURES,
  ...reads,
  answers: { 200: new FileAnswer("application/pdf") },
});
