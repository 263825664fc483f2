import * as z from "zod/mini";
import { RIGHTS } from "@portal/contract/http/access";
import { LINK_STATUSES } from "@portal/contract/account-linking/rules";
import { accountAccess, emptyAnswer, serve } from "../../../platform/http/served-call.ts";
import { INVITATIONS, PEOPLE } from "../../../platform/rate-limits/quotas.ts";
import {
  admitPerson,
  changePersonRight,
  getPeople,
  invitePerson,
  leaveCompany,
  revokePerson,
  withdrawInvitation,
} from "@portal/contract/company-data/people/calls";

const answers = {
  200: z.object({
    people: z.array(
      z.object({
        user_id: z.number(),
        name: z.string(),
        login: z.string(),
        right: z.enum(RIGHTS),
        since: z.string(),
        isMe: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({
        id: z.number(),
        email: z.string(),
        right: z.enum(RIGHTS),
        status: z.enum(LINK_STATUSES),
        takenBy: z.string(),
        byProvider: z.boolean(),
        invitedAt: z.string(),
        expiresAt: z.string(),
      }),
    ),
  }),
};
/** Only owners change who belongs to a company; customer care may look. */
const changes = { access: accountAccess("owner"), answers };

export const serveGetPeople = serve(getPeople, { access: accountAccess("read"), agent: true, answers });
export const serveInvitePerson = serve(invitePerson, { ...changes, quota: INVITATIONS });
export const serveWithdrawInvitation = serve(withdrawInvitation, { ...changes, quota: PEOPLE });
export const serveAdmitPerson = serve(admitPerson, { ...changes, quota: PEOPLE });
export const serveChangePersonRight = serve(changePersonRight, { ...changes, quota: PEOPLE });
export const serveRevokePerson = serve(revokePerson, { ...changes, quota: PEOPLE });
/** Everybody may give up their own access, whatever their right. */
export const serveLeaveCompany = serve(leaveCompany, {
  quota: PEOPLE,
  access: accountAccess("read"),
  answers: { 200: emptyAnswer },
});
