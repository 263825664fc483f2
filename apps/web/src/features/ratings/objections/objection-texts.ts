/** German texts of objections, by the side that reads them. */
import type { ObjectionItem, ObjectionStep } from "@portal/contract/ratings/objections/calls";
import type { DeskStep } from "@portal/contract/ratings/objections/desk-calls";
import { OBJECTION_STATE_LABELS } from "@portal/contract/ratings/objections/labels";
import type { ObjectionState } from "@portal/contract/ratings/objections/states";
import { germanDay } from "@portal/contract/text/formats";
import type { StatusTone } from "../../../ui/content/status.tsx";

export type Side = "company" | "author" | "desk";

export const OBJECTION_TONES: Record<ObjectionState, StatusTone> = {
  received: "info",
  details_asked: "warning",
  author_asked: "info",
  in_review: "info",
  proposed: "info",
  decided: "success",
  complaint: "info",
  complaint_proposed: "info",
  final: "success",
  withdrawn: "neutral",
  lapsed: "neutral",
  settled: "neutral",
};

const REVIEW = "Wir prüfen beide Seiten. Zwei Personen entscheiden gemeinsam und begründen die Entscheidung.";
const COMPLAINT = "Wir prüfen die Beschwerde. Es entscheidet nicht, wer zuerst entschieden hat.";
const DECIDED = "Wir haben entschieden. Die Gründe stehen unten.";
const FINAL = "Die Entscheidung gilt. Eine Streitbeilegungsstelle (Art. 21 DSA) und die Gerichte stehen Ihnen offen.";
const SETTLED = "Die Bewertung gibt es nicht mehr. Der Einwand ist damit erledigt.";

const FOR_COMPANY: Record<ObjectionState, string> = {
  received: "Ihr Einwand ist angekommen. Ein Mensch prüft ihn.",
  details_asked: "Wir brauchen noch Angaben von Ihnen. Bitte antworten Sie unten.",
  author_asked: "Wir haben den Verfasser um Stellungnahme gebeten. Sie müssen nichts tun.",
  in_review: REVIEW,
  proposed: REVIEW,
  decided: DECIDED,
  complaint: COMPLAINT,
  complaint_proposed: COMPLAINT,
  final: FINAL,
  withdrawn: "Sie haben den Einwand zurückgezogen.",
  lapsed: "Wir haben auf unsere Rückfrage keine Antwort bekommen und konnten deshalb nicht prüfen.",
  settled: SETTLED,
};
const FOR_AUTHOR: Record<ObjectionState, string> = {
  ...FOR_COMPANY,
  received: "Die Firma hat ihren Einwand ergänzt. Wir prüfen ihn.",
  details_asked: "Wir haben die Firma noch etwas gefragt. Sie müssen nichts tun.",
  author_asked: "Bitte schreiben Sie uns, wie es war. Die Firma erfährt nicht, wer Sie sind.",
  withdrawn: "Die Firma hat den Einwand zurückgezogen. Sie müssen nichts tun.",
  lapsed: "Die Firma hat unsere Rückfrage nicht beantwortet. Der Einwand ist beendet.",
};
const FOR_DESK: Record<ObjectionState, string> = {
  received: "Ist der Hinweis genau genug? Fragen Sie den Verfasser, oder fragen Sie die Firma zurück.",
  details_asked: "Die Firma hat Zeit für ihre Antwort. Danach endet der Einwand von selbst.",
  author_asked: "Der Verfasser hat Zeit für seine Stellungnahme. Danach beginnt die Prüfung von selbst.",
  in_review: "Geben Sie weiter, was die Firma wissen darf, und schlagen Sie eine Entscheidung vor.",
  proposed: "Eine zweite Person bestätigt die Entscheidung oder gibt sie zurück.",
  decided: "Entschieden. Wer verloren hat, kann sich noch beschweren.",
  complaint: "Prüfen Sie neu und schlagen Sie eine Entscheidung über die Beschwerde vor.",
  complaint_proposed: "Bestätigen darf nur, wer weder vorgeschlagen noch die erste Entscheidung getroffen hat.",
  final: "Abgeschlossen.",
  withdrawn: "Die Firma hat den Einwand zurückgezogen.",
  lapsed: "Die Firma hat nicht geantwortet.",
  settled: "Die Bewertung gibt es nicht mehr.",
};
const NEXT: Record<Side, Record<ObjectionState, string>> = {
  company: FOR_COMPANY,
  author: FOR_AUTHOR,
  desk: FOR_DESK,
};
/** What happens next, for this side. */
export const nextStep = (state: ObjectionState, side: Side): string => NEXT[side][state];

