/** The calls of passkeys: a person's own list, and login. */
import {
  serveAddPasskey,
  serveBeginPasskey,
  serveBeginPasskeyLogin,
  serveBeginPasskeyProof,
  serveConfirmByPasskey,
  serveDeletePasskey,
  serveGetPasskeys,
  serveLoginByPasskey,
  serveRenamePasskey,
} from "./calls.ts";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../anonymous-calls.ts";
import type { LoginCompletion } from "../complete-login.ts";
import type { PasskeyService } from "./service.ts";

export function passkeyRoutes(
  { environment }: Dependencies,
  service: PasskeyService,
  { completeLogin }: Pick<LoginCompletion, "completeLogin">,
): Call[] {
  const brandOf = (request: FastifyRequest) => visitorOf(request, environment).brand;
  return [
    call(serveGetPasskeys, ({ session, request }) => service.list(session.userId, brandOf(request))),
    call(serveBeginPasskey, ({ session, request, body }) => service.begin(session, body.password, brandOf(request))),
    call(serveAddPasskey, ({ session, request, body }) => service.add(session, body, brandOf(request))),
    call(serveRenamePasskey, ({ session, request, body }) => service.rename(session.userId, body, brandOf(request))),
    call(serveDeletePasskey, ({ session, request, body }) => service.remove(session, body.id, brandOf(request))),
    call(serveBeginPasskeyProof, ({ session, request }) => service.beginProof(session.userId, brandOf(request))),
    call(serveConfirmByPasskey, ({ session, request, body }) =>
      service.confirm(session, body.response, brandOf(request)),
    ),
    call(serveBeginPasskeyLogin, ({ request }) => service.beginLogin(visitorOf(request, environment).brand)),
    call(serveLoginByPasskey, async ({ request, reply, body }) => {
      const userAgent = request.headers["user-agent"] ?? "";
      const issued = await service.logIn(body.response, {
        brand: brandOf(request),
        remember: body.remember,
        userAgent,
      });
      return { user: await completeLogin(request, reply, issued) };
    }),
  ];
}
