/** Calls for claiming an entry (Specification §7 "Auth"). */
import {
  serveClaimingLogin,
  serveClaimingRegister,
  serveEnterClaimCode,
  serveGetClaiming,
  serveGetOwnClaims,
  serveRequestClaimCode,
  serveWithdrawClaim,
} from "./calls.ts";
import { pathOf } from "@portal/contract/pages/routes";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { lookUpSession } from "../../platform/session/guard.ts";
import { registerOf, logInOf, visitorOf } from "../auth/public.ts";
import type { ClaimingService } from "./service.ts";

export function claimingRoutes(dependencies: Dependencies, service: ClaimingService): Call[] {
  const logIn = logInOf(dependencies);
  const register = registerOf(dependencies);
  const fromWhere = (request: FastifyRequest) => visitorOf(request, dependencies.environment);

  /** The logged-in person. An agent who acts for a company cannot claim. */
  const viewerOf = async (request: FastifyRequest): Promise<number | null> => {
    const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
    return found === null || found.session.agent !== null ? null : found.session.userId;
  };

  return [
    call(serveGetClaiming, async ({ request, query }) => ({
      claiming: await service.claiming(query.company, await viewerOf(request)),
    })),

    call(serveGetOwnClaims, async ({ session }) => ({ claims: await service.mine(session.userId) })),

    call(serveClaimingLogin, async ({ request, reply, body: { company, ...credentials } }) => {
      await service.claiming(company, null);
      const user = await logIn(request, reply, credentials);
      return { user, claiming: await service.claiming(company, user.user_id) };
    }),

    call(serveClaimingRegister, async ({ request, body: { company, ...registration } }) => {
      await service.claiming(company, null);
      await register(registration, fromWhere(request), `${pathOf("claiming_login")}?firma=${company}`);
      return {};
    }),

    call(serveRequestClaimCode, async ({ request, session, body: { company, proof } }) => {
      const person = { userId: session.userId, brand: fromWhere(request).brand.key };
      return { claiming: await service.requestCode(company, person, proof) };
    }),

    call(serveEnterClaimCode, async ({ session, body }) => ({
      claiming: await service.enterCode(body.company, session.userId, body.code),
    })),

    call(serveWithdrawClaim, async ({ session, body }) => ({
      claiming: await service.withdraw(body.company, session.userId),
    })),
  ];
}
