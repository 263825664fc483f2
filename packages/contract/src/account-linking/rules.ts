/**
 * The states of a link that brings a person into a company, and what leads from one to the next. Both sides ask here:
 * the server before it writes, the pages to show where a link stands.
 */
import type { Right } from "../http/access.ts";

export const LINK_STATES = ["open", "pending", "held", "linked", "refused", "withdrawn"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Where a link stands for people: an open one whose time is over is "expired". */
export const LINK_STANDINGS = [...LINK_STATES, "expired"] as const;
export type LinkStanding = (typeof LINK_STANDINGS)[number];

/** `now` and `expiresAt` are epoch ms. */
export const standingOf = (state: LinkState, expiresAt: number, now: number): LinkStanding =>
  state === "open" && expiresAt <= now ? "expired" : state;

/** What is decided about a link by others than the person who takes it. */
export type LinkDecision = "hold" | "release" | "refuse" | "withdraw";

const AFTER: Record<LinkDecision, Partial<Record<LinkState, LinkState>>> = {
  hold: { open: "held", pending: "held" },
  release: { pending: "linked", held: "open" },
  refuse: { open: "refused", pending: "refused", held: "refused" },
  withdraw: { open: "withdrawn", pending: "withdrawn" },
};

/** The state after a decision; undefined where it is not possible. `taken`: somebody has opened it and waits. */
export function afterDecision(state: LinkState, decision: LinkDecision, taken: boolean): LinkState | undefined {
  const next = AFTER[decision][state];
  return next === "open" && taken ? "linked" : next;
}

export type Taking = {
  /** The provider has looked at it already. */
  approved: boolean;
  origin: "provider" | "person";
  right: Right;
  /** The person's own address is the one that the link was sent to. */
  sameAddress: boolean;
  /** Whoever invited owns the company still; true where the provider made the link. */
  inviterStillOwns: boolean;
  /** Somebody else owns the company. */
  hasOtherOwner: boolean;
};

/**
 * What becomes of an open link that a person takes. It waits for a check where somebody else than the addressee takes
 * it, where whoever invited is no owner any more, and where the provider would make a second owner beside one who knows
 * nothing of it.
 */
export function afterTaking(taking: Taking): "linked" | "pending" {
  const { approved, origin, right, sameAddress, inviterStillOwns, hasOtherOwner } = taking;
  if (approved) return "linked";
  if (!sameAddress || !inviterStillOwns) return "pending";
  return origin === "provider" && right === "owner" && hasOtherOwner ? "pending" : "linked";
}
