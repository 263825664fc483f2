/**
 * Registration (Specification §7 "Auth"): the form's data wait until the person opens the link in the mail. The answers
 * are the same whether or not an address is known already.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { personName } from "../../text/person-name.ts";
import { lineOf } from "../../text/text-fields.ts";
import { linkToken, newPassword } from "../passwords/calls.ts";

const EMAIL = "Bitte geben Sie Ihre E-Mail-Adresse an, zum Beispiel: petra@beispiel.example.";
/** One address: letters of any script, no white space, nothing that starts a second address or a header. */
const EMAIL_PATTERN =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}[\p{L}\p{M}\p{N}-]{2,63}$/u;
const EMAIL_CHARACTERS = 254;

/** An address, trimmed and normalised (NFC). `message` is the error for anything else. */
export const emailAddressOf = (message: string) =>
  lineOf(EMAIL_CHARACTERS).check(z.refine((text) => EMAIL_PATTERN.test(text), message));

/** The address that a person types. */
export const emailAddress = emailAddressOf(EMAIL);

/** Refuses anything but true, with this sentence. */
const agreed = z.literal(true, "Bitte stimmen Sie den Nutzungsbedingungen zu.");

/** Fields of everybody who registers, guests included. */
const person = {
  email: emailAddress,
  displayName: z._default(personName, ""),
  acceptedTerms: agreed,
};

/** Fields of a registration. Claiming an entry uses the same. */
export const registration = z.object({ ...person, password: newPassword });

/** Fields of a guest's registration. */
export const guestRegistration = z.object(person);

type Nothing = Record<string, never>;
const sending = ["auth.mails_throttled", "auth.busy"] as const;
const linkErrors = ["auth.link_unknown", "auth.link_expired", "auth.link_used", "auth.registration_cancelled"] as const;

export const register = endpoint<Nothing>()({
  name: "register",
  method: "POST",
  path: "/api/user/register",
  body: registration,
  errors: [...sending, "auth.password_weak", "entry.name_imitates_provider"],
});

/** A guest has no password and logs in by links in mails, until they set one. */
export const registerGuest = endpoint<Nothing>()({
  name: "registerGuest",
  method: "POST",
  path: "/api/user/registerGuest",
  body: guestRegistration,
  errors: [...sending, "entry.name_imitates_provider"],
});

/** Sends the mail of a waiting registration again, with a new link. The old link stays valid. */
export const resendActivation = endpoint<Nothing>()({
  name: "resendActivation",
  method: "POST",
  path: "/api/user/resendActivation",
  body: z.object({ email: emailAddress }),
  errors: sending,
});

/**
 * What opening the link led to. `next`: the path to go to after login if the registration began on another page of
 * ours, such as claiming an entry. `accessToken`: only for guests, who have no password to log in with, the token of an
 * access link that needs no mail; null for everybody else.
 */
export type Activated = {
  login: string;
  hasPassword: boolean;
  next: string | null;
  accessToken: string | null;
  facebook: FacebookLinking;
};

/**
 * The Facebook account of a registration is linked only by the browser in which it began: whoever typed somebody else's
 * address at Facebook must not get in by that person's click. Null if the registration did not begin at Facebook.
 */
export type FacebookLinking = "linked" | "not_linked" | null;

/** What a registration's link is about. `here`: this browser is the one that began at Facebook. */
export type PendingRegistration = { email: string; facebook: { name: string; here: boolean } | null };

/** Tells what the link is about without using it up. */
export const checkRegistration = endpoint<PendingRegistration>()({
  name: "checkRegistration",
  method: "POST",
  path: "/api/user/checkRegistration",
  body: z.object({ token: linkToken }),
  errors: linkErrors,
});

/**
 * Makes the user. A person with a password is not logged in: only who chose the password can log in, whoever typed the
 * address.
 */
export const activateRegistration = endpoint<Activated>()({
  name: "activateRegistration",
  method: "POST",
  path: "/api/user/activateRegistration",
  body: z.object({ token: linkToken }),
  errors: linkErrors,
});

/** Deletes the data of a registration, for people who did not register themselves. */
export const registerActivationCancel = endpoint<Nothing>()({
  name: "registerActivationCancel",
  method: "POST",
  path: "/api/user/registerActivationCancel",
  body: z.object({ token: linkToken }),
  errors: linkErrors,
});
