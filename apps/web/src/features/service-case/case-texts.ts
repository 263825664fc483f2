/** German texts for cases and their entries. */
import type { CaseEntryKind, ServiceCaseEntry } from "@portal/contract/service-case/calls";
import type { CaseState } from "@portal/contract/service-case/states";
import type { StatusTone } from "../../ui/content/status.tsx";

export const STATE_TONES: Record<CaseState, StatusTone> = {
  open: "info",
  in_progress: "info",
  waiting: "warning",
  solved: "success",
  closed: "neutral",
  withdrawn: "neutral",
};

/** Who must do what next. */
export const NEXT_STEPS: Record<CaseState, string> = {
  open: "Ihre Anfrage ist angekommen. Wir melden uns, Sie müssen nichts tun.",
  in_progress: "Wir arbeiten daran. Sie müssen nichts tun.",
  waiting: "Wir brauchen noch etwas von Ihnen. Bitte antworten Sie unten.",
  solved: "Aus unserer Sicht ist das gelöst. Stimmt etwas nicht, schreiben Sie uns einfach.",
  closed: "Sie haben die Anfrage abgeschlossen.",
  withdrawn: "Sie haben die Anfrage zurückgezogen.",
};

const PROVIDER_TEXTS: Partial<Record<CaseEntryKind, string>> = {
  take: "Wir haben mit der Bearbeitung begonnen",
  answer: "Unsere Antwort",
  ask: "Unsere Rückfrage",
  solve: "Unsere Lösung",
};
const COMPANY_TEXTS: Partial<Record<CaseEntryKind, string>> = {
  create: "Anfrage gestellt",
  message: "Nachricht",
  close: "Anfrage abgeschlossen",
  withdraw: "Anfrage zurückgezogen",
  reopen: "Anfrage wieder geöffnet",
};

/** Title of one entry: "Nachricht von Petra Brandt". */
export function entryText({ kind, author, name }: Pick<ServiceCaseEntry, "kind" | "author" | "name">): string {
  if (author === "provider") return PROVIDER_TEXTS[kind] ?? "Unser Vermerk";
  const who = author === "support" ? "dem Kundendienst für Sie" : name || "jemandem aus Ihrer Firma";
  return `${COMPANY_TEXTS[kind] ?? "Vermerk"} von ${who}`;
}
