/**
 * The states of a lead as one company sees it, and who may do what in them. A lead is offered, taken by one company and
 * worked on; `taken` means that another company was first.
 */

export const LEAD_KINDS = ["request", "job", "message"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const LEAD_SOURCES = ["import", "webhook", "entry_page", "voicebot", "secretarial"] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const LEAD_STATES = [
  "new",
  "accepted",
  "contacted",
  "offer",
  "won",
  "lost",
  "complaint",
  "declined",
  "taken",
] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const LEAD_ACTIONS = ["accept", "decline", "contact", "offer", "win", "lose", "complain", "undo"] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

/** Who acts: somebody who may only read, somebody who may write, or customer care. */
export const LEAD_ROLES = ["reader", "writer", "agent"] as const;
export type LeadRole = (typeof LEAD_ROLES)[number];

/** States in which the company still has something to do. */
export const OPEN_STATES = ["new", "accepted", "contacted", "offer"] as const satisfies readonly LeadState[];
/** States after acceptance: the company sees who asks. */
export const HELD_STATES = [
  "accepted",
  "contacted",
  "offer",
  "won",
  "lost",
  "complaint",
] as const satisfies readonly LeadState[];

export const isOpen = (state: LeadState): boolean => (OPEN_STATES as readonly LeadState[]).includes(state);
export const isHeld = (state: LeadState): boolean => (HELD_STATES as readonly LeadState[]).includes(state);

/** An action of work, and the state that it leads to. A company may skip steps and correct itself. */
const WORK = { contact: "contacted", offer: "offer", win: "won", lose: "lost" } as const;
const COMPLAINED = { complain: "complaint" } as const;

type Steps = Partial<Record<Exclude<LeadAction, "undo">, LeadState>>;
const STEPS: Record<LeadState, Steps> = {
  new: { accept: "accepted", decline: "declined" },
  accepted: { ...WORK, ...COMPLAINED },
  contacted: { offer: "offer", win: "won", lose: "lost", ...COMPLAINED },
  offer: { contact: "contacted", win: "won", lose: "lost", ...COMPLAINED },
  won: { lose: "lost" },
  lost: { win: "won", contact: "contacted", ...COMPLAINED },
  complaint: {},
  declined: {},
  taken: {},
};

/** Acceptance shows somebody's address for good, so nothing leads back behind it. */
const UNDONE_FROM: ReadonlySet<LeadState> = new Set(["contacted", "offer", "won", "lost", "complaint", "declined"]);

/** Accepting may cost money and shows personal data, so customer care leaves it to the company. */
const NOT_OF_AGENTS: ReadonlySet<LeadAction> = new Set(["accept", "decline"]);

/** The lead as the company sees it: its state, and the one before, which `undo` brings back. */
export type LeadPosition = { state: LeadState; before: LeadState | null };

/** The state after an action; undefined if it is not possible in this state or not allowed to this role. */
export function afterLeadAction(
  { state, before }: LeadPosition,
  action: LeadAction,
  role: LeadRole,
): LeadState | undefined {
  if (role === "reader" || (role === "agent" && NOT_OF_AGENTS.has(action))) return undefined;
  if (action === "undo") return before !== null && UNDONE_FROM.has(state) ? before : undefined;
  return STEPS[state][action];
}

/** Actions that lead somewhere, in the order of `LEAD_ACTIONS`. */
export const possibleActions = (position: LeadPosition, role: LeadRole): LeadAction[] =>
  LEAD_ACTIONS.filter((action) => afterLeadAction(position, action, role) !== undefined);

/** Days for which a lead is kept: applications go sooner (§ 15 AGG, claims within two months, and time to answer). */
export const KEPT_DAYS: Record<LeadKind, number> = { request: 730, message: 730, job: 180 };
