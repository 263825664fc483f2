/** Links into companies (Specification §7 "Auth"). */
import {
  serveAcceptAccountLink,
  serveAccountLinkLogin,
  serveAccountLinkRegister,
  serveGetAccountLink,
} from "./calls.ts";
import { call, type Call } from "../../platform/http/call.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { personOf, logInOf } from "../auth/public.ts";
import type { AccountLinkingService } from "./service.ts";

export function accountLinkingRoutes(dependencies: Dependencies, service: AccountLinkingService): Call[] {
  const logIn = logInOf(dependencies);
  return [
    call(serveGetAccountLink, async ({ body }) => ({ link: await service.state(body.data) })),

    call(serveAccountLinkLogin, async ({ request, reply, body: { data, ...credentials } }) => {
      await service.requireUsable(data);
      const { user_id } = await logIn(request, reply, credentials);
      const link = await service.take(data, user_id);
      return { user: await personOf(dependencies, user_id), link };
    }),

    call(serveAccountLinkRegister, async ({ request, reply, body }) => {
      const { login, link } = await service.register(body);
      return { user: await logIn(request, reply, { login, password: body.password, remember: false }), link };
    }),

    call(serveAcceptAccountLink, async ({ session, body }) => ({
      link: await service.take(body.data, session.userId),
    })),
  ];
}
