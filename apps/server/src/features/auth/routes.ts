/** The session's calls (Specification §7 "Auth"). */
import { serveLogin, serveLogout, serveRefresh, serveRemoveMainSessionKeys } from "./calls.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { Problem } from "../../platform/problem.ts";
import { clearSessionKeys } from "../../platform/session/cookies.ts";
import { lookUpSession } from "../../platform/session/guard.ts";
import type { AuthService } from "./service.ts";
import { createLoginCompletion } from "./complete-login.ts";

export function authRoutes(dependencies: Dependencies, service: AuthService): Call[] {
  const { environment } = dependencies;
  const { logIn, setSession, revokePresented } = createLoginCompletion(dependencies, service);

  return [
    call(serveLogin, async ({ request, reply, body }) => ({ user: await logIn(request, reply, body) })),

    call(serveRefresh, async ({ request, reply }) => {
      const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
      if (found === null) {
        clearSessionKeys(request, reply, environment.SESSION_COOKIE);
        throw new Problem("auth.no_session");
      }
      const { user, issued } = await service.refresh(found.session, found.presentedSecret);
      if (issued !== null) setSession(request, reply, issued);
      return { user };
    }),

    call(serveLogout, async ({ request, reply }) => {
      await endSession(request, reply);
      return {};
    }),

    call(serveRemoveMainSessionKeys, async ({ request, reply }) => {
      await endSession(request, reply);
      return {};
    }),
  ];

  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await revokePresented(request);
    clearSessionKeys(request, reply, environment.SESSION_COOKIE);
  }
}
