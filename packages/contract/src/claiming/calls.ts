/** The calls of claiming an entry (Specification §2 "Claiming", §7 "Auth"). No other call claims or grants anything. */
import * as z from "zod/mini";
import { CREDENTIAL_ERRORS, type User, credentials } from "../auth/calls.ts";
import { isClaimCode } from "./rules.ts";
import { CLAIM_PROOFS, type ClaimProof, type ClaimState, type HoldReason } from "./states.ts";
import { endpoint } from "../http/endpoint.ts";
import { idNumber, idText } from "../http/ids.ts";
import { register, registration } from "../auth/registration/calls.ts";
import type { RouteName } from "../pages/routes.ts";

/** A proof that this company's entry allows, and where its code goes: an e-mail address, a phone number, a street. */
export type OfferedProof = { kind: ClaimProof; to: string };

/** A proof whose contact in the entry changed so recently that it gets no code before `from` (ISO instant, UTC). */
export type RestingProof = { kind: ClaimProof; from: string };

/** The viewer's own claim. Instants are ISO, UTC. */
export type OwnClaim = {
  state: ClaimState;
  heldBecause: HoldReason | null;
  proof: ClaimProof | null;
  /** Where the code goes or went. */
  sentTo: string | null;
  /** Null while there is no code to enter. */
  codeExpiresAt: string | null;
  triesLeft: number;
  startedAt: string;
};

/** How claiming a company looks for the viewer. */
export type Claiming = {
  company: { id: number; name: string; street: string; zipCode: string; city: string };
  /** Name of the page that belongs to this status. */
  page: RouteName;
  isLoggedIn: boolean;
  claim: OwnClaim | null;
  /** Empty for people who are not logged in. */
  proofs: OfferedProof[];
  /** Proofs that will be offered later; empty for people who are not logged in. */
  restingProofs: RestingProof[];
  /** When the viewer must confirm their ownership again; null for everybody else. */
  expiresAt: string | null;
};

type Answer = { claiming: Claiming };

const company = z.object({ company: idNumber });
const notNow = ["claiming.company_not_found", "claiming.not_possible_now"] as const;

export const getClaiming = endpoint<Answer>()({
  name: "getClaiming",
  method: "GET",
  path: "/api/claiming/state",
  query: z.object({ company: idText }),
  errors: ["claiming.company_not_found"],
});

/** Logs in and returns the claiming as this person sees it. Starts nothing by itself. */
export const claimingLogin = endpoint<Answer & { user: User }>()({
  name: "claimingLogin",
  method: "POST",
  path: "/api/claiming/login",
  body: z.extend(credentials, { company: idNumber }),
  errors: ["claiming.company_not_found", ...CREDENTIAL_ERRORS],
});

/**
 * Registers a person. The link in the mail leads back to the company. The answer is the same whether or not the address
 * is known.
 */
export const claimingRegister = endpoint<Record<string, never>>()({
  name: "claimingRegister",
  method: "POST",
  path: "/api/claiming/register",
  body: z.extend(registration, { company: idNumber }),
  errors: ["claiming.company_not_found", ...register.errors],
});

/**
 * Asks for a code; the first one begins the claim. An e-mail goes out at once; letter and call wait for a person at the
 * provider.
 */
export const requestClaimCode = endpoint<Answer>()({
  name: "requestClaimCode",
  method: "POST",
  path: "/api/claiming/requestCode",
  body: z.extend(company, { proof: z.enum(CLAIM_PROOFS, "Bitte wählen Sie, wie der Code zu Ihnen kommen soll.") }),
  errors: [
    ...notNow,
    "claiming.proof_not_offered",
    "claiming.contact_is_new",
    "claiming.too_many_codes",
    "claiming.too_many_claims",
  ],
});

const CODE = "Der Code hat 8 Zeichen, zum Beispiel ABCD-2345. Die Zeichen 0, 1, I und O kommen nicht vor.";

export const enterClaimCode = endpoint<Answer>()({
  name: "enterClaimCode",
  method: "POST",
  path: "/api/claiming/enterCode",
  body: z.extend(company, { code: z.string(CODE).check(z.refine(isClaimCode, CODE)) }),
  errors: [...notNow, "claiming.code_wrong", "claiming.code_expired", "claiming.contact_changed", "claiming.held"],
});

/** Gives up a claim that is not decided yet. */
export const withdrawClaim = endpoint<Answer>()({
  name: "withdrawClaim",
  method: "POST",
  path: "/api/claiming/withdraw",
  body: company,
  errors: notNow,
});

/** One of the viewer's claims that is not over. `page`: where the claim continues. */
export type OpenClaim = { companyId: number; company: string; state: ClaimState; page: RouteName };

/** The viewer's open claims, newest first. */
export const getOwnClaims = endpoint<{ claims: OpenClaim[] }>()({
  name: "getOwnClaims",
  method: "GET",
  path: "/api/claiming/mine",
});
