/** The states of a hand-over of texts and files for a website, and their transitions. */

/** `question`: the provider asked back. `taken_back`: by the company, before the work began. */
export const HANDOVER_STATES = ["handed_over", "in_progress", "question", "done", "taken_back"] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** The first three are the company's, the others the provider's. */
export const HANDOVER_EVENTS = ["answer", "take_back", "restore", "take", "ask", "finish"] as const;
export type HandoverEvent = (typeof HANDOVER_EVENTS)[number];

const STEPS: Record<HandoverState, Partial<Record<HandoverEvent, HandoverState>>> = {
  handed_over: { take_back: "taken_back", take: "in_progress", ask: "question", finish: "done" },
  in_progress: { ask: "question", finish: "done" },
  question: { answer: "in_progress", ask: "question", finish: "done" },
  done: {},
  taken_back: { restore: "handed_over" },
};

/** The state after the event; undefined if the event is not possible in this state. */
export const afterHandoverEvent = (state: HandoverState, event: HandoverEvent): HandoverState | undefined =>
  STEPS[state][event];

/** True if nobody works on it any more. */
export const isHandoverEnded = (state: HandoverState): boolean => state === "done" || state === "taken_back";
