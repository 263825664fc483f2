/** A company as its claiming stands for one viewer, in the contract's words. */
import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import type { Claiming, OfferedProof, OwnClaim } from "@portal/contract/claiming/calls";
import { CLAIM_ENDS, type ClaimFacts, claimPageOf } from "@portal/contract/claiming/states";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { StandingRow } from "./repository.ts";

const streetOf = (row: StandingRow): string =>
  formatShippingStreet({ street: row.street, houseNumber: row.house_number });

/** Street, postal code and city in one line; empty where a letter would not arrive. */
const postalAddressOf = (row: StandingRow): string =>
  row.street === "" || row.postal_code === "" || row.city === ""
    ? ""
    : `${streetOf(row)}, ${row.postal_code} ${row.city}`;

/** What the entry names, in the order in which it is quickest. */
export function proofsOf(row: StandingRow): OfferedProof[] {
  const proofs: OfferedProof[] = [
    { kind: "email", to: row.email },
    { kind: "phone", to: row.may_call ? row.phone : "" },
    { kind: "letter", to: postalAddressOf(row) },
  ];
  return proofs.filter(({ to }) => to !== "");
}

export const hasContract = (row: StandingRow): boolean => row.claimed_by === "PROVIDER" || row.has_reseller;

const factsOf = (row: StandingRow, isLoggedIn: boolean): ClaimFacts => ({
  isLoggedIn,
  isOwner: row.is_owner,
  claimedBy: row.claimed_by,
  hasOtherOwner: row.has_other_owner,
  hasReseller: row.has_reseller,
  claim: row.state,
});

const ownClaim = (row: StandingRow): OwnClaim | null =>
  row.state === null || row.started_at === null || CLAIM_ENDS.includes(row.state)
    ? null
    : {
        state: row.state,
        heldBecause: row.held_because,
        proof: row.proof,
        sentTo: row.sent_to,
        codeExpiresAt: row.code_expires_at?.toISOString() ?? null,
        triesLeft: row.tries_left ?? 0,
        startedAt: row.started_at.toISOString(),
      };

export function toClaiming(row: StandingRow, isLoggedIn: boolean): Claiming {
  const isOwnersClaim = row.claimed_by === "OWNER" && row.is_owner && row.claimed_last_update !== null;
  return {
    company: {
      id: row.company_id,
      name: row.name,
      street: streetOf(row),
      zipCode: row.postal_code,
      city: row.city,
    },
    page: claimPageOf(factsOf(row, isLoggedIn)),
    isLoggedIn,
    claim: ownClaim(row),
    proofs: isLoggedIn && !hasContract(row) ? proofsOf(row) : [],
    expiresAt: isOwnersClaim ? new Date(ownerClaimExpiresAt(Number(row.claimed_last_update))).toISOString() : null,
  };
}
