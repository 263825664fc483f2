/**
 * Taking over an entry (Specification §2 "Claiming", §4 "Claiming"): the states of one person's claim on one company,
 * what can happen to it, and the page that shows it. Pure; the server keeps the state, ARCHITECTURE.md draws it.
 */
import type { RouteName } from "../pages/routes.ts";

/** How somebody proves that they speak for the company. The code goes to what the entry itself names. */
export const CLAIM_PROOFS = ["email", "letter", "phone"] as const;
export type ClaimProof = (typeof CLAIM_PROOFS)[number];

/**
 * - `started`: the person chooses a proof, again where the provider has released the claim.
 * - `requested`: letter or call wait in the provider's work list.
 * - `code_out`: a code is on its way and may be entered.
 * - `held`: stopped until the provider has looked at it; `refused`: the provider said no.
 * - `confirmed`: the person owns the entry.
 * - `lost`, `withdrawn`, `dissolved`: over, because somebody else owns the entry, the person gave up the claim before
 *   it was proven, or gave the entry back.
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

/** Why a claim is held: the provider looks at it, too many wrong codes, or somebody else owns the entry already. */
export const HOLD_REASONS = ["provider", "tries", "conflict"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export type ClaimStanding = { readonly state: ClaimState; readonly heldBecause: HoldReason | null };

/** `prove` is the right code, `fail` a wrong one; `lose` happens when another claim is confirmed. */
export type ClaimEvent =
  | { readonly type: "choose" | "issue" | "hold" | "release" | "refuse" | "lose" | "withdraw" | "dissolve" }
  | { readonly type: "prove"; readonly hasContract: boolean; readonly hasOtherOwner: boolean }
  | { readonly type: "fail"; readonly triesLeft: number };

/** States in which a claim is on its way and nobody has decided yet. */
const ON_THE_WAY: ReadonlySet<ClaimState> = new Set(["started", "requested", "code_out"]);

/** States that are over: the person can begin anew. */
export const CLAIM_ENDS: readonly ClaimState[] = ["lost", "withdrawn", "dissolved"];

const standing = (state: ClaimState, heldBecause: HoldReason | null = null): ClaimStanding => ({ state, heldBecause });

const proven = ({ hasContract, hasOtherOwner }: { hasContract: boolean; hasOtherOwner: boolean }): ClaimStanding => {
  if (hasContract) return standing("lost");
  return hasOtherOwner ? standing("held", "conflict") : standing("confirmed");
};

/** A proven claim that was held for a conflict is decided by its release; any other begins again with a new proof. */
const released = ({ state, heldBecause }: ClaimStanding): ClaimStanding =>
  state === "held" && heldBecause === "conflict" ? standing("confirmed") : standing("started");

/** The next standing; null where the event can't happen in this state. */
export function nextClaim(now: ClaimStanding, event: ClaimEvent): ClaimStanding | null {
  const isOnTheWay = ON_THE_WAY.has(now.state);
  const isOpen = isOnTheWay || now.state === "held";
  switch (event.type) {
    case "choose":
      return isOnTheWay ? standing("requested") : null;
    case "issue":
      return now.state === "requested" || now.state === "code_out" ? standing("code_out") : null;
    case "prove":
      return now.state === "code_out" ? proven(event) : null;
    case "fail":
      if (now.state !== "code_out") return null;
      return event.triesLeft > 0 ? now : standing("held", "tries");
    case "hold":
      return isOnTheWay ? standing("held", "provider") : null;
    case "release":
      return now.state === "held" || now.state === "refused" ? released(now) : null;
    case "refuse":
      return isOpen ? standing("refused") : null;
    case "lose":
      return isOpen || now.state === "refused" ? standing("lost") : null;
    case "withdraw":
      // A claim that the provider looks at is not escaped by giving it up and beginning anew.
      return isOnTheWay || now.heldBecause === "conflict" ? standing("withdrawn") : null;
    case "dissolve":
      return now.state === "confirmed" ? standing("dissolved") : null;
  }
}

/** Who looks, at which company. `claim` is the viewer's own last one, null where there is none or it is over. */
export type ClaimFacts = {
  readonly isLoggedIn: boolean;
  /** The viewer is an owner of the company already. */
  readonly isOwner: boolean;
  readonly claimedBy: "OWNER" | "PROVIDER" | null;
  /** Somebody else owns the entry. */
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
 * The page that belongs to a viewer and a company. A contract comes first, because then nobody needs to take over
 * anything (Specification §4: claimed by the provider, or has active resellers); then the viewer's own claim.
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
