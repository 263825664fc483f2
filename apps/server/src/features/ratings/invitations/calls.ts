import { RATING_FAMILIES } from "@portal/contract/ratings/awards/calls";
import {
  getInvitationPoster,
  getInvitations,
  getInvitationsCsv,
  INVITATION_BASES,
  INVITATION_STATES,
  optOutOfInvitations,
  remindInvitation,
  sendInvitations,
} from "@portal/contract/ratings/invitations/calls";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { RATING_INVITATIONS, USES_TOKEN } from "../../../platform/rate-limits/quotas.ts";

const reads = { access: accountAccess("read", { families: RATING_FAMILIES }), agent: true } as const;
const writes = {
  access: accountAccess("write", { families: RATING_FAMILIES }),
  agent: true,
  quota: RATING_INVITATIONS,
} as const;

const invitation = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  basis: z.enum(INVITATION_BASES),
  basisOn: z.string(),
  notedBy: z.string(),
  state: z.enum(INVITATION_STATES),
  sentAt: z.string(),
  remindedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  mayRemind: z.boolean(),
});

export const serveGetInvitations = serve(getInvitations, {
  ...reads,
  answers: {
    200: z.object({
      invitations: z.array(invitation),
      total: z.number(),
      counts: z.object({ sent: z.number(), rated: z.number(), optedOut: z.number() }),
      leftToday: z.number(),
      company: z.string(),
      ratingUrl: z.string(),
    }),
  },
});
export const serveGetInvitationsCsv = serve(getInvitationsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveSendInvitations = serve(sendInvitations, {
  ...writes,
  bodyLimitBytes: 50_000,
  answers: {
    200: z.object({
      sent: z.number(),
      wrong: z.array(z.object({ line: z.number(), text: z.string(), error: z.string() })),
    }),
  },
});
export const serveRemindInvitation = serve(remindInvitation, { ...writes, answers: { 200: z.object({ invitation }) } });
export const serveGetInvitationPoster = serve(getInvitationPoster, {
  ...reads,
  answers: { 200: new FileAnswer("application/pdf") },
});
export const serveOptOutOfInvitations = serve(optOutOfInvitations, {
  access: publicAccess,
  quota: USES_TOKEN,
  answers: { 200: z.object({ isDone: z.literal(true) }) },
});
