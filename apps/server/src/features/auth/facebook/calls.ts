import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { emptyAnswer, publicAccess, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import {
  ANONYMOUS_MAILS,
  FACEBOOK_LOGINS,
  LOGIN_METHODS,
  LOGIN_THROTTLE,
} from "../../../platform/rate-limits/quotas.ts";
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

export const serveBeginFacebook = serve(beginFacebook, {
  quota: FACEBOOK_LOGINS,
  access,
  answers: { 200: z.object({ link: z.string() }) },
});
export const serveLoginByFacebook = serve(loginByFacebook, { quota: LOGIN_THROTTLE, access, answers: user });
export const serveLinkFacebook = serve(linkFacebook, { quota: LOGIN_THROTTLE, access, answers: user });
export const serveRegisterByFacebook = serve(registerByFacebook, {
  quota: ANONYMOUS_MAILS,
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
  quota: LOGIN_METHODS,
  access: sessionAccess(),
  answers: { 200: z.object({ link: z.string() }) },
});
export const serveAddFacebook = serve(addFacebook, {
  quota: LOGIN_METHODS,
  access: sessionAccess(),
  answers: { 200: emptyAnswer },
});
export const serveUnlinkFacebook = serve(unlinkFacebook, {
  quota: LOGIN_METHODS,
  access: sessionAccess(),
  answers: { 200: emptyAnswer },
});
