/**
 * Fields of an entry row of the import (Specification §3 "Sales-platform entry"): the four parts of the entry with the
 * rules that the portal's own forms have.
 */
import * as z from "zod/mini";
import { aboutUsFields, companyDataFields, ENTRY_TEXT_LIMITS, logoAndSloganFields } from "./entry-rules.ts";
import { lineOf } from "./entry-text.ts";
import { oneLineOf } from "./import-fields.ts";
import { openingHoursSchema } from "./opening-hours.ts";

const medium = z.strictObject({
  Type__c: oneLineOf(1, 40),
  /** Of type LOGO: an image file beside the import file. Other types are taken note of by later parts. */
  Url: oneLineOf(1, 500),
  alt: z.optional(lineOf(ENTRY_TEXT_LIMITS.logoAlt)),
});

export const entryFields = {
  company_name: z.optional(companyDataFields.company_name),
  ShippingStreet: z.optional(companyDataFields.ShippingStreet),
  ShippingPostalCode: z.optional(companyDataFields.ShippingPostalCode),
  ShippingCity: z.optional(companyDataFields.ShippingCity),
  Phone: z.optional(companyDataFields.Phone),
  mobile: z.optional(companyDataFields.mobile),
  fax: z.optional(companyDataFields.fax),
  email: z.optional(companyDataFields.email),
  website: z.optional(companyDataFields.website),
  openingHours: z.optional(openingHoursSchema),
  slogan: z.optional(logoAndSloganFields.slogan),
  media_owner: z.optional(z.array(medium).check(z.maxLength(100))),
  aboutUs: z.optional(
    z.strictObject({
      text: z._default(aboutUsFields.text, ""),
      foundingYear: z._default(aboutUsFields.foundingYear, null),
      specialties: z._default(aboutUsFields.specialties, []),
    }),
  ),
};
