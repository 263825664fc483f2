/** Calls on the entry (Specification §7 "Customer"). */
import { serveGetPublicEntry, serveGetSalesForceEntry } from "./calls.ts";
import * as updates from "./save/calls.ts";
import { call, type Call } from "../../platform/http/call.ts";
import type { EntryService } from "./service.ts";

export const entryRoutes = (entries: EntryService): Call[] => [
  call(serveGetSalesForceEntry, async ({ scope }) => ({ entry: await entries.entry(scope) })),
  call(updates.serveUpdateEntryCompanyData, ({ scope, body }) => entries.updateCompanyData(scope, body)),
  call(updates.serveUpdateEntryOpeningHours, ({ scope, body }) => entries.updateOpeningHours(scope, body)),
  call(updates.serveUpdateEntryLogoAndSlogan, ({ scope, body }) => entries.updateLogoAndSlogan(scope, body)),
  call(updates.serveUpdateEntryAboutUs, async ({ scope, body }) => entries.updateAboutUs(scope, body)),
  call(updates.serveUpdateEntryCompanyDetailsData, ({ scope, body }) =>
    entries.updateDetail(scope, "companyDetailsData", body),
  ),
  call(updates.serveUpdateEntryPayments, ({ scope, body }) => entries.updateDetail(scope, "payments", body)),
  call(updates.serveUpdateEntryCustomerCards, ({ scope, body }) => entries.updateDetail(scope, "customerCards", body)),
  call(updates.serveUpdateEntryOnlinePresence, ({ scope, body }) =>
    entries.updateDetail(scope, "onlinePresence", body),
  ),
  call(updates.serveUpdateEntryTradesData, ({ scope, body }) => entries.updateTrades(scope, body)),
  call(updates.serveUpdateEntrySearchKeywordsData, ({ scope, body }) =>
    entries.updateDetail(scope, "searchKeywordsData", body),
  ),
  call(updates.serveUpdateEntryServiceFeaturesData, ({ scope, body }) =>
    entries.updateDetail(scope, "serviceFeaturesData", body),
  ),
  call(updates.serveUpdateEntryProductFeaturesData, ({ scope, body }) =>
    entries.updateDetail(scope, "productFeaturesData", body),
  ),
  call(updates.serveUpdateEntryServiceAreaData, ({ scope, body }) =>
    entries.updateDetail(scope, "serviceAreaData", body),
  ),
  call(updates.serveUpdateEntryDocuments, ({ scope, body }) => entries.updateDocuments(scope, body)),
  call(updates.serveUpdateEntryMedia, ({ scope, body }) => entries.updateMedia(scope, body)),
  call(updates.serveUpdateB2bCodex, ({ scope, body }) => entries.updateB2bCodex(scope, body)),
  call(serveGetPublicEntry, async ({ params }) => ({ entry: await entries.publicEntry(params.id) })),
];
