import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { emptyAnswer, publicAccess, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import {
  addFacebook,
  beginFacebook,
  beginFacebookLink,
  getFacebookPerson,
  getOwnFacebook,
  linkFacebook,
  loginByFacebook,
  registerByFacebook,
  unlinkFacebook,
} from "@portal/contract/auth/facebook/calls";

const access = publicAccess;
const user = { 200: z.object({ user: userSchema }) };

export const serveBeginFacebook = serve(beginFacebook, { access, answers: { 200: z.object({ link: z.string() }) } });
export const serveLoginByFacebook = serve(loginByFacebook, { access, answers: user });
export const serveLinkFacebook = serve(linkFacebook, { access, answers: user });
export const serveRegisterByFacebook = serve(registerByFacebook, {
  access,
  answers: { 200: z.object({ email: z.string() }) },
});
export const serveGetFacebookPerson = serve(getFacebookPerson, {
  access,
  answers: { 200: z.object({ name: z.string(), email: z.string() }) },
});
export const serveGetOwnFacebook = serve(getOwnFacebook, {
  access: sessionAccess(),
  answers: {
    200: z.object({ available: z.boolean(), linkedAt: z.nullable(z.string()), hasPassword: z.boolean() }),
  },
});
export const serveBeginFacebookLink = serve(beginFacebookLink, {
  access: sessionAccess(),
  answers: { 200: z.object({ link: z.string() }) },
});
export const serveAddFacebook = serve(addFacebook, { access: sessionAccess(), answers: { 200: emptyAnswer } });
export const serveUnlinkFacebook = serve(unlinkFacebook, { access: sessionAccess(), answers: { 200: emptyAnswer } });
