/** German texts of managing ratings. */
import type { AnswerChange, AnswerStep, ManagedRating, RatingAnswer } from "@portal/contract/ratings/manage/calls";
import type { DeliveryFailure } from "@portal/contract/ratings/manage/answer";
import { answerWayOf } from "@portal/contract/ratings/manage/answer-way";
import type { PlaceholderValues } from "@portal/contract/ratings/manage/template";
import { MOST_LISTED } from "@portal/contract/ratings/manage/view";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { germanDay, germanInstant, germanNumber } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { StatusTone } from "../../../ui/content/status.tsx";

/** What there is to do. */
export function openSentence(open: number): string {
  if (open === 0) return "Keine Bewertung wartet auf eine Antwort";
  if (open === 1) return "Eine Bewertung wartet auf eine Antwort";
  const count = open >= MOST_LISTED ? `Mindestens ${germanNumber(MOST_LISTED)}` : germanNumber(open);
  return `${count} Bewertungen warten auf eine Antwort`;
}

export function totalSentence(total: number, isMore: boolean): string {
  if (isMore)
    return `Mehr als ${germanNumber(total)} Bewertungen. Grenzen Sie die Auswahl ein, um ältere zu sehen, oder laden Sie die Tabelle.`;
  return total === 1 ? "Eine Bewertung" : `${germanNumber(total)} Bewertungen`;
}

export const selectedSentence = (count: number): string =>
  count === 1 ? "Eine Bewertung ausgewählt" : `${germanNumber(count)} Bewertungen ausgewählt`;

export const markedSentence = (count: number): string =>
  count === 1 ? "Eine Bewertung ist erledigt." : `${germanNumber(count)} Bewertungen sind erledigt.`;

/** How a rating is named to screen readers: "Hanna K. am 03.04.2026, Google". */
export const nameOf = ({ author, ratedAt, source }: ManagedRating): string =>
  `${author === "" ? "Ohne Namen" : author} am ${germanDay(berlinDate(Date.parse(ratedAt)))}, ${RATING_SOURCES[source].label}`;

type Shown = { tone: StatusTone; text: string };

/** The state of a rating for its company. */
export function stateOf({ answer, doneAt, isHeld }: ManagedRating): Shown {
  if (isHeld) return { tone: "info", text: "Ausgeblendet" };
  if (answer?.state === "published") {
    if (answer.moderation === "waiting") return { tone: "info", text: "Antwort wird geprüft" };
    if (answer.moderation === "refused") return { tone: "danger", text: "Antwort abgelehnt" };
    if (answer.delivery === "failed") return { tone: "danger", text: "Nicht bei Google angekommen" };
    if (answer.delivery === "sending") return { tone: "info", text: "Wird an Google gesendet" };
    return { tone: "success", text: "Beantwortet" };
  }
  if (doneAt !== null) return { tone: "success", text: "Erledigt" };
  if (answer !== null && answer.draft !== null) return { tone: "warning", text: "Entwurf" };
  return { tone: "warning", text: "Offen" };
}

const FAILURES: Record<DeliveryFailure, string> = {
  not_connected:
    "Ihre Firma ist nicht mehr mit Google verbunden. Bitte verbinden Sie sie neu, und senden Sie dann noch einmal.",
  rating_gone: "Diese Bewertung gibt es bei Google nicht mehr.",
  refused: "Google nimmt diesen Text nicht an. Bitte ändern Sie ihn.",
  away: "Google hat bisher nicht bestätigt, dass die Antwort erscheint. Bitte senden Sie noch einmal.",
};
export const failureText = (failure: DeliveryFailure): string => FAILURES[failure];
/** Whether sending the same text again may help. */
export const canResend = (failure: DeliveryFailure): boolean => failure === "not_connected" || failure === "away";

/** Where visitors read the answer, or what keeps them from it. */
export function whereShown({ source }: ManagedRating, answer: RatingAnswer): string {
  const google = answerWayOf(source) === "google";
  if (answer.state === "withdrawn") {
    if (!google) return "Besucher sehen die Antwort nicht mehr.";
    return answer.delivery === "sending"
      ? "Die Antwort wird bei Google gelöscht."
      : "Bei Google ist die Antwort gelöscht.";
  }
  if (answer.moderation !== "accepted") return "Besucher sehen die Antwort nicht.";
  if (!google) return `Ihre Antwort ist freigegeben (${RATING_SOURCES[source].label}).`;
  if (answer.delivery === "sending") return "Die Antwort wird an Google gesendet. Sie können die Seite verlassen.";
  return answer.delivery === "done" ? "Die Antwort steht bei Google." : "Die Antwort steht nicht bei Google.";
}

/** Who changed an answer last, and when: "Martin Brandt, 03.04.2026, 12:00 Uhr, bearbeitet". */
export function changedLine({ changedAt, changedBy, bySupport, isEdited }: RatingAnswer): string {
  const who = bySupport ? "Kundendienst für Sie" : changedBy === "" ? "" : changedBy;
  return [who, `${germanInstant(changedAt)} Uhr`, isEdited ? "bearbeitet" : ""]
    .filter((part) => part !== "")
    .join(", ");
}

const STEPS: Record<AnswerStep, string> = {
  published: "Antwort veröffentlicht",
  edited: "Antwort geändert",
  withdrawn: "Antwort zurückgezogen",
  restored: "Antwort wieder veröffentlicht",
  accepted: "Antwort nach Prüfung freigegeben",
  refused: "Antwort abgelehnt",
  sent: "Bei Google angekommen",
  failed: "Nicht bei Google angekommen",
  done: "Als erledigt markiert",
  reopened: "Wieder geöffnet",
};
const AUTHORS: Record<AnswerChange["author"], string> = {
  company: "Ihre Firma",
  support: "Kundendienst für Sie",
  provider: "wir",
  system: "",
};
export function changeLine({ step, at, author, name }: AnswerChange): string {
  const who = author === "company" && name !== "" ? name : AUTHORS[author];
  return [STEPS[step], `${germanInstant(at)} Uhr`, who].filter((part) => part !== "").join(" · ");
}

/** What a template's placeholders stand for in an answer to this rating. */
export const valuesOf = (rating: ManagedRating, company: string): PlaceholderValues => ({
  name: rating.author,
  firma: company,
  sterne: String(rating.stars),
  datum: germanDay(berlinDate(Date.parse(rating.ratedAt))),
});

/** For the live region, when ratings come while the list is open. */
export function newRatingsSentence(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 neue Bewertung" : `${count} neue Bewertungen`;
}
