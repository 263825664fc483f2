/**
 * Rows of the provider's import, one JSON object a line with its `type` (Specification §3). Names that the
 * specification gives stay as they are. An optional field that is absent leaves what is stored; unknown fields are
 * refused. docs/import-format.md shows each row.
 */
import * as z from "zod/mini";
import { RIGHTS } from "@portal/contract/http/access";
import { CLAIMED_BY, CONTACT_ROLES, PRODUCT_STATUSES } from "@portal/contract/account/calls";
import { accountLocksRow } from "../../features/account-locks/import-rows.ts";
import { entryFields } from "../../features/entry/import-rows.ts";
import { latestSearchRow, userRatingRow, viewedEntryRow } from "../../features/user-area/import-rows.ts";
import { trackingEventRow } from "../../features/tracking/events/import-rows.ts";
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import { ZIP_CODE_PATTERN } from "@portal/contract/text/patterns";

/** Roles that are granted to a person; "user" has everybody, "customer" follows from companies (Specification §6). */
export const GRANTED_ROLES = ["tradesmanager", "ratingusermanager", "cuca"] as const;

const companyRow = z
  .strictObject({
    type: z.literal("company"),
    external_id: key,
    company_name: oneLineOf(1, 200),
    entry_display_name: z.optional(oneLineOf(1, 200)),
    claimed_by: z.optional(z.nullable(z.enum(CLAIMED_BY))),
    claimed_last_update: z.optional(z.nullable(instant)),
    is_published_on_cleverb2b: z.optional(z.boolean()),
    activeResellers: z.optional(z.array(oneLineOf(1, 100)).check(z.maxLength(50))),
  })
  .check(
    z.refine((row) => row.claimed_by !== "OWNER" || typeof row.claimed_last_update === "string", {
      path: ["claimed_last_update"],
      error: "fehlt: Ein Inhaber hat seinen Eintrag zu einer bestimmten Zeit bestätigt.",
    }),
  );

/** As the portal makes them: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const PASSWORD_HASH = /^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{22,}$/;

const userRow = z
  .strictObject({
    type: z.literal("user"),
    external_id: key,
    login: oneLineOf(1, 254),
    email: z.optional(z.email("ist keine gültige E-Mail-Adresse.")),
    display_name: z.optional(oneLine(200)),
    roles: z.optional(z.array(z.enum(GRANTED_ROLES))),
    accounts: z.optional(z.array(z.strictObject({ company: key, right: z.enum(RIGHTS) })).check(z.maxLength(5000))),
    user_notification_code: z.optional(oneLineOf(1, 100)),
    password: z.optional(z.string().check(z.minLength(8), z.maxLength(1024))),
    /** What an export tells instead of the password; like that one a first one only. */
    password_hash: z.optional(z.string().check(z.regex(PASSWORD_HASH, "ist kein Argon2id-Hash."), z.maxLength(300))),
  })
  .check(
    z.refine((row) => row.email !== undefined || z.safeParse(z.email(), row.login).success, {
      path: ["email"],
      error: "fehlt, und der Anmeldename ist keine E-Mail-Adresse.",
    }),
  );

const productRow = z.strictObject({
  type: z.literal("product"),
  external_id: key,
  company: key,
  Stock_Keeping_Unit__c: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_-]{0,63}$/, "ist kein Produktcode.")),
  Status__c: z.enum(PRODUCT_STATUSES),
  type_details: z.optional(z.record(z.string(), z.unknown())),
});

const contactPersonRow = z.strictObject({
  type: z.literal("contact_person"),
  external_id: key,
  company: key,
  name: z.optional(oneLine(200)),
  roles: z.array(z.enum(CONTACT_ROLES)),
  Email: z.optional(z.nullable(z.email("ist keine gültige E-Mail-Adresse."))),
  phone: z.optional(z.nullable(oneLine(50))),
  isDummy__c: z.optional(z.boolean()),
});

const entryKeys = { type: z.literal("entry"), company: key };
const entryRow = z.strictObject({ ...entryKeys, ...entryFields });

/** An entry row in pieces, for whoever checks many: parts that many companies have alike, each alone, and the rest. */
export function entryRowInPieces() {
  const { openingHours, payments, serviceFeaturesData, ...rest } = entryFields;
  return { alike: { openingHours, payments, serviceFeaturesData }, rest: z.strictObject({ ...entryKeys, ...rest }) };
}

const noticeRow = z
  .strictObject({
    type: z.literal("notice"),
    external_id: key,
    message: oneLineOf(1, 1000),
    level: z.enum(["info", "success", "warning", "danger"]),
    label: z.optional(oneLine(100)),
    dismissible: z.optional(z.boolean()),
    starts: z.optional(z.nullable(instant)),
    ends: z.optional(z.nullable(instant)),
  })
  .check(
    z.refine((row) => !row.starts || !row.ends || Date.parse(row.starts) < Date.parse(row.ends), {
      path: ["ends"],
      error: "muss nach dem Beginn liegen.",
    }),
  );

/** A street of a place, for suggestions. */
const streetRow = z.strictObject({
  type: z.literal("street"),
  postal_code: z.string().check(z.regex(ZIP_CODE_PATTERN, "muss fünf Ziffern haben.")),
  city: oneLineOf(1, 100),
  name: oneLineOf(1, 200),
});

/** A notification in a modal (Specification §3); its external id is the code that people are given. */
const notificationRow = z.strictObject({
  type: z.literal("notification"),
  external_id: key.check(z.refine((code) => code !== "none", "steht für keine Mitteilung.")),
  headline: oneLineOf(1, 200),
  text: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(2000),
      z.regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|\n)*$/u, "darf keine Steuerzeichen enthalten."),
    ),
  button_text: z.optional(oneLine(50)),
  button_link: z.optional(
    oneLine(500).check(
      z.regex(/^(?:$|\/(?!\/)|https?:\/\/)/, "muss ein Pfad des Portals oder eine Adresse mit https:// sein."),
    ),
  ),
});

/** The schema of each row type. */
export const IMPORT_ROWS = {
  company: companyRow,
  user: userRow,
  product: productRow,
  contact_person: contactPersonRow,
  entry: entryRow,
  notice: noticeRow,
  street: streetRow,
  notification: notificationRow,
  user_rating: userRatingRow,
  latest_search: latestSearchRow,
  viewed_entry: viewedEntryRow,
  tracking_event: trackingEventRow,
  account_locks: accountLocksRow,
} as const;

/** Row types in the order in which they may refer to each other. */
export const IMPORT_ROW_TYPES = [
  "company",
  "user",
  "product",
  "contact_person",
  "entry",
  "notice",
  "street",
  "notification",
  "user_rating",
  "latest_search",
  "viewed_entry",
  "tracking_event",
  "account_locks",
] as const;
export type ImportRowType = (typeof IMPORT_ROW_TYPES)[number];

export type ImportRowOf<T extends ImportRowType> = z.output<(typeof IMPORT_ROWS)[T]>;
export type ImportRow = { [T in ImportRowType]: ImportRowOf<T> }[ImportRowType];
