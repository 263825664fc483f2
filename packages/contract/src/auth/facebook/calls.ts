/**
 * Log-in with Facebook (Specification §7 "Auth"). What Facebook says about an e-mail address is no proof: an account
 * here is only linked by its own password, and a new one is made by the link in a mail. What waits between the steps
 * lies in an encrypted cookie.
 */
import * as z from "zod/mini";
import { credentials, type User } from "../calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { ownPassword, secondFactorCode } from "../second-factor/inputs.ts";

/** The address of Facebook's page on which the person agrees. */
export const beginFacebook = endpoint<{ link: string }>()({
  name: "beginFacebook",
  method: "POST",
  path: "/api/auth/beginFacebook",
  body: z.object({ remember: z._default(z.boolean(), false) }),
  errors: ["auth.facebook_away", "auth.throttled"],
});

/** Longest query that Facebook sends back. */
const MAX_RETURN_CHARACTERS = 2000;

/** With `query`, what Facebook added to our address; without it the same person again, with the second factor. */
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

/** Links the Facebook account that waits to the account whose password this is, and logs in. */
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

/** A new account: the link in a mail to the address that Facebook names makes it, and links it. */
export const registerByFacebook = endpoint<{ email: string }>()({
  name: "registerByFacebook",
  method: "POST",
  path: "/api/auth/registerByFacebook",
  body: z.object({ acceptedTerms: z.literal(true, "Bitte stimmen Sie den Nutzungsbedingungen zu.") }),
  errors: ["auth.facebook_expired", "auth.facebook_without_address", "auth.mails_throttled"],
});

/** What waits: the name and address that Facebook told, for the page that asks how to go on. */
export const getFacebookPerson = endpoint<{ name: string; email: string }>()({
  name: "getFacebookPerson",
  method: "GET",
  path: "/api/auth/facebookPerson",
  errors: ["auth.facebook_expired"],
});

/** Whether the person's account is linked to one at Facebook; `available` where log-in with Facebook is set up. */
export const getOwnFacebook = endpoint<{ available: boolean; linkedAt: string | null; hasPassword: boolean }>()({
  name: "getOwnFacebook",
  method: "GET",
  path: "/api/user/getFacebook",
});

/** Facebook's page again, for somebody logged in who links the own account; comes back to `/benutzer`. */
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
  ],
});

/** Links whom Facebook named in `query` to the person who began it. */
export const addFacebook = endpoint<Record<string, never>>()({
  name: "addFacebook",
  method: "POST",
  path: "/api/auth/addFacebook",
  body: z.object({ query: z.string().check(z.maxLength(MAX_RETURN_CHARACTERS)) }),
  errors: ["auth.facebook_away", "auth.facebook_declined", "auth.facebook_expired", "auth.facebook_linked_already"],
});

export const unlinkFacebook = endpoint<Record<string, never>>()({
  name: "unlinkFacebook",
  method: "POST",
  path: "/api/user/unlinkFacebook",
});
