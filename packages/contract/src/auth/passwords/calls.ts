/** New passwords, and the one-time link for people who forgot theirs: it logs in or sets a new password. */
import * as z from "zod/mini";
import type { User } from "../calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { secondFactorCode } from "../second-factor/inputs.ts";

/** Only the length counts; there are no rules about kinds of characters. */
export const PASSWORD_MIN_CHARACTERS = 10;
export const PASSWORD_MAX_CHARACTERS = 200;
/** Lowest zxcvbn score, 0 to 4, that the server accepts. */
export const PASSWORD_MIN_SCORE = 2;

/** Counts characters as people do: a letter with an accent is one. */
const characters = (text: string): number => Array.from(text.normalize("NFC")).length;

/** Never trimmed: a password may begin with a space. */
export const newPassword = z.string("Bitte wählen Sie ein Passwort.").check(
  z.maxLength(2 * PASSWORD_MAX_CHARACTERS, {
    error: `Bitte höchstens ${PASSWORD_MAX_CHARACTERS} Zeichen.`,
    abort: true,
  }),
  z.refine(
    (text) => characters(text) >= PASSWORD_MIN_CHARACTERS,
    `Bitte wählen Sie mindestens ${PASSWORD_MIN_CHARACTERS} Zeichen.`,
  ),
  z.refine(
    (text) => characters(text) <= PASSWORD_MAX_CHARACTERS,
    `Bitte höchstens ${PASSWORD_MAX_CHARACTERS} Zeichen.`,
  ),
);

const MAX_TOKEN_CHARACTERS = 100;

/** The token of a link. White space that was copied along is removed. */
export const linkToken = z.string().check(
  z.maxLength(MAX_TOKEN_CHARACTERS, "Der Code ist zu lang. Bitte kopieren Sie ihn aus der E-Mail."),
  z.overwrite((text: string) => text.replaceAll(/\s+/g, "")),
  z.minLength(1, "Bitte geben Sie den Code aus der E-Mail ein."),
);

/** Whatever else lets somebody in, or could soon. Instants are ISO. */
export type LoginMethods = {
  /** Of all hosts, oldest first. */
  passkeys: { id: number; name: string; createdAt: string }[];
  facebookSince: string | null;
  /** `removable`: on for less than `RECENT_FACTOR_DAYS`. */
  secondFactor: { since: string; removable: boolean } | null;
  /** A new e-mail address that waits for the link in its mail. */
  pendingEmail: string | null;
};

/**
 * A link in a mail removes a second factor only this many days after it was turned on. An older one is the owner's, and
 * whoever reads the owner's mails must not get past it.
 */
export const RECENT_FACTOR_DAYS = 30;

/** Login methods that stay when the link sets a new password. What is not named is removed. */
const keptMethods = z.object({
  passkeys: z._default(z.array(idNumber).check(z.maxLength(100)), []),
  facebook: z._default(z.boolean(), false),
  secondFactor: z._default(z.boolean(), false),
});
export type KeptMethods = z.output<typeof keptMethods>;
const NOTHING_KEPT: KeptMethods = { passkeys: [], facebook: false, secondFactor: false };

/**
 * The person whose link it is. `next`: the path to go to after login if the link was asked for on another page of ours.
 */
export type AccessLink = { login: string; hasPassword: boolean; next: string | null; methods: LoginMethods };

const linkErrors = ["auth.link_unknown", "auth.link_expired", "auth.link_used"] as const;

/** A login name or an e-mail address of somebody who forgot the password. */
export const forgottenLogin = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Bitte geben Sie Ihren Anmeldenamen oder Ihre E-Mail-Adresse ein."),
    z.maxLength(254, "Der Anmeldename ist zu lang."),
  );

/** Sends the link to the owner of a login name or e-mail address. The answer is the same if there is none. */
export const requestAccessLink = endpoint<Record<string, never>>()({
  name: "requestAccessLink",
  method: "POST",
  path: "/api/auth/requestAccessLink",
  body: z.object({ login: forgottenLogin }),
  errors: ["auth.mails_throttled"],
});

/** Returns whose link it is without using it up, so a page can show it before anybody types. */
export const checkAccessLink = endpoint<AccessLink>()({
  name: "checkAccessLink",
  method: "POST",
  path: "/api/auth/checkAccessLink",
  body: z.object({ token: linkToken }),
  errors: linkErrors,
});

/** Logs in with the link in place of the password, and uses the link up. */
export const loginByLink = endpoint<{ user: User }>()({
  name: "loginByLink",
  method: "POST",
  path: "/api/auth/loginByLink",
  body: z.object({
    token: linkToken,
    remember: z._default(z.boolean(), false),
    /** The code of the app, if the person uses a second factor. A refused code does not use the link up. */
    secondFactor: z.optional(secondFactorCode),
  }),
  errors: [...linkErrors, "auth.second_factor_required", "auth.second_factor_wrong", "auth.throttled"],
});

/**
 * Sets a new password with the link and uses the link up. Ends every session, every other link and a pending change of
 * the e-mail address, and removes the login methods that `keep` does not name. A refused password does not use the link
 * up.
 */
export const renewPassword = endpoint<{ login: string }>()({
  name: "renewPassword",
  method: "POST",
  path: "/api/auth/renewPassword",
  body: z.object({ token: linkToken, password: newPassword, keep: z._default(keptMethods, NOTHING_KEPT) }),
  errors: [...linkErrors, "auth.password_weak", "auth.busy"],
});
