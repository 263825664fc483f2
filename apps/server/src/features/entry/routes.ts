/** Calls on the entry (Specification §7 "Customer"). */
import {
  serveGetEntryHistory,
  serveGetPublicEntry,
  serveGetSalesForceEntry,
  serveUndoEntryChange,
  serveUpdateEntryAboutUs,
  serveUpdateEntryCompanyData,
  serveUpdateEntryLogoAndSlogan,
  serveUpdateEntryOpeningHours,
} from "@portal/contract/entry.server";
import { call, type Call } from "../../platform/http/call.ts";
import type { HistoryService } from "./history-service.ts";
import type { EntryService } from "./service.ts";

export const entryRoutes = (entries: EntryService, histories: HistoryService): Call[] => [
  call(serveGetSalesForceEntry, async ({ scope }) => ({ entry: await entries.entry(scope) })),
  call(serveUpdateEntryCompanyData, ({ scope, body }) => entries.updateCompanyData(scope, body)),
  call(serveUpdateEntryOpeningHours, ({ scope, body }) => entries.updateOpeningHours(scope, body)),
  call(serveUpdateEntryLogoAndSlogan, ({ scope, body }) => entries.updateLogoAndSlogan(scope, body)),
  call(serveUpdateEntryAboutUs, async ({ scope, body }) => entries.updateAboutUs(scope, body)),
  call(serveGetEntryHistory, ({ scope, query }) => histories.history(scope, query)),
  call(serveUndoEntryChange, ({ scope, body }) => histories.undo(scope, body.changeId)),
  call(serveGetPublicEntry, async ({ params }) => ({ entry: await entries.publicEntry(params.id) })),
];
