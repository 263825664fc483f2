/** The support login, and what the company sees of it. */
import { serveGetSupportVisits, serveLoginCuca } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import { visitorOf } from "../anonymous-calls.ts";
import type { AuthService } from "../service.ts";
import { createLoginCompletion } from "../complete-login.ts";
import type { SupportService } from "./service.ts";

export function supportRoutes(dependencies: Dependencies, auth: AuthService, support: SupportService): Call[] {
  const { completeLogin, originOf } = createLoginCompletion(dependencies, auth);

  return [
    call(serveLoginCuca, async ({ request, reply, body }) => {
      const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
      // An agent must leave a company before acting for another.
      if (found !== null && found.session.agent !== null) throw new Problem("auth.support_nested");
      const issued = await support.logIn(body, originOf(request), visitorOf(request, dependencies.environment).brand);
      return { user: await completeLogin(request, reply, issued) };
    }),

    call(serveGetSupportVisits, async ({ scope }) => ({ visits: await support.visits(scope) })),
  ];
}
