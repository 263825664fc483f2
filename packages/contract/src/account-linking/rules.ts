/**
 * The states of a link that brings a person into a company, and its transitions. The server applies them before it
 * writes; the pages use them to show a link's status.
 */
import type { Right } from "../http/access.ts";

export const LINK_STATES = ["open", "pending", "held", "linked", "refused", "withdrawn"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The status that people see: an open link past its time is "expired". */
export const LINK_STATUSES = [...LINK_STATES, "expired"] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** `now` and `expiresAt` are epoch milliseconds. */
export const statusOf = (state: LinkState, expiresAt: number, now: number): LinkStatus =>
  state === "open" && expiresAt <= now ? "expired" : state;

/** Decisions about a link by somebody other than the person who takes it: the provider, or an owner of the company. */
export const PROVIDER_DECISIONS = ["hold", "release", "refuse"] as const;
export const OWNER_DECISIONS = ["admit", "withdraw"] as const;
export type ProviderDecision = (typeof PROVIDER_DECISIONS)[number];
export type OwnerDecision = (typeof OWNER_DECISIONS)[number];
export type LinkDecision = ProviderDecision | OwnerDecision;

const AFTER: Record<LinkDecision, Partial<Record<LinkState, LinkState>>> = {
  hold: { open: "held", pending: "held" },
  release: { pending: "linked", held: "open" },
  refuse: { open: "refused", pending: "refused", held: "refused" },
  // What the provider holds is the provider's to decide.
  admit: { pending: "linked" },
  withdraw: { open: "withdrawn", pending: "withdrawn" },
};

/**
 * The state after a decision, or undefined if the decision is not possible. `taken`: somebody opened the link and
 * waits.
 */
export function afterDecision(state: LinkState, decision: LinkDecision, taken: boolean): LinkState | undefined {
  const next = AFTER[decision][state];
  return next === "open" && taken ? "linked" : next;
}

export type Taking = {
  /** True if the provider has checked the link already. */
  approved: boolean;
  origin: "provider" | "person";
  right: Right;
  /** True if the person's own address is the one that the link was sent to. */
  sameAddress: boolean;
  /** True if the person who invited still owns the company, or if the provider made the link. */
  inviterStillOwns: boolean;
  /** True if somebody else owns the company. */
  hasOtherOwner: boolean;
};

/**
 * The state of an open link after a person takes it. It waits for a check in three cases: somebody other than the
 * addressee takes it; the person who invited is no longer an owner; or the provider would add a second owner beside one
 * who does not know about it.
 */
export function afterTaking(taking: Taking): "linked" | "pending" {
  const { approved, origin, right, sameAddress, inviterStillOwns, hasOtherOwner } = taking;
  if (approved) return "linked";
  if (!sameAddress || !inviterStillOwns) return "pending";
  return origin === "provider" && right === "owner" && hasOtherOwner ? "pending" : "linked";
}
