/** German words of objections, for both sides, the desk and lists. */
import type { ObjectionOutcome } from "./reasons.ts";
import type { ObjectionState } from "./states.ts";

export const OBJECTION_STATE_LABELS: Record<ObjectionState, string> = {
  received: "Eingegangen",
  details_asked: "Rückfrage an die Firma",
  author_asked: "Verfasser gefragt",
  in_review: "In Prüfung",
  proposed: "Entscheidung vorbereitet",
  decided: "Entschieden",
  complaint: "Beschwerde in Prüfung",
  complaint_proposed: "Entscheidung über Beschwerde vorbereitet",
  final: "Abgeschlossen",
  withdrawn: "Zurückgezogen",
  lapsed: "Ohne Antwort beendet",
  settled: "Erledigt",
};

export const OBJECTION_OUTCOME_LABELS: Record<ObjectionOutcome, string> = {
  removed: "Bewertung entfernt",
  kept: "Bewertung bleibt",
};
