/** The calls of a person's own second factor. */
import {
  serveBeginSecondFactor,
  serveConfirmByCode,
  serveConfirmSecondFactor,
  serveDisableSecondFactor,
  serveGetSecondFactor,
  serveRenewRecoveryCodes,
} from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../anonymous-calls.ts";
import type { SecondFactorService } from "./service.ts";

export const secondFactorRoutes = ({ environment }: Dependencies, service: SecondFactorService): Call[] => [
  call(serveGetSecondFactor, ({ session }) => service.state(session.userId)),

  call(serveBeginSecondFactor, ({ session, request, body }) =>
    service.begin(session, body.password, visitorOf(request, environment).brand),
  ),

  call(serveConfirmSecondFactor, ({ session, request, body }) =>
    service.confirm(session, body.code, visitorOf(request, environment).brand),
  ),

  call(serveDisableSecondFactor, async ({ session, request, body }) => {
    await service.disable(session.userId, body, visitorOf(request, environment).brand);
    return {};
  }),

  call(serveRenewRecoveryCodes, ({ session, request, body }) =>
    service.renewCodes(session.userId, body, visitorOf(request, environment).brand),
  ),

  call(serveConfirmByCode, ({ session, body }) => service.confirmPerson(session, body.code)),
];