/** The state, in words of the side. */
export function stateLabel(state: ObjectionState, side: Side): string {
  if (state === "details_asked" && side === "company") return "Rückfrage an Sie";
  if (state === "author_asked" && side === "author") return "Ihre Stellungnahme fehlt";
  return OBJECTION_STATE_LABELS[state];
}

/** Until when, in words of the side; null where no day matters to it. */
export function dueText({ state, dueOn }: Pick<ObjectionItem, "state" | "dueOn">, side: Side): string | null {
  if (dueOn === null) return null;
  const day = germanDay(dueOn);
  if (state === "decided") return `Beschwerde möglich bis ${day}`;
  if (state === "details_asked") return side === "company" ? `Ihre Antwort bis ${day}` : `Antwort der Firma bis ${day}`;
  if (state === "author_asked") return side === "author" ? `Ihre Stellungnahme bis ${day}` : `Stellungnahme bis ${day}`;
  return side === "desk" ? `Zu erledigen bis ${day}` : `Nächster Schritt bis ${day}`;
}

const WHO = { company: "Firma", author: "Verfasser", provider: "Wir" } as const;
const STEPS: Record<ObjectionStep["action"], string> = {
  object: "Einwand erhoben",
  add_details: "Angaben ergänzt",
  comment: "Nachricht",
  withdraw: "Einwand zurückgezogen",
  state: "Stellungnahme abgegeben",
  complain: "Beschwerde eingelegt",
  ask_details: "Rückfrage an die Firma",
  ask_author: "Verfasser um Stellungnahme gebeten",
  review: "Prüfung begonnen",
  forward: "Aus der Stellungnahme",
  propose: "Entscheidung vorgeschlagen",
  return: "Vorschlag zurückgegeben",
  decide: "Entschieden",
  deadline: "Frist abgelaufen",
  settle: "Bewertung gibt es nicht mehr",
};
type TitledStep = Pick<ObjectionStep, "action" | "by"> & Partial<Pick<DeskStep, "colleague">>;

/** Title of one step: "Firma: Einwand erhoben". Among colleagues: "Rita Recht: Entschieden". */
export function stepTitle({ action, by, colleague = "" }: TitledStep, side: Side): string {
  if (action === "deadline" || action === "settle") return STEPS[action];
  if (action === "ask_details" && side === "company") return "Wir: Rückfrage an Sie";
  if (action === "ask_author" && side === "author") return "Wir: Bitte um Ihre Stellungnahme";
  const isOwn = (side === "company" && by === "company") || (side === "author" && by === "author");
  const who = isOwn ? "Sie" : by === "company" ? "Die Firma" : by === "author" ? "Der Verfasser" : "Wir";
  if (side === "desk" && colleague !== "") return `${colleague}: ${STEPS[action]}`;
  return side === "desk" ? `${WHO[by]}: ${STEPS[action]}` : `${who}: ${STEPS[action]}`;
}

/** Names of those who proposed and took the last decision, as far as the reader's side knows them. */
export function decidersOf(steps: readonly (ObjectionStep | DeskStep)[]): string[] {
  const decided = steps.findLastIndex(({ action }) => action === "decide");
  const proposed = steps.slice(0, Math.max(decided, 0)).findLast(({ action }) => action === "propose");
  return [proposed, steps[decided]].flatMap((step) => {
    const { colleague = "" }: Partial<DeskStep> = step ?? {};
    return colleague === "" ? [] : [colleague];
  });
}

export const starWords = (stars: number): string => (stars === 1 ? "1 von 5 Sternen" : `${stars} von 5 Sternen`);
