import type { Claiming, OwnClaim } from "@portal/contract/claiming/calls";
import { CLAIM_TRIES } from "@portal/contract/claiming/rules";

/** A claim whose code went out by mail and is still valid. */
export const aClaim = (given: Partial<OwnClaim> = {}): OwnClaim => ({
  state: "code_out",
  heldBecause: null,
  proof: "email",
  sentTo: "info@sommer.example",
  codeExpiresAt: "2126-11-17T08:00:00.000Z",
  triesLeft: CLAIM_TRIES,
  startedAt: "2026-11-16T08:00:00.000Z",
  ...given,
});

/** How the person with that claim loads it, in page `claiming_pending`. */
export const aClaiming = (given: Partial<Claiming> = {}): Claiming => ({
  company: { id: 7, name: "Malerbetrieb Sommer", street: "Lindenstraße 12", zipCode: "50667", city: "Köln" },
  page: "claiming_pending",
  isLoggedIn: true,
  claim: aClaim(),
  proofs: [
    { kind: "email", to: "info@sommer.example" },
    { kind: "letter", to: "Lindenstraße 12, 50667 Köln" },
  ],
  restingProofs: [],
  expiresAt: null,
  ...given,
});
