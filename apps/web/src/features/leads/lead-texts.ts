/** German texts about leads. */
import type { Lead, LeadStep, LeadStepName } from "@portal/contract/leads/lead";
import type { LeadAction, LeadKind, LeadState } from "@portal/contract/leads/states";
import { COMPLAINT_RULE_SENTENCES, LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { germanMoney, germanNumber } from "@portal/contract/text/formats";
import type { StatusTone } from "../../ui/content/status.tsx";

export const STATE_TONES: Record<LeadState, StatusTone> = {
  new: "warning",
  accepted: "info",
  contacted: "info",
  offer: "info",
  won: "success",
  lost: "neutral",
  complaint: "danger",
  declined: "neutral",
  taken: "neutral",
};

/** What the company should do, or why there is nothing to do. */
export const NEXT_STEPS: Record<LeadState, string> = {
  new: "Lesen Sie die Anfrage. Wenn sie zu Ihnen passt, nehmen Sie sie an.",
  accepted: "Melden Sie sich jetzt. Wer schnell antwortet, bekommt öfter den Auftrag.",
  contacted: "Sie haben sich gemeldet. Als Nächstes folgt meist ein Angebot.",
  offer: "Ihr Angebot ist draußen. Halten Sie hier fest, was daraus wurde.",
  won: "Der Auftrag gehört Ihnen. Mit dem Auftragswert sehen Sie, was Anfragen bringen.",
  lost: "Diesmal wurde es kein Auftrag.",
  complaint: "Sie haben diese Anfrage reklamiert.",
  declined: "Sie haben diese Anfrage abgelehnt.",
  taken: "Ein anderer Betrieb war schneller. Sie zahlen nichts.",
};

export const ACTION_LABELS: Record<LeadAction, string> = {
  accept: "Anfrage annehmen",
  decline: "Ablehnen",
  contact: "Kontakt aufgenommen",
  offer: "Angebot gemacht",
  win: "Auftrag gewonnen",
  lose: "Kein Auftrag",
  complain: "Reklamieren",
  undo: "Letzten Schritt zurücknehmen",
};

const STEP_LABELS: Record<LeadStepName, string> = {
  accept: "Anfrage angenommen",
  decline: "Anfrage abgelehnt",
  contact: "Kontakt aufgenommen",
  offer: "Angebot gemacht",
  win: "Auftrag gewonnen",
  lose: "Kein Auftrag",
  complain: "Anfrage reklamiert",
  undo: "Schritt zurückgenommen",
  note: "Notiz",
  value: "Auftragswert festgehalten",
  reminder: "Erinnerung gesetzt",
  decision: "Reklamation entschieden",
  answer: "Nachricht geschrieben",
};

/** "Angebot gemacht, von Petra Brandt" */
export function stepText({ step, text, by, bySupport }: LeadStep): string {
  const gone = text === "" && (step === "reminder" || step === "value");
  const what = gone ? `${step === "value" ? "Auftragswert" : "Erinnerung"} entfernt` : STEP_LABELS[step];
  const detail = step !== "note" && text !== "" ? `: ${text}` : "";
  if (bySupport) return `${what}${detail}, vom Kundendienst`;
  return `${what}${detail}${by === "" ? "" : `, von ${by}`}`;
}

/** What a lead is called in lists: "Angebotsanfrage aus 50667 Köln". */
export function leadTitle({
  kind,
  postalCode,
  place,
  contact,
}: Pick<Lead, "kind" | "postalCode" | "place" | "contact">): string {
  const where = [postalCode, place].filter((part) => part !== "").join(" ");
  const who = contact?.name ?? "";
  if (who !== "") return `${LEAD_KIND_LABELS[kind]} von ${who}`;
  return where === "" ? LEAD_KIND_LABELS[kind] : `${LEAD_KIND_LABELS[kind]} aus ${where}`;
}

export const priceText = (cents: number | null): string =>
  cents === null || cents === 0 ? "Die Annahme kostet nichts." : `Die Annahme kostet ${germanMoney(cents)}.`;

const MINUTES_A_DAY = 24 * 60;
/** "12 Minuten", "3 Stunden", "2 Tage"; "–" without an answer. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return "–";
  const rounded = Math.round(minutes);
  if (rounded < 90) return rounded === 1 ? "1 Minute" : `${rounded} Minuten`;
  if (rounded < 2 * MINUTES_A_DAY) return `${Math.round(rounded / 60)} Stunden`;
  return `${germanNumber(Math.round(rounded / MINUTES_A_DAY))} Tage`;
}

/** "12 Minuten", counted from the lead's arrival as in the figures. */
export function responseText({ receivedAt, firstResponseAt }: Pick<Lead, "receivedAt" | "firstResponseAt">): string {
  if (firstResponseAt === null) return "noch keine Antwort";
  return durationText((Date.parse(firstResponseAt) - Date.parse(receivedAt)) / 60_000);
}

const WORDS: Record<LeadKind, readonly [string, string]> = {
  request: ["Angebotsanfrage", "Angebotsanfragen"],
  job: ["Bewerbung", "Bewerbungen"],
  message: ["Nachricht", "Nachrichten"],
};
/** "Eine neue Bewerbung", "3 neue Nachrichten" */
export const newOfKind = (kind: LeadKind, count: number): string =>
  count === 1 ? `Eine neue ${WORDS[kind][0]}` : `${germanNumber(count)} neue ${WORDS[kind][1]}`;

/** For the live region; empty if nothing came. */
export function arrivalsSentence(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 neue Anfrage" : `${count} neue Anfragen`;
}

/** What was decided about a complaint, and why. */
export function complaintText({ decision, rule, creditCents }: NonNullable<Lead["complaint"]>): string {
  const reason = COMPLAINT_RULE_SENTENCES[rule];
  if (decision === "credited") return `Gutschrift: ${germanMoney(creditCents)}. ${reason}`;
  return decision === "waiting" ? `Die Entscheidung steht noch aus. ${reason}` : `Keine Gutschrift. ${reason}`;
}

/** Cents of what somebody typed, such as "1.250,50"; undefined if it is no amount. */
export function centsOf(text: string): number | undefined {
  const found = /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:,(\d{1,2}))?\s*€?$/.exec(text.trim());
  if (!found) return undefined;
  return Number((found[1] ?? "").replaceAll(".", "")) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}
