/** The claiming status of a company for one viewer, in the contract's shape. */
import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import type { Claiming, OfferedProof, OwnClaim } from "@portal/contract/claiming/calls";
import { CLAIM_ENDS, type ClaimFacts, claimPageOf } from "@portal/contract/claiming/states";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { StatusRow } from "./repository.ts";

const streetOf = (row: StatusRow): string =>
  formatShippingStreet({ street: row.street, houseNumber: row.house_number });

/** Street, postal code and city in one line; empty if a letter would not arrive. */
const postalAddressOf = (row: StatusRow): string =>
  row.street === "" || row.postal_code === "" || row.city === ""
    ? ""
    : `${streetOf(row)}, ${row.postal_code} ${row.city}`;

/** The proofs that the entry's data allow, quickest first. */
export function proofsOf(row: StatusRow): OfferedProof[] {
  const proofs: OfferedProof[] = [
    { kind: "email", to: row.email },
    { kind: "phone", to: row.may_call ? row.phone : "" },
    { kind: "letter", to: postalAddressOf(row) },
  ];
  return proofs.filter(({ to }) => to !== "");
}

export const hasContract = (row: StatusRow): boolean => row.claimed_by === "PROVIDER" || row.has_reseller;

const factsOf = (row: StatusRow, isLoggedIn: boolean): ClaimFacts => ({
  isLoggedIn,
  isOwner: row.is_owner,
  claimedBy: row.claimed_by,
  hasOtherOwner: row.has_other_owner,
  hasReseller: row.has_reseller,
  claim: row.state,
});

const ownClaim = (row: StatusRow): OwnClaim | null =>
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

export function toClaiming(row: StatusRow, isLoggedIn: boolean): Claiming {
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
