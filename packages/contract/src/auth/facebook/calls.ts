/**
 * Login with Facebook (Specification §7 "Auth"). An e-mail address from Facebook proves nothing: an existing account is
 * linked only by its own password, and a new account is made by the link in a mail. An encrypted cookie holds the
 * Facebook account between these steps.
 */
import * as z from "zod/mini";
import { credentials, type User } from "../calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { ownPassword, secondFactorCode } from "../second-factor/inputs.ts";

/** The URL of Facebook's consent page. */
export const beginFacebook = endpoint<{ link: string }>()({
  name: "beginFacebook",
  method: "POST",
  path: "/api/auth/beginFacebook",
  body: z.object({ remember: z._default(z.boolean(), false) }),
  errors: ["auth.facebook_away", "auth.throttled"],
});

/** Longest query that Facebook sends back. */
const MAX_RETURN_CHARACTERS = 2000;

/**
 * With `query`: the parameters that Facebook added to our URL. Without it: the same person again, with the second
 * factor.
 */
export const loginByFacebook = endpoint<{ user: User }>()({
  name: "loginByFacebook",
  method: "POST",
  path: "/api/auth/facebook",
  body: z.object({
    query: z.optional(z.string().check(z.maxLength(MAX_RETURN_CHARACTERS))),
    secondFactor: z.optional(secondFactorCode),
  }),
  errors: [
    "auth.facebook_away",
    "auth.facebook_declined",
    "auth.facebook_expired",
    "auth.facebook_unlinked",
    "auth.second_factor_required",
    "auth.second_factor_wrong",
    "auth.throttled",
  ],
});

/** Links the waiting Facebook account to the account with this password, and logs in. */
export const linkFacebook = endpoint<{ user: User }>()({
  name: "linkFacebook",
  method: "POST",
  path: "/api/auth/linkFacebook",
  body: z.omit(credentials, { remember: true }),
  errors: [
    "auth.facebook_expired",
    "auth.facebook_linked_already",
    "auth.invalid_credentials",
    "auth.second_factor_required",
    "auth.second_factor_wrong",
    "auth.throttled",
    "auth.busy",
  ],
});

/** Sends a mail to the address that Facebook gave. The link in it makes the account and links it. */
export const registerByFacebook = endpoint<{ email: string }>()({
  name: "registerByFacebook",
  method: "POST",
  path: "/api/auth/registerByFacebook",
  body: z.object({ acceptedTerms: z.literal(true, "Bitte stimmen Sie den Nutzungsbedingungen zu.") }),
  errors: ["auth.facebook_expired", "auth.facebook_without_address", "auth.mails_throttled"],
});

/** The name and address of the Facebook account that waits, for the page that asks how to continue. */
export const getFacebookPerson = endpoint<{ name: string; email: string }>()({
  name: "getFacebookPerson",
  method: "GET",
  path: "/api/auth/facebookPerson",
  errors: ["auth.facebook_expired"],
});

/** Whether the person's account is linked to Facebook. `available`: login with Facebook is set up. */
export const getOwnFacebook = endpoint<{ available: boolean; linkedAt: string | null; hasPassword: boolean }>()({
  name: "getOwnFacebook",
  method: "GET",
  path: "/api/user/getFacebook",
});

/**
 * The URL of Facebook's consent page for somebody who is logged in and links their account; Facebook returns to
 * `/benutzer`.
 */
export const beginFacebookLink = endpoint<{ link: string }>()({
  name: "beginFacebookLink",
  method: "POST",
  path: "/api/auth/beginFacebookLink",
  body: z.object({ password: ownPassword }),
  errors: [
    "auth.own_password_wrong",
    "auth.facebook_away",
    "auth.facebook_linked_already",
    "auth.throttled",
    "auth.busy",
    "user.confirmation_needed",
  ],
});

/** Links the Facebook account named in `query` to the person who began it. */
export const addFacebook = endpoint<Record<string, never>>()({
  name: "addFacebook",
  method: "POST",
  path: "/api/auth/addFacebook",
  body: z.object({ query: z.string().check(z.maxLength(MAX_RETURN_CHARACTERS)) }),
  errors: ["auth.facebook_away", "auth.facebook_declined", "auth.facebook_expired", "auth.facebook_linked_already"],
});

/** Needs a proof within the last `CONFIRMATION_MINUTES`. */
export const unlinkFacebook = endpoint<Record<string, never>>()({
  name: "unlinkFacebook",
  method: "POST",
  path: "/api/user/unlinkFacebook",
  errors: ["user.confirmation_needed"],
});
