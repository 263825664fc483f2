/** The states of a service case and their transitions. */

/** `waiting`: the provider asked back. `closed`: the company agreed that the case is solved. */
export const CASE_STATES = ["open", "in_progress", "waiting", "solved", "closed", "withdrawn"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The first three are the company's, the others the provider's. */
export const CASE_EVENTS = ["message", "close", "reopen", "take", "answer", "ask", "solve"] as const;
export type CaseEvent = (typeof CASE_EVENTS)[number];

type Steps = Partial<Record<CaseEvent, CaseState>>;

/** While a case is active the provider may make any step, and the company may end it. */
const ACTIVE: Steps = { answer: "in_progress", ask: "waiting", solve: "solved", close: "withdrawn" };

const STEPS: Record<CaseState, Steps> = {
  open: { ...ACTIVE, message: "open", take: "in_progress" },
  in_progress: { ...ACTIVE, message: "in_progress" },
  waiting: { ...ACTIVE, message: "in_progress", take: "in_progress" },
  // A message after the solution means that the company does not agree with it.
  solved: { message: "open", close: "closed", reopen: "open" },
  closed: { reopen: "open" },
  withdrawn: { reopen: "open" },
};

/** The state after the event; undefined if the event is not possible in this state. */
export const afterCaseEvent = (state: CaseState, event: CaseEvent): CaseState | undefined => STEPS[state][event];

/** True if nobody works on the case any more. */
export const isCaseEnded = (state: CaseState): boolean => ["solved", "closed", "withdrawn"].includes(state);
