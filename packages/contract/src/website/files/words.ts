/** German words for the states of a hand-over. */
import type { HandoverState } from "./states.ts";

export const HANDOVER_STATE_LABELS: Record<HandoverState, string> = {
  handed_over: "Übergeben",
  in_progress: "In Arbeit",
  question: "Wir haben eine Frage",
  done: "Erledigt",
  taken_back: "Zurückgenommen",
};
