/**
 * Fields of an entry row of the import (Specification §3 "Sales-platform entry"), checked by the rules of the portal's
 * own forms. Parts other than company data are nested objects; a missing field inside is empty.
 */
import { ENTRY_PARTS, JSON_PARTS, type JsonPart, PARTS } from "@portal/contract/entry/parts";
import { signedByName } from "@portal/contract/entry/rules/b2b-codex";
import { DOCUMENTS_LIMITS } from "@portal/contract/entry/rules/documents";
import { LOGO_AND_SLOGAN_LIMITS } from "@portal/contract/entry/rules/logo-and-slogan";
import { MEDIA_LIMITS } from "@portal/contract/entry/rules/media";
import { PART_FIELDS, type PartInput } from "@portal/contract/entry/rules/part-rules";
import { openingHoursSchema } from "@portal/contract/opening-hours/schema";
import { key, oneLineOf } from "@portal/contract/text/one-line";
import { lineOf } from "@portal/contract/text/text-fields";
import { isDay } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";

const medium = z.strictObject({
  Type__c: z.enum(["LOGO", "IMAGE"]),
  /** An image file next to the import file. */
  Url: oneLineOf(1, 500),
  alt: z.optional(lineOf(LOGO_AND_SLOGAN_LIMITS.logoAlt)),
});

const media = z.array(medium).check(
  z.refine((items) => items.filter(({ Type__c }) => Type__c === "LOGO").length <= 1, "darf nur ein Logo haben."),
  z.refine(
    (items) => items.filter(({ Type__c }) => Type__c === "IMAGE").length <= MEDIA_LIMITS.photos,
    `darf höchstens ${MEDIA_LIMITS.photos} Bilder haben.`,
  ),
);

const document = z.strictObject({
  /** A PDF file next to the import file. */
  Url: oneLineOf(1, 500),
  title: lineOf(DOCUMENTS_LIMITS.title, "Bitte geben Sie dem Dokument einen Namen."),
});

const acceptedOn = z.nullable(z.string().check(z.refine(isDay, "ist kein Tag wie 2026-03-01.")));

/** Parts whose import rows equal their form's fields. Files and the codex have schemas of their own. */
type PlainPart = Exclude<JsonPart, "documents" | "media" | "b2bCodex">;
const isPlain = (part: JsonPart): part is PlainPart => part !== "documents" && part !== "media" && part !== "b2bCodex";

/** The fields of a part, each with its empty value as default. */
const optionalFields = (part: JsonPart): z.core.$ZodShape => {
  const empty: Readonly<Record<string, unknown>> = PARTS[part].empty;
  return Object.fromEntries(
    Object.entries(PART_FIELDS[part]).map(([name, field]) => [name, z._default(field as z.ZodMiniType, empty[name])]),
  );
};

const plainParts = Object.fromEntries(
  JSON_PARTS.filter(isPlain).map((part) => [part, z.optional(z.strictObject(optionalFields(part)))]),
) as unknown as { [P in PlainPart]: z.ZodMiniOptional<z.ZodMiniType<PartInput<P>>> };

type Codex = PartInput<"b2bCodex"> & { acceptedOn: string | null };
const codex = z.strictObject({
  ...optionalFields("b2bCodex"),
  acceptedOn: z._default(acceptedOn, PARTS.b2bCodex.empty.acceptedOn),
}) as unknown as z.ZodMiniType<Codex>;

const { companyData, logoAndSlogan } = PART_FIELDS;

const entryFields = {
  company_name: z.optional(companyData.company_name),
  ShippingStreet: z.optional(companyData.ShippingStreet),
  ShippingPostalCode: z.optional(companyData.ShippingPostalCode),
  ShippingCity: z.optional(companyData.ShippingCity),
  Phone: z.optional(companyData.Phone),
  mobile: z.optional(companyData.mobile),
  fax: z.optional(companyData.fax),
  email: z.optional(companyData.email),
  website: z.optional(companyData.website),
  openingHours: z.optional(openingHoursSchema),
  slogan: z.optional(logoAndSlogan.slogan),
  media_owner: z.optional(media),
  ...plainParts,
  documents: z.optional(
    z.strictObject({
      documents: z
        .array(document)
        .check(z.maxLength(DOCUMENTS_LIMITS.documents, `Bitte höchstens ${DOCUMENTS_LIMITS.documents} Dokumente.`)),
    }),
  ),
  b2bCodex: z.optional(
    codex.check(
      signedByName,
      z.refine(({ accepted, acceptedOn: day }) => !accepted || day !== null, {
        path: ["acceptedOn"],
        error: "fehlt: Wer unterschrieben hat, tat es an einem bestimmten Tag.",
      }),
    ),
  ),
  /**
   * For new entries: the parts that their owner saved. An export writes them, so that an import into an empty portal
   * restores ownership.
   */
  owner_parts: z.optional(z.array(z.enum(ENTRY_PARTS)).check(z.maxLength(ENTRY_PARTS.length))),
};

const keys = { type: z.literal("entry"), company: key };
export const entryRow = z.strictObject({ ...keys, ...entryFields });
export type EntryImportRow = z.output<typeof entryRow>;

const { openingHours, payments, serviceFeaturesData, ...others } = entryFields;
/** Parts that many companies have alike, and the row without them. */
export const ALIKE_PARTS = { openingHours, payments, serviceFeaturesData };
export const rowWithoutAlikeParts = z.strictObject({ ...keys, ...others });
