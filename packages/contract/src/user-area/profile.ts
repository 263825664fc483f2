/** A person's data in the portal, and which of them they may change (Specification §7 "User"). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { personName } from "../text/person-name.ts";
import { paragraphsOf } from "../text/text-fields.ts";
import type { OwnDataCounts } from "./own-data.ts";
import { linkToken, type LoginMethods, newPassword } from "../auth/passwords/calls.ts";
import { emailAddress } from "../auth/registration/calls.ts";
import { NOTIFICATION_CHANNELS, NOTIFICATION_WISHES, type NotificationSetting } from "./notification-settings.ts";

export type Profile = {
  displayName: string;
  login: string;
  email: string;
  /** Guests have no password until they set one by the link in a mail. */
  hasPassword: boolean;
  /** URL of the image; null for the default image. */
  profileImage: string | null;
  /** A new address that waits for the link in its mail, until `expires` (ISO instant). */
  pendingEmail: { email: string; expires: string } | null;
  /** ISO instant at which the profile is deleted; null unless the person asked for it. */
  eraseAt: string | null;
  notifications: NotificationSetting[];
};

/** An existing password has a maximum length and is never trimmed. */
const typedPassword = z
  .string("Bitte geben Sie Ihr Passwort ein.")
  .check(z.minLength(1, "Bitte geben Sie Ihr Passwort ein."), z.maxLength(1024, "Das Passwort ist zu lang."));
const proof = ["auth.own_password_wrong", "auth.throttled", "auth.busy"] as const;

export const getProfile = endpoint<{ profile: Profile }>()({
  name: "getProfile",
  method: "GET",
  path: "/api/user/data/profile",
});

/** Absent fields stay unchanged. */
export const updateUserProfile = endpoint<{ profile: Profile }>()({
  name: "updateUserProfile",
  method: "POST",
  path: "/api/user/data/updateUserProfile",
  body: z.object({
    displayName: z.optional(personName),
    removeImage: z.optional(z.boolean()),
    notifications: z.optional(
      z
        .array(
          z.object({
            event: z.enum(NOTIFICATION_WISHES.map(({ event }) => event)),
            channel: z.enum(NOTIFICATION_CHANNELS),
            wanted: z.boolean(),
          }),
        )
        .check(z.maxLength(NOTIFICATION_WISHES.length)),
    ),
  }),
  errors: ["entry.name_imitates_provider"],
});

/** A multipart body with the new image. The old image is deleted. */
export const uploadProfileImage = endpoint<{ profile: Profile }>()({
  name: "uploadProfileImage",
  method: "POST",
  path: "/api/user/data/profileImage",
  bodyKind: "multipart",
  errors: [
    "request.throttled",
    "files.busy",
    "files.missing",
    "files.too_large",
    "files.too_many_pixels",
    "files.type_not_allowed",
    "files.unreadable",
  ],
});

/**
 * Ends every other session, open links and a pending change of the e-mail address. Other login methods stay, because
 * whoever knows the old password is not taking the account back; the answer lists them.
 */
export const updatePassword = endpoint<{ methods: LoginMethods }>()({
  name: "updatePassword",
  method: "POST",
  path: "/api/user/data/updatePassword",
  body: z.object({ oldPassword: typedPassword, newPassword }),
  errors: [...proof, "auth.password_weak"],
});

/**
 * Requests another e-mail address. It becomes valid when the link in the mail to it is opened. The answer is the same
 * if the address belongs to somebody else.
 */
export const updateUserData = endpoint<{ profile: Profile }>()({
  name: "updateUserData",
  method: "POST",
  path: "/api/user/data/updateUserData",
  body: z.object({ email: emailAddress, password: typedPassword }),
  errors: [...proof, "auth.mails_throttled", "user.email_same"],
});

export const cancelEmailChange = endpoint<{ profile: Profile }>()({
  name: "cancelEmailChange",
  method: "POST",
  path: "/api/user/data/cancelEmailChange",
});

/**
 * Needs no session: the mail may be opened on another device. Ends every session and link of the person. The old address
 * gets a link that undoes the change.
 */
export const activateChangedEmail = endpoint<{ email: string; login: string }>()({
  name: "activateChangedEmail",
  method: "POST",
  path: "/api/user/activateChangedEmail",
  body: z.object({ token: linkToken }),
  errors: ["auth.link_unknown", "auth.link_expired", "auth.link_used", "user.email_taken"],
});

/** Days for which the old address can undo the change. */
export const EMAIL_UNDO_DAYS = 7;

