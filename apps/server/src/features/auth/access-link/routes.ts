/** The calls of the pages for forgotten passwords (Specification §2). */
import { serveCheckAccessLink, serveLoginByLink, serveRenewPassword, serveRequestAccessLink } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../anonymous-calls.ts";
import type { LoginCompletion } from "../complete-login.ts";
import type { AccessLinkService } from "./service.ts";

export const accessLinkRoutes = (
  { environment }: Dependencies,
  service: AccessLinkService,
  { completeLogin, originOf }: Pick<LoginCompletion, "completeLogin" | "originOf">,
): Call[] => [
  call(serveRequestAccessLink, async ({ request, body }) => {
    await service.request(body.login, visitorOf(request, environment));
    return {};
  }),

  call(serveCheckAccessLink, ({ body }) => service.check(body.token)),

  call(serveLoginByLink, async ({ request, reply, body }) => {
    const issued = await service.logIn(body.token, body, originOf(request));
    return { user: await completeLogin(request, reply, issued) };
  }),

  call(serveRenewPassword, ({ request, body }) => service.renew(body, visitorOf(request, environment))),
];
