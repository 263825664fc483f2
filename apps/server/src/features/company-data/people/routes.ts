/** Calls of the page kunde/firmendaten/personen. The specification names none; these are ours. */
import {
  serveAdmitPerson,
  serveChangePersonRight,
  serveGetPeople,
  serveInvitePerson,
  serveLeaveCompany,
  serveRevokePerson,
  serveWithdrawInvitation,
} from "./calls.ts";
import type { Environment } from "../../../platform/environment.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import type { PeopleService } from "./service.ts";

export const peopleRoutes = (environment: Environment, service: PeopleService): Call[] => [
  call(serveGetPeople, ({ scope }) => service.list(scope)),
  call(serveInvitePerson, ({ scope, body, request }) => service.invite(scope, body, visitorOf(request, environment))),
  call(serveWithdrawInvitation, ({ scope, body }) => service.withdraw(scope, body.id)),
  call(serveAdmitPerson, ({ scope, body }) => service.admit(scope, body.id)),
  call(serveChangePersonRight, ({ scope, body }) => service.changeRight(scope, body.user_id, body.right)),
  call(serveLeaveCompany, async ({ scope, request }) => {
    await service.leave(scope, visitorOf(request, environment));
    return {};
  }),
  call(serveRevokePerson, ({ scope, body, request }) =>
    service.revoke(scope, body.user_id, visitorOf(request, environment)),
  ),
];
