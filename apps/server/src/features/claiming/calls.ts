import * as z from "zod/mini";
import { userSchema } from "../auth/public.ts";
import {
  claimingLogin,
  claimingRegister,
  enterClaimCode,
  getClaiming,
  getOwnClaims,
  requestClaimCode,
  withdrawClaim,
} from "@portal/contract/claiming/calls";
import { CLAIM_PROOFS, CLAIM_STATES, HOLD_REASONS } from "@portal/contract/claiming/states";
import { emptyAnswer, publicAccess, serve, sessionAccess } from "../../platform/http/served-call.ts";
import { ANONYMOUS_MAILS, CLAIMS, LOGIN_THROTTLE } from "../../platform/rate-limits/quotas.ts";
import type { RouteName } from "@portal/contract/pages/routes";
import { ROUTE_ROWS } from "@portal/contract/pages/route-table";

const proof = z.enum(CLAIM_PROOFS);
const page = z.enum(ROUTE_ROWS.map(({ name }) => name) as [RouteName, ...RouteName[]]);
const claiming = z.object({
  company: z.object({ id: z.number(), name: z.string(), street: z.string(), zipCode: z.string(), city: z.string() }),
  page,
  isLoggedIn: z.boolean(),
  claim: z.nullable(
    z.object({
      state: z.enum(CLAIM_STATES),
      heldBecause: z.nullable(z.enum(HOLD_REASONS)),
      proof: z.nullable(proof),
      sentTo: z.nullable(z.string()),
      codeExpiresAt: z.nullable(z.string()),
      triesLeft: z.number(),
      startedAt: z.string(),
    }),
  ),
  proofs: z.array(z.object({ kind: proof, to: z.string() })),
  restingProofs: z.array(z.object({ kind: proof, from: z.string() })),
  expiresAt: z.nullable(z.string()),
});
const answers = { 200: z.object({ claiming }) };
/** Not for agents: a claim belongs to the person. */
const person = { access: sessionAccess(), answers };

export const serveGetClaiming = serve(getClaiming, { access: publicAccess, answers });
export const serveClaimingLogin = serve(claimingLogin, {
  quota: LOGIN_THROTTLE,
  summary: "Log in to claim an entry",
  access: publicAccess,
  answers: { 200: z.object({ claiming, user: userSchema }) },
});
export const serveClaimingRegister = serve(claimingRegister, {
  quota: ANONYMOUS_MAILS,
  summary: "Register to claim an entry",
  access: publicAccess,
  answers: { 200: emptyAnswer },
});
export const serveRequestClaimCode = serve(requestClaimCode, { ...person, quota: CLAIMS });
export const serveEnterClaimCode = serve(enterClaimCode, { ...person, quota: CLAIMS });
export const serveWithdrawClaim = serve(withdrawClaim, { ...person, quota: CLAIMS });
export const serveGetOwnClaims = serve(getOwnClaims, {
  access: sessionAccess(),
  answers: {
    200: z.object({
      claims: z.array(z.object({ companyId: z.number(), company: z.string(), state: z.enum(CLAIM_STATES), page })),
    }),
  },
});
