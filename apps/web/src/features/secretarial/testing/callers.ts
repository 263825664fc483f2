/** Callers and settings as the server gives them, for component tests. */
import type { Caller, CallerList } from "@portal/contract/secretarial/calls";
import type { SecretarialSettings } from "@portal/contract/secretarial/settings";
import { alwaysAnswering } from "@portal/contract/opening-hours/answering-hours";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

export const aCaller = (given: Partial<Caller> = {}): Caller => ({
  id: 11,
  at: "2026-11-20T08:12:00.000Z",
  name: "Maria Klein",
  company: "Hausverwaltung Klein",
  phone: "0221 445566",
  concern: "Dachrinne undicht, bittet um Termin.",
  outcome: "message",
  wantsCallback: true,
  seconds: 95,
  doneAt: null,
  note: "",
  leadId: null,
  ...given,
});

export const aCallerList = (calls: Caller[], given: Partial<CallerList> = {}): CallerList => ({
  range: { start: "2026-08-24", end: "2026-11-21" },
  calls,
  total: calls.length,
  figures: {
    calls: { value: 42, before: 40 },
    connected: { value: 12, before: 12 },
    messages: { value: 28, before: 20 },
    open: calls.filter(({ doneAt }) => doneAt === null).length,
  },
  comparedWith: { start: "2026-05-23", end: "2026-08-20" },
  firstDay: "2025-01-07",
  ...given,
});

export const someSettings = (given: Partial<SecretarialSettings> = {}): SecretarialSettings => ({
  serviceNumber: "0221 99887700",
  greeting: "Dachdeckerei Brandt, guten Tag.",
  forwardTo: "0171 2345678",
  hours: alwaysAnswering(),
  vacationStartDate: null,
  vacationEndDate: null,
  vacationNote: "",
  absence: null,
  version: 3,
  ...given,
});

/** Makes the active company one that has (or had) the service. */
export const setCompanyWithService = (
  right: "owner" | "read" = "owner",
  status: "Invoicing" | "Inactive" = "Invoicing",
) =>
  setAccount(anAccount({ right, products: [{ Stock_Keeping_Unit__c: "SEC", Status__c: status, type_details: {} }] }));
