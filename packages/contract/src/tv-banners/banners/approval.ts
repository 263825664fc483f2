/**
 * The approval of a creative by the company and by the television partner (Specification §4 "Creatives"), as one pure
 * function. Both must accept it before it can be set onto the active banner.
 */

export const APPROVALS = ["ACCEPTED", "REJECTED", "UNVERIFIED"] as const;
export type Approval = (typeof APPROVALS)[number];

/** `support` is customer care acting for the company. */
export const APPROVAL_ROLES = ["company", "support", "partner"] as const;
export type ApprovalRole = (typeof APPROVAL_ROLES)[number];

/** `set`: onto the active banner. `withdraw`: the role's own decision is open again. */
export const CREATIVE_ACTIONS = ["accept", "reject", "withdraw", "set"] as const;
export type CreativeAction = (typeof CREATIVE_ACTIONS)[number];

/** `onBanner`: the active banner shows this creative. */
export type CreativeState = { customer: Approval; partner: Approval; onBanner: boolean };

/** Why an action is not possible. */
export const CREATIVE_REFUSALS = ["refused_by_partner", "on_banner", "not_approved", "not_yours"] as const;
export type CreativeRefusal = (typeof CREATIVE_REFUSALS)[number];

const DECISIONS: Record<Exclude<CreativeAction, "set">, Approval> = {
  accept: "ACCEPTED",
  reject: "REJECTED",
  withdraw: "UNVERIFIED",
};

/** The action by which a company's own decision becomes `approval`. */
export const actionOf = (approval: Approval): CreativeAction =>
  approval === "ACCEPTED" ? "accept" : approval === "REJECTED" ? "reject" : "withdraw";

/** The state after an action, the same state if nothing changes, or why the action is not possible. */
export function afterCreativeAction(
  state: CreativeState,
  role: ApprovalRole,
  action: CreativeAction,
): CreativeState | CreativeRefusal {
  if (role === "partner") return action === "set" ? "not_yours" : { ...state, partner: DECISIONS[action] };
  if (state.partner === "REJECTED") return "refused_by_partner";
  if (action === "set") {
    const isApproved = state.customer === "ACCEPTED" && state.partner === "ACCEPTED";
    return state.onBanner || isApproved ? { ...state, onBanner: true } : "not_approved";
  }
  if (state.onBanner && action !== "accept") return "on_banner";
  return { ...state, customer: DECISIONS[action] };
}

/** True if the company may take the action and it changes something. */
export function canAct(state: CreativeState, action: CreativeAction): boolean {
  const next = afterCreativeAction(state, "company", action);
  return typeof next !== "string" && (next.customer !== state.customer || next.onBanner !== state.onBanner);
}
