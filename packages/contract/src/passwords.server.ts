import * as z from "zod/mini";
import { userSchema } from "./auth.server.ts";
import { emptyAnswer, publicAccess, serve } from "./endpoint.server.ts";
import { checkAccessLink, loginByLink, renewPassword, requestAccessLink } from "./passwords.ts";

const access = publicAccess;

export const serveRequestAccessLink = serve(requestAccessLink, { access, answers: { 200: emptyAnswer } });
export const serveCheckAccessLink = serve(checkAccessLink, {
  access,
  answers: { 200: z.object({ login: z.string(), hasPassword: z.boolean(), next: z.nullable(z.string()) }) },
});
export const serveLoginByLink = serve(loginByLink, { access, answers: { 200: z.object({ user: userSchema }) } });
export const serveRenewPassword = serve(renewPassword, { access, answers: { 200: z.object({ login: z.string() }) } });
