/** Words for hand-overs. */
import type { HandoverEntry } from "@portal/contract/website/files/calls";
import type { HandoverState } from "@portal/contract/website/files/states";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const HANDOVER_TONES: Record<HandoverState, StatusTone> = {
  handed_over: "info",
  in_progress: "info",
  question: "warning",
  done: "success",
  taken_back: "neutral",
};

/** What happens next, in one sentence. */
export const NEXT_STEPS: Record<HandoverState, string> = {
  handed_over: "Wir beginnen bald damit. Bis dahin können Sie alles zurücknehmen.",
  in_progress: "Wir arbeiten daran. Sie müssen nichts tun.",
  question: "Bitte beantworten Sie unsere Frage, dann geht es weiter.",
  done: "Die Website ist geändert.",
  taken_back: "Sie haben es zurückgenommen. Wir ändern nichts.",
};

const WHAT: Record<HandoverEntry["kind"], string> = {
  hand_over: "hat übergeben",
  answer: "hat geantwortet",
  take_back: "hat zurückgenommen",
  restore: "hat wieder übergeben",
  take: "haben begonnen",
  ask: "haben eine Frage",
  finish: "haben die Website geändert",
};

/** "Petra Brandt hat übergeben", "Wir haben begonnen". */
export function entryText({ kind, author, name }: Pick<HandoverEntry, "kind" | "author" | "name">): string {
  if (author === "provider") return `Wir ${WHAT[kind]}`;
  const who = author === "support" ? "Der Kundendienst" : name;
  return `${who === "" ? "Jemand aus Ihrer Firma" : who} ${WHAT[kind]}`;
}
