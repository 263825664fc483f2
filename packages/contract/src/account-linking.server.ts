import * as z from "zod/mini";
import { RIGHTS } from "./access.ts";
import { LINK_STANDINGS } from "./account-linking-rules.ts";
import { acceptAccountLink, accountLinkLogin, accountLinkRegister, getAccountLink } from "./account-linking.ts";
import { userSchema } from "./auth.server.ts";
import { publicAccess, serve, sessionAccess } from "./endpoint.server.ts";

const link = z.object({
  standing: z.enum(LINK_STANDINGS),
  company_id: z.number(),
  company_name: z.string(),
  right: z.enum(RIGHTS),
  email: z.string(),
  hasAccount: z.boolean(),
  invitedBy: z.string(),
  reason: z.string(),
  expiresAt: z.string(),
});
const entering = { access: publicAccess, answers: { 200: z.object({ user: userSchema, link }) } };

export const serveGetAccountLink = serve(getAccountLink, {
  access: publicAccess,
  answers: { 200: z.object({ link }) },
});
export const serveAccountLinkLogin = serve(accountLinkLogin, entering);
export const serveAccountLinkRegister = serve(accountLinkRegister, entering);
export const serveAcceptAccountLink = serve(acceptAccountLink, {
  access: sessionAccess(),
  answers: { 200: z.object({ link }) },
});
