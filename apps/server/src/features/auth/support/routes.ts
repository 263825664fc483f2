/** The support log-in, and what a company sees of it. */
import { serveGetSupportVisits, serveLoginCuca } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import type { AuthService } from "../service.ts";
import { createSignIn } from "../sign-in.ts";
import type { SupportService } from "./service.ts";

export function supportRoutes(dependencies: Dependencies, auth: AuthService, support: SupportService): Call[] {
  const { enter, originOf } = createSignIn(dependencies, auth);

  return [
    call(serveLoginCuca, async ({ request, reply, body }) => {
      const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
      // An agent who acts for one company leaves it before acting for another.
      if (found !== null && found.session.agent !== null) throw new Problem("auth.support_nested");
      const issued = await support.logIn(body, originOf(request));
      return { user: await enter(request, reply, issued) };
    }),

    call(serveGetSupportVisits, async ({ scope }) => ({ visits: await support.visits(scope) })),
  ];
}
