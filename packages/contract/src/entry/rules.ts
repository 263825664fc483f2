/**
 * Rules of what people type into the four parts of the entry (Specification §5), shared by the forms and the server.
 * Messages are German and stand beside the field.
 */
import * as z from "zod/mini";
import { emptyOr, lineOf, paragraphsOf } from "../text/text-fields.ts";
import { openingHoursSchema } from "../opening-hours/schema.ts";
import {
  isCustomUrl,
  isMobileOrFaxNumber,
  isPhoneNumber,
  parseShippingStreet,
  TEMPORARY_FILE_PATTERN,
  ZIP_CODE_PATTERN,
} from "../text/patterns.ts";
import { phoneRefusal } from "../text/phone-refusal.ts";
import { notImitating } from "../text/provider-name-rule.ts";

/** Longest texts, in characters. */
export const ENTRY_TEXT_LIMITS = {
  name: 200,
  street: 200,
  city: 100,
  email: 254,
  website: 500,
  slogan: 100,
  logoAlt: 200,
  aboutUs: 4000,
  specialty: 60,
} as const;
export const SPECIALTIES_AT_MOST = 5;

const EMAIL = "Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel: kontakt@firma.example.";

const email = z.email();

export const companyDataFields = {
  company_name: lineOf(ENTRY_TEXT_LIMITS.name, "Bitte geben Sie den Namen Ihrer Firma an.").check(notImitating),
  ShippingStreet: lineOf(ENTRY_TEXT_LIMITS.street).check(
    emptyOr(
      (text) => parseShippingStreet(text) !== null,
      "Bitte geben Sie Straße und Hausnummer an, zum Beispiel: Lindenstraße 12.",
    ),
  ),
  ShippingPostalCode: lineOf(20, "Bitte geben Sie die Postleitzahl an.").check(
    emptyOr((text) => ZIP_CODE_PATTERN.test(text), "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an."),
  ),
  ShippingCity: lineOf(ENTRY_TEXT_LIMITS.city, "Bitte geben Sie den Ort an."),
  Phone: lineOf(40).check(emptyOr(isPhoneNumber, phoneRefusal("phone"))),
  mobile: lineOf(40).check(emptyOr(isMobileOrFaxNumber, phoneRefusal("mobile"))),
  fax: lineOf(40).check(emptyOr(isMobileOrFaxNumber, phoneRefusal("fax"))),
  email: lineOf(ENTRY_TEXT_LIMITS.email).check(emptyOr((text) => email.safeParse(text).success, EMAIL)),
  website: lineOf(ENTRY_TEXT_LIMITS.website).check(
    emptyOr(isCustomUrl, "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example."),
  ),
};

export const openingHoursFields = { openingHours: openingHoursSchema };

const pixels = z
  .int("Bitte wählen Sie den Ausschnitt neu.")
  .check(z.minimum(0, "Bitte wählen Sie den Ausschnitt neu."));

const UPLOAD_AGAIN = "Bitte laden Sie das Bild erneut hoch.";

export const logoAndSloganFields = {
  slogan: lineOf(ENTRY_TEXT_LIMITS.slogan).check(notImitating),
  logo: z.union(
    [
      z.literal("keep"),
      z.null(),
      z.string().check(z.regex(TEMPORARY_FILE_PATTERN, UPLOAD_AGAIN), z.maxLength(100, UPLOAD_AGAIN)),
    ],
    {
      error: UPLOAD_AGAIN,
    },
  ),
  /** What the logo shows, read out to people who do not see it. */
  logoAlt: lineOf(ENTRY_TEXT_LIMITS.logoAlt),
  /** In pixels of the uploaded image as the upload's answer describes it; only with a marker. */
  crop: z.optional(z.object({ x: pixels, y: pixels, width: pixels, height: pixels })),
};
export type Crop = z.output<NonNullable<(typeof logoAndSloganFields)["crop"]>>;

const YEAR = "Bitte geben Sie das Jahr mit vier Ziffern an, zum Beispiel: 1987.";

export const aboutUsFields = {
  text: paragraphsOf(ENTRY_TEXT_LIMITS.aboutUs),
  foundingYear: z.nullable(z.int(YEAR).check(z.minimum(1000, YEAR), z.maximum(9999, YEAR))),
  specialties: z
    .array(lineOf(ENTRY_TEXT_LIMITS.specialty, "Bitte geben Sie den Schwerpunkt an oder entfernen Sie ihn."))
    .check(z.maxLength(SPECIALTIES_AT_MOST, `Bitte nennen Sie höchstens ${SPECIALTIES_AT_MOST} Schwerpunkte.`)),
};
