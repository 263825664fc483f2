/** German words for leads, their states and what is done about them. */
import type { ComplaintReason, ComplaintRule } from "./complaints.ts";
import type { LeadKind, LeadSource, LeadState } from "./states.ts";

export const LEAD_STATE_LABELS: Record<LeadState, string> = {
  new: "Neu",
  accepted: "Angenommen",
  contacted: "Kontakt aufgenommen",
  offer: "Angebot gemacht",
  won: "Auftrag gewonnen",
  lost: "Kein Auftrag",
  complaint: "Reklamiert",
  declined: "Abgelehnt",
  taken: "Vergeben",
};

export const LEAD_KIND_LABELS: Record<LeadKind, string> = {
  request: "Angebotsanfrage",
  job: "Bewerbung",
  message: "Nachricht",
};

export const LEAD_SOURCE_LABELS: Record<LeadSource, string> = {
  import: "Verzeichnis",
  webhook: "Verzeichnis",
  entry_page: "Ihr Eintrag",
  voicebot: "Anruf beim Sprachbot",
  secretarial: "Anruf beim Sekretariat",
};

export const COMPLAINT_REASON_LABELS: Record<ComplaintReason, string> = {
  wrong_contact: "Telefon und E-Mail stimmen nicht",
  duplicate: "Diese Anfrage hatten wir schon",
  advertising: "Das ist Werbung",
  outside_area: "Der Ort liegt außerhalb unseres Gebiets",
  other_trade: "Das ist nicht unser Gewerk",
  not_serious: "Die Anfrage ist nicht ernst gemeint",
};

/** Why a complaint was decided as it was. */
export const COMPLAINT_RULE_SENTENCES: Record<ComplaintRule, string> = {
  free: "Diese Anfrage hat nichts gekostet. Darum gibt es keine Gutschrift.",
  too_late: "Nach der Annahme haben Sie 14 Tage Zeit für eine Reklamation. Diese Frist ist vorbei.",
  many_credits: "Sie haben in 30 Tagen schon drei Gutschriften erhalten. Darum prüfen wir diese von Hand.",
  wrong_contact: "Ohne richtige Kontaktdaten ist eine Anfrage nichts wert. Sie erhalten den vollen Preis zurück.",
  duplicate: "Sie haben dieselbe Anfrage schon einmal angenommen. Sie erhalten den vollen Preis zurück.",
  no_duplicate: "Wir finden in den 90 Tagen davor keine Anfrage mit derselben E-Mail oder Telefonnummer.",
  advertising: "Werbung ist keine Anfrage. Sie erhalten den vollen Preis zurück.",
  outside_area: "Den Ort konnten Sie vor der Annahme sehen. Wir teilen uns den Preis.",
  other_trade: "Den Text konnten Sie vor der Annahme lesen. Wir teilen uns den Preis.",
  not_serious: "Das prüfen wir von Hand. Sie sehen das Ergebnis hier.",
  provider: "Unser Kundendienst hat das von Hand geprüft.",
};
