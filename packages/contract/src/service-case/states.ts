/** How a case goes on: from where it stands, by what the company or the provider does. */

/** From asked to done. `waiting`: the provider asked back; `closed`: the company agreed that it is solved. */
export const CASE_STATES = ["open", "in_progress", "waiting", "solved", "closed", "withdrawn"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The first three are the company's, the others the provider's. */
export const CASE_EVENTS = ["message", "close", "reopen", "take", "answer", "ask", "solve"] as const;
export type CaseEvent = (typeof CASE_EVENTS)[number];

type Steps = Partial<Record<CaseEvent, CaseState>>;

/** While somebody works on it the provider may say anything, and the company may give it up. */
const ACTIVE: Steps = { answer: "in_progress", ask: "waiting", solve: "solved", close: "withdrawn" };

const STEPS: Record<CaseState, Steps> = {
  open: { ...ACTIVE, message: "open", take: "in_progress" },
  in_progress: { ...ACTIVE, message: "in_progress" },
  waiting: { ...ACTIVE, message: "in_progress", take: "in_progress" },
  // who still has something to say after the solution does not agree with it
  solved: { message: "open", close: "closed", reopen: "open" },
  closed: { reopen: "open" },
  withdrawn: { reopen: "open" },
};

/** The state afterwards; undefined where the event is not possible as the case stands. */
export const afterCaseEvent = (state: CaseState, event: CaseEvent): CaseState | undefined => STEPS[state][event];

/** Nobody works on it any more. */
export const isCaseEnded = (state: CaseState): boolean => ["solved", "closed", "withdrawn"].includes(state);
