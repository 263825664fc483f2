/** The calls of the registration pages (Specification §7 "Auth"). */
import {
  serveActivateRegistration,
  serveCheckRegistration,
  serveRegister,
  serveRegisterActivationCancel,
  serveRegisterGuest,
  serveResendActivation,
} from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../anonymous-calls.ts";
import { browserHash } from "./browser-secret.ts";
import type { RegistrationService } from "./service.ts";

export const registrationRoutes = ({ environment }: Dependencies, service: RegistrationService): Call[] => [
  call(serveRegister, async ({ request, body }) => {
    await service.register(body, visitorOf(request, environment));
    return {};
  }),

  call(serveRegisterGuest, async ({ request, body }) => {
    await service.register(body, visitorOf(request, environment));
    return {};
  }),

  call(serveResendActivation, async ({ request, body }) => {
    await service.resend(body.email, visitorOf(request, environment));
    return {};
  }),

  call(serveCheckRegistration, ({ request, body }) => service.check(body.token, browserHash(request, environment))),

  call(serveActivateRegistration, ({ request, body }) =>
    service.activate(body.token, browserHash(request, environment)),
  ),

  call(serveRegisterActivationCancel, async ({ body }) => {
    await service.cancel(body.token);
    return {};
  }),
];
