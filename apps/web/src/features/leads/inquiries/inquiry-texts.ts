/** German words of the public inquiry form. */
import type { LeadKind } from "@portal/contract/leads/states";

export const KIND_LABELS: Record<LeadKind, string> = {
  request: "Ich möchte ein Angebot",
  message: "Ich habe eine Frage",
  job: "Ich möchte mich bewerben",
};

export const TEXT_LABELS: Record<LeadKind, { label: string; help: string }> = {
  request: { label: "Was soll gemacht werden?", help: "Was, wo und bis wann? Zwei, drei Sätze genügen." },
  message: { label: "Ihre Nachricht", help: "Was möchten Sie wissen?" },
  job: { label: "Ihre Bewerbung", help: "Welche Stelle, und was bringen Sie mit? Den Lebenslauf können Sie anhängen." },
};

/** As the confirmation calls it. */
export const KIND_NAMES: Record<LeadKind, string> = { request: "Anfrage", message: "Nachricht", job: "Bewerbung" };
