/**
 * How somebody becomes a user (Specification §7 "Auth"): what was typed waits until the link in the mail is opened. The
 * answers are the same whether or not an address is known already.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { lineOf } from "../../text/text-fields.ts";
import { linkToken, newPassword } from "../passwords/calls.ts";

const EMAIL = "Bitte geben Sie Ihre E-Mail-Adresse an, zum Beispiel: petra@beispiel.example.";
/** One address: letters of any script, no white space, nothing that begins a second address or a header. */
const EMAIL_PATTERN =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}[\p{L}\p{M}\p{N}-]{2,63}$/u;
const EMAIL_CHARACTERS = 254;
const NAME_CHARACTERS = 80;

/** An address, trimmed, in one spelling (NFC); `message` is what anything else is answered with. */
export const emailAddressOf = (message: string) =>
  lineOf(EMAIL_CHARACTERS).check(z.refine((text) => EMAIL_PATTERN.test(text), message));

/** The address of whoever types it. */
export const emailAddress = emailAddressOf(EMAIL);

/** Anything but true is refused with the sentence. */
const agreed = z.literal(true, "Bitte stimmen Sie den Nutzungsbedingungen zu.");

/** Everybody who registers, guests included. */
const person = {
  email: emailAddress,
  /** How others see the person, beside ratings for example; may be empty. */
  displayName: z._default(lineOf(NAME_CHARACTERS), ""),
  acceptedTerms: agreed,
};

/** What a person types who registers; taking over an entry asks for the same. */
export const registration = z.object({ ...person, password: newPassword });

/** What a guest types. */
export const guestRegistration = z.object(person);

type Nothing = Record<string, never>;
const sending = ["auth.mails_throttled", "auth.busy"] as const;
const linkErrors = ["auth.link_unknown", "auth.link_expired", "auth.link_used", "auth.registration_cancelled"] as const;

export const register = endpoint<Nothing>()({
  name: "register",
  method: "POST",
  path: "/api/user/register",
  body: registration,
  errors: [...sending, "auth.password_weak"],
});

/** A guest has no password and comes in by links in mails, until they set one. */
export const registerGuest = endpoint<Nothing>()({
  name: "registerGuest",
  method: "POST",
  path: "/api/user/registerGuest",
  body: guestRegistration,
  errors: sending,
});

/** Sends the mail of a waiting registration again, with a new link; the old one stays good. */
export const resendActivation = endpoint<Nothing>()({
  name: "resendActivation",
  method: "POST",
  path: "/api/user/resendActivation",
  body: z.object({ email: emailAddress }),
  errors: sending,
});

/**
 * What opening the link led to. `next` is the path of ours at which the registration began where that was another page,
 * such as taking over an entry: the way on after the log-in. `accessToken` is for guests, who have no password to log in
 * with: the token of an access link that needs no mail of its own; null for everybody else.
 */
export type Activated = { login: string; hasPassword: boolean; next: string | null; accessToken: string | null };

/** Makes the user. Logs nobody in who has a password: only who chose it can, whoever typed the address. */
export const activateRegistration = endpoint<Activated>()({
  name: "activateRegistration",
  method: "POST",
  path: "/api/user/activateRegistration",
  body: z.object({ token: linkToken }),
  errors: linkErrors,
});

/** Forgets what was typed, for people who did not register themselves. */
export const registerActivationCancel = endpoint<Nothing>()({
  name: "registerActivationCancel",
  method: "POST",
  path: "/api/user/registerActivationCancel",
  body: z.object({ token: linkToken }),
  errors: linkErrors,
});