/**
 * Undoes a changed e-mail address with the link in the mail to the old one. The old address and login name are valid
 * again; the password, sessions, links, passkeys,
 * linked accounts and a recent second factor end. `accessToken`: the token
 * of an access link that needs no mail, for choosing a new password.
 */
export const undoEmailChange = endpoint<{ email: string; login: string; accessToken: string }>()({
  name: "undoEmailChange",
  method: "POST",
  path: "/api/user/undoEmailChange",
  body: z.object({ token: linkToken }),
  errors: ["auth.link_unknown", "auth.link_expired", "auth.link_used", "user.email_taken"],
});

/** Minutes for which a typed password, a passkey or a code counts as a proof that the person is still there. */
export const CONFIRMATION_MINUTES = 5;

/** Proves with the password what deleting the profile or a login method needs. */
export const confirmPassword = endpoint<{ until: string }>()({
  name: "confirmPassword",
  method: "POST",
  path: "/api/user/data/confirmPassword",
  body: z.object({ password: typedPassword }),
  errors: proof,
});

export const DELETION_REASONS = {
  no_use: "Ich brauche das Portal nicht mehr",
  other_account: "Ich habe noch ein anderes Profil",
  mails: "Ich bekomme zu viele E-Mails",
  privacy: "Ich möchte weniger Daten im Netz haben",
  difficult: "Ich komme mit dem Portal nicht zurecht",
  other: "Ein anderer Grund",
} as const;
export type DeletionReason = keyof typeof DELETION_REASONS;
export const DELETION_TEXT_CHARACTERS = 500;
const leavingReason = z.enum(Object.keys(DELETION_REASONS) as [DeletionReason], "Bitte wählen Sie einen Grund aus.");
/** Days in which a profile can still be kept after its deletion was requested. */
export const ERASURE_GRACE_DAYS = 7;

export const deleteProfile = endpoint<{ eraseAt: string }>()({
  name: "deleteProfile",
  method: "DELETE",
  path: "/api/user/data/deleteProfile",
  query: z.object({
    /** Nobody has to say why. Our pages send neither here: addresses are logged on the way. */
    reason: z.optional(leavingReason),
    customtext: z._default(paragraphsOf(DELETION_TEXT_CHARACTERS), ""),
  }),
  errors: ["user.confirmation_needed"],
});

/** Why somebody leaves. Stored without the person and with no more of the time than the month. Our own call. */
export const noteLeavingReason = endpoint<Record<string, never>>()({
  name: "noteLeavingReason",
  method: "POST",
  path: "/api/user/data/leavingReason",
  body: z.object({ reason: leavingReason, text: z._default(paragraphsOf(DELETION_TEXT_CHARACTERS), "") }),
});

/** Cancels the deletion of the profile. */
export const keepProfile = endpoint<{ profile: Profile }>()({
  name: "keepProfile",
  method: "POST",
  path: "/api/user/data/keepProfile",
});

export type DeletionPreview = {
  /** `ends`: no other owner stays there, so the claim on the entry ends immediately. */
  companies: { id: number; name: string; ends: boolean }[];
  /** Every kind of data that the portal stores about the person, as in the export. */
  things: OwnDataCounts;
};

export const getDeletionPreview = endpoint<DeletionPreview>()({
  name: "getDeletionPreview",
  method: "GET",
  path: "/api/user/data/deletionPreview",
});

/** All data about the person as JSON in a zip. A plain GET, so the browser saves it as a file. */
export const exportOwnData = endpoint<Uint8Array>()({
  name: "exportOwnData",
  method: "GET",
  path: "/api/user/data/export",
  errors: ["request.throttled"],
});

export type OwnSession = {
  /** Identifies the session in calls. It reveals nothing about the cookie. */
  id: string;
  /** The browser's user agent. */
  userAgent: string;
  startedAt: string;
  lastUsedAt: string;
  remember: boolean;
  current: boolean;
};

export const getOwnSessions = endpoint<{ sessions: OwnSession[] }>()({
  name: "getOwnSessions",
  method: "GET",
  path: "/api/user/sessions",
});

/** Ends one session, or without an id all but the current one. */
export const endOwnSessions = endpoint<{ sessions: OwnSession[] }>()({
  name: "endOwnSessions",
  method: "POST",
  path: "/api/user/sessions/end",
  body: z.object({ id: z.optional(z.string().check(z.maxLength(100))) }),
  errors: ["user.session_unknown"],
});
