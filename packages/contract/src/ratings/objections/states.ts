/**
 * The life of an objection to a rating, as a pure state machine. It follows the Federal Court's duty to check (VI ZR
 * 34/15, VI ZR 1244/20) and the Digital Services Act: notice and receipt (article 16), reasons to both sides (article
 * 17), complaint against the decision (article 20). `README.md` of the server's slice draws it.
 */
import { addDays, type Day } from "../../time/berlin-time.ts";

export const OBJECTION_STATES = [
  "received",
  "details_asked",
  "author_asked",
  "in_review",
  "proposed",
  "decided",
  "complaint",
  "complaint_proposed",
  "final",
  "withdrawn",
  "lapsed",
  "settled",
] as const;
export type ObjectionState = (typeof OBJECTION_STATES)[number];

export const OBJECTION_ACTIONS = [
  "add_details",
  "comment",
  "withdraw",
  "state",
  "complain",
  "ask_details",
  "ask_author",
  "review",
  "forward",
  "propose",
  "return",
  "decide",
  "deadline",
  "settle",
] as const;
export type ObjectionAction = (typeof OBJECTION_ACTIONS)[number];

/** `system`: the sweep that ends deadlines and notices a withdrawn rating. */
export const OBJECTION_ROLES = ["company", "author", "manager", "system"] as const;
export type ObjectionRole = (typeof OBJECTION_ROLES)[number];

const COMPANY_MAY: readonly ObjectionAction[] = ["add_details", "comment", "withdraw", "complain"];
const AUTHOR_MAY: readonly ObjectionAction[] = ["state", "complain"];
const MANAGER_MAY: readonly ObjectionAction[] = [
  "ask_details",
  "ask_author",
  "review",
  "forward",
  "propose",
  "return",
  "decide",
];
const SYSTEM_MAY: readonly ObjectionAction[] = ["deadline", "settle"];

const MAY: Record<ObjectionRole, readonly ObjectionAction[]> = {
  company: COMPANY_MAY,
  author: AUTHOR_MAY,
  manager: MANAGER_MAY,
  system: SYSTEM_MAY,
};

type Steps = Partial<Record<ObjectionAction, ObjectionState>>;

/** What ends an objection before a decision. */
const ENDS: Steps = { withdraw: "withdrawn", settle: "settled" };

const STEPS: Record<ObjectionState, Steps> = {
  // The notice is examined: precise enough to ask the author, or not.
  received: {
    ...ENDS,
    comment: "received",
    ask_details: "details_asked",
    ask_author: "author_asked",
    review: "in_review",
  },
  details_asked: { ...ENDS, add_details: "received", deadline: "lapsed" },
  // The author's statement or silence leads to the review.
  author_asked: { ...ENDS, state: "in_review", deadline: "in_review" },
  in_review: {
    ...ENDS,
    comment: "in_review",
    forward: "in_review",
    ask_author: "author_asked",
    ask_details: "details_asked",
    propose: "proposed",
  },
  proposed: { ...ENDS, return: "in_review", decide: "decided" },
  // Whoever lost may complain once, within the time for complaints.
  decided: { complain: "complaint", deadline: "final" },
  complaint: { propose: "complaint_proposed" },
  complaint_proposed: { return: "complaint", decide: "final" },
  final: {},
  withdrawn: {},
  lapsed: {},
  settled: {},
};

/** The state after an action; undefined if this role may not take it, or not in this state. */
export const afterObjectionAction = (
  state: ObjectionState,
  action: ObjectionAction,
  role: ObjectionRole,
): ObjectionState | undefined => (MAY[role].includes(action) ? STEPS[state][action] : undefined);

/** The actions that a role may take in a state, in the order of `OBJECTION_ACTIONS`. */
export const objectionActions = (state: ObjectionState, role: ObjectionRole): ObjectionAction[] =>
  OBJECTION_ACTIONS.filter((action) => afterObjectionAction(state, action, role) !== undefined);

/** True if nothing can follow any more. The retention counts from here. */
export const isObjectionEnded = (state: ObjectionState): boolean => Object.keys(STEPS[state]).length === 0;

/** True until there is a decision or another end: one rating has at most one pending objection. */
export const isObjectionPending = (state: ObjectionState): boolean => !isObjectionEnded(state) && state !== "decided";

/** Only whoever lost may complain: the company if the rating stays, its author if it goes. */
export const mayComplain = (outcome: "removed" | "kept" | null, role: ObjectionRole): boolean =>
  outcome === (role === "author" ? "removed" : "kept");

/** Days for a deadline, from the day on which the state is reached. Null: the state has none. */
export const DEADLINE_DAYS: Record<ObjectionState, number | null> = {
  received: 3,
  details_asked: 14,
  author_asked: 14,
  in_review: 7,
  proposed: 3,
  // Six months for a complaint (DSA article 20 (1)).
  decided: 183,
  complaint: 14,
  complaint_proposed: 3,
  final: null,
  withdrawn: null,
  lapsed: null,
  settled: null,
};

/** The last day on which somebody may still act; null without a deadline. */
export function dueOn(state: ObjectionState, today: Day): Day | null {
  const days = DEADLINE_DAYS[state];
  return days === null ? null : addDays(today, days);
}

/** States whose deadline ends them. The others show the provider's own target, which ends nothing. */
export const endsByDeadline = (state: ObjectionState): boolean =>
  afterObjectionAction(state, "deadline", "system") !== undefined;

/** Whose turn it is; null if nobody has to do anything. */
export function turnOf(state: ObjectionState): "company" | "author" | "manager" | null {
  if (state === "details_asked") return "company";
  if (state === "author_asked") return "author";
  return isObjectionPending(state) ? "manager" : null;
}
