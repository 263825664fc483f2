/** Name, address, phone, e-mail and website (Specification §5, §7 "updateEntryCompanyData"). */
import * as z from "zod/mini";
import {
  isCustomUrl,
  isMobileOrFaxNumber,
  isPhoneNumber,
  parseShippingStreet,
  ZIP_CODE_PATTERN,
} from "../../text/patterns.ts";
import { phoneRefusal } from "../../text/phone-refusal.ts";
import { notImitating } from "../../text/provider-name-rule.ts";
import { emptyOr, lineOf } from "../../text/text-fields.ts";

/** Longest texts, in characters. */
export const COMPANY_DATA_LIMITS = { name: 200, street: 200, city: 100, email: 254, website: 500 } as const;

const EMAIL = "Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel: kontakt@firma.example.";

const STREET = "Bitte geben Sie Straße und Hausnummer an, zum Beispiel: Lindenstraße 12.";
const ONLY_STREET =
  "Bitte geben Sie hier nur Straße und Hausnummer an. Für Postleitzahl und Ort gibt es eigene Felder.";
/** A postal code with a place: the specification's grammar would take "10178 Berlin" for a house number. */
const WITH_PLACE = /(?<!\d)\d{5},? ?\p{L}{2}/u;

const email = z.email();

export const companyDataFields = {
  company_name: lineOf(COMPANY_DATA_LIMITS.name, "Bitte geben Sie den Namen Ihrer Firma an.").check(notImitating),
  ShippingStreet: lineOf(COMPANY_DATA_LIMITS.street).check(
    emptyOr(
      (text) => parseShippingStreet(text) !== null && !WITH_PLACE.test(text),
      (text) => (WITH_PLACE.test(text) ? ONLY_STREET : STREET),
    ),
  ),
  ShippingPostalCode: lineOf(20, "Bitte geben Sie die Postleitzahl an.").check(
    emptyOr((text) => ZIP_CODE_PATTERN.test(text), "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an."),
  ),
  ShippingCity: lineOf(COMPANY_DATA_LIMITS.city, "Bitte geben Sie den Ort an."),
  Phone: lineOf(40).check(emptyOr(isPhoneNumber, phoneRefusal("phone"))),
  mobile: lineOf(40).check(emptyOr(isMobileOrFaxNumber, phoneRefusal("mobile"))),
  fax: lineOf(40).check(emptyOr(isMobileOrFaxNumber, phoneRefusal("fax"))),
  email: lineOf(COMPANY_DATA_LIMITS.email).check(emptyOr((text) => email.safeParse(text).success, EMAIL)),
  website: lineOf(COMPANY_DATA_LIMITS.website).check(
    emptyOr(isCustomUrl, "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example."),
  ),
};
