/** The claiming status of a company for one viewer, in the contract's shape. */
import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import type { Claiming, OfferedProof, OwnClaim } from "@portal/contract/claiming/calls";
import { contactRestsUntil, isContactKept } from "@portal/contract/claiming/rules";
import { CLAIM_ENDS, type ClaimFacts, claimPageOf, type ClaimProof } from "@portal/contract/claiming/states";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { StatusRow } from "./repository.ts";

const streetOf = (row: StatusRow): string =>
  formatShippingStreet({ street: row.street, houseNumber: row.house_number });

/** Street, postal code and city in one line; empty if a letter would not arrive. */
const postalAddressOf = (row: StatusRow): string =>
  row.street === "" || row.postal_code === "" || row.city === ""
    ? ""
    : `${streetOf(row)}, ${row.postal_code} ${row.city}`;

/** The contact of each proof, as the entry has it now, and when it last changed. */
const contactsOf = (row: StatusRow): Record<ClaimProof, { to: string; changedAt: number | null }> => ({
  email: { to: row.email, changedAt: row.email_changed_at?.getTime() ?? null },
  phone: { to: row.phone, changedAt: row.phone_changed_at?.getTime() ?? null },
  letter: { to: postalAddressOf(row), changedAt: row.address_changed_at?.getTime() ?? null },
});

/** The proofs that the entry's data allow, quickest first; `restsUntil` (epoch ms) if the contact is too new. */
export function proofsOf(row: StatusRow, now: Date): (OfferedProof & { restsUntil: number | null })[] {
  const contacts = contactsOf(row);
  return (["email", "phone", "letter"] as const)
    .map((kind) => ({
      kind,
      to: contacts[kind].to,
      restsUntil: contactRestsUntil(contacts[kind].changedAt, now.getTime()),
    }))
    .filter(({ kind, to }) => to !== "" && (kind !== "phone" || row.may_call));
}

/** True if the code of this claim went, or goes, to a contact that the entry still has. */
export function isSentToContact(row: StatusRow): boolean {
  if (row.proof === null || row.sent_to === null || row.started_at === null) return false;
  const { to: contact, changedAt } = contactsOf(row)[row.proof];
  // A claim that is older than the column has no `asked_at`.
  const askedAt = (row.asked_at ?? row.started_at).getTime();
  return isContactKept({ sentTo: row.sent_to, contact, changedAt, askedAt });
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

export function toClaiming(row: StatusRow, isLoggedIn: boolean, now: Date): Claiming {
  const proofs = isLoggedIn && !hasContract(row) ? proofsOf(row, now) : [];
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
    proofs: proofs.flatMap(({ kind, to, restsUntil }) => (restsUntil === null ? [{ kind, to }] : [])),
    restingProofs: proofs.flatMap(({ kind, restsUntil }) =>
      restsUntil === null ? [] : [{ kind, from: new Date(restsUntil).toISOString() }],
    ),
    expiresAt: isOwnersClaim ? new Date(ownerClaimExpiresAt(Number(row.claimed_last_update))).toISOString() : null,
  };
}
