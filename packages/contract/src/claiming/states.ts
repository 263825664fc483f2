/**
 * The states of one person's claim on one company, their transitions, and the page that shows each (Specification §2
 * "Claiming", §4 "Claiming"). Pure: the server stores the state, the README of the server's slice draws it.
 */
import type { RouteName } from "../pages/routes.ts";

/** How a person proves that they speak for the company. The code goes to an address or number of the entry itself. */
export const CLAIM_PROOFS = ["email", "letter", "phone"] as const;
export type ClaimProof = (typeof CLAIM_PROOFS)[number];

/**
 * - `started`: the person chooses a proof; again after the provider releases the claim.
 * - `requested`: a letter or call waits in the provider's work list.
 * - `code_out`: a code is on its way and may be entered.
 * - `held`: stopped until the provider decides. `refused`: the provider refused it.
 * - `confirmed`: the person owns the entry.
 * - `lost`: over, because somebody else owns the entry.
 * - `withdrawn`: over, because the person gave up the claim before it was proven.
 * - `dissolved`: over, because the person gave the entry back.
 */
export const CLAIM_STATES = [
  "started",
  "requested",
  "code_out",
  "held",
  "refused",
  "confirmed",
  "lost",
  "withdrawn",
  "dissolved",
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Why a claim is held: the provider checks it, too many wrong codes, or somebody else owns the entry already. */
export const HOLD_REASONS = ["provider", "tries", "conflict"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export type ClaimStatus = { readonly state: ClaimState; readonly heldBecause: HoldReason | null };

/** `prove` is the correct code, `fail` a wrong one. `lose` happens when another claim is confirmed. */
export type ClaimEvent =
  | { readonly type: "choose" | "issue" | "hold" | "release" | "refuse" | "lose" | "withdraw" | "dissolve" }
  | { readonly type: "prove"; readonly hasContract: boolean; readonly hasOtherOwner: boolean }
  | { readonly type: "fail"; readonly triesLeft: number };

/** States of a claim that nobody has decided yet. */
const ON_THE_WAY: ReadonlySet<ClaimState> = new Set(["started", "requested", "code_out"]);

/** Final states: the person can begin a new claim. */
export const CLAIM_ENDS: readonly ClaimState[] = ["lost", "withdrawn", "dissolved"];

const status = (state: ClaimState, heldBecause: HoldReason | null = null): ClaimStatus => ({ state, heldBecause });

const proven = ({ hasContract, hasOtherOwner }: { hasContract: boolean; hasOtherOwner: boolean }): ClaimStatus => {
  if (hasContract) return status("lost");
  return hasOtherOwner ? status("held", "conflict") : status("confirmed");
};

/** Releasing a proven claim that is held for a conflict confirms it. Any other claim starts again with a new proof. */
const released = ({ state, heldBecause }: ClaimStatus): ClaimStatus =>
  state === "held" && heldBecause === "conflict" ? status("confirmed") : status("started");

/** The status after the event, or null if the event can't happen in this state. */
export function nextClaim(now: ClaimStatus, event: ClaimEvent): ClaimStatus | null {
  const isOnTheWay = ON_THE_WAY.has(now.state);
  const isOpen = isOnTheWay || now.state === "held";
  switch (event.type) {
    case "choose":
      return isOnTheWay ? status("requested") : null;
    case "issue":
      return now.state === "requested" || now.state === "code_out" ? status("code_out") : null;
    case "prove":
      return now.state === "code_out" ? proven(event) : null;
    case "fail":
      if (now.state !== "code_out") return null;
      return event.triesLeft > 0 ? now : status("held", "tries");
    case "hold":
      return isOnTheWay ? status("held", "provider") : null;
    case "release":
      return now.state === "held" || now.state === "refused" ? released(now) : null;
    case "refuse":
      return isOpen ? status("refused") : null;
    case "lose":
      return isOpen || now.state === "refused" ? status("lost") : null;
    case "withdraw":
      // Nobody escapes the provider's check by giving the claim up and starting again.
      return isOnTheWay || now.heldBecause === "conflict" ? status("withdrawn") : null;
    case "dissolve":
      return now.state === "confirmed" ? status("dissolved") : null;
  }
}

/** The viewer and the company. `claim` is the viewer's own latest claim, null if there is none or it is over. */
export type ClaimFacts = {
  readonly isLoggedIn: boolean;
  /** True if the viewer owns the company already. */
  readonly isOwner: boolean;
  readonly claimedBy: "OWNER" | "PROVIDER" | null;
  /** True if somebody else owns the entry. */
  readonly hasOtherOwner: boolean;
  readonly hasReseller: boolean;
  readonly claim: ClaimState | null;
};

const PAGE_OF_CLAIM: Partial<Record<ClaimState, RouteName>> = {
  started: "claiming_login_success",
  requested: "claiming_pending",
  code_out: "claiming_pending",
  held: "claiming_hold",
  refused: "claiming_hold",
};

/**
 * The page for a viewer and a company. A contract comes first, because then there is nothing to claim (Specification
 * §4: claimed by the provider, or active resellers); then the viewer's own claim.
 */
export function claimPageOf(facts: ClaimFacts): RouteName {
  const { isLoggedIn, isOwner, claimedBy, claim } = facts;
  if (claimedBy === "PROVIDER") return isOwner ? "claiming_owner_provider" : "claiming_otherowner_provider";
  if (facts.hasReseller) return "claiming_advantago";
  if (claimedBy === "OWNER" && isOwner) return "claiming_owner";
  const own = claim === null ? undefined : PAGE_OF_CLAIM[claim];
  if (own !== undefined) return own;
  if (facts.hasOtherOwner) return "claiming_otherowner";
  return isLoggedIn ? "claiming_login_success" : "claiming_register";
}
