/** Calls of the partner network (Specification §7 "wkdb/portals"). */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { requireSameCompany } from "../../../platform/http/same-company.ts";
import { visitorOf } from "../../auth/public.ts";
import {
  serveAddPartner,
  serveGetPartnerChoices,
  serveGetRatingPortals,
  serveRemovePartner,
  serveReportAverageRating,
  serveReportEntryUrl,
  serveReportRating,
} from "./calls.ts";
import { createPartnerService } from "./service.ts";

export function partnerRoutes(dependencies: Dependencies): Call[] {
  const partners = createPartnerService(dependencies);
  const { environment } = dependencies;
  return [
    call(serveGetRatingPortals, ({ scope }) => partners.network(scope)),
    call(serveGetPartnerChoices, async ({ scope }) => ({ partners: await partners.choices(scope) })),
    call(serveAddPartner, async ({ scope, body }) => {
      requireSameCompany(scope, body.companyId);
      return { partner: await partners.add(scope, body) };
    }),
    call(serveRemovePartner, async ({ scope, body }) => {
      requireSameCompany(scope, body.companyId);
      await partners.remove(scope, body.sourceId);
      return {};
    }),
    call(serveReportEntryUrl, async ({ scope, body, request }) => {
      requireSameCompany(scope, body.companyId);
      const { brand } = visitorOf(request, environment);
      return { serviceCase: await partners.report(scope, "incorrect-entry-url", body, brand) };
    }),
    call(serveReportRating, async ({ scope, body, request }) => {
      requireSameCompany(scope, body.companyId);
      const { brand } = visitorOf(request, environment);
      return { serviceCase: await partners.report(scope, "incorrect-rating", body, brand) };
    }),
    call(serveReportAverageRating, async ({ scope, body, request }) => {
      requireSameCompany(scope, body.companyId);
      const { brand } = visitorOf(request, environment);
      return { serviceCase: await partners.report(scope, "incorrect-average-rating", body, brand) };
    }),
  ];
}
