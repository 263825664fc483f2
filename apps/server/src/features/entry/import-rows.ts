/**
 * Fields of an entry row of the import (Specification §3 "Sales-platform entry"): the parts of the entry with the rules
 * that the portal's own forms have. Parts beside company data are objects of their own; what is absent inside is empty.
 */
import * as z from "zod/mini";
import { isDay } from "@portal/contract/time/berlin-time";
import {
  b2bCodexFields,
  companyDetailsFields,
  customerCardsFields,
  onlinePresenceFields,
  paymentsFields,
  signedByName,
} from "@portal/contract/entry/company-rules";
import { EMPTY_DETAILS } from "@portal/contract/entry/details";
import { FILE_LIMITS } from "@portal/contract/entry/file-rules";
import {
  productFeaturesFields,
  searchKeywordsFields,
  serviceAreaFields,
  serviceFeaturesFields,
  tradesFields,
} from "@portal/contract/entry/offer-rules";
import { ENTRY_PARTS } from "@portal/contract/entry/part-labels";
import { aboutUsFields, companyDataFields, ENTRY_TEXT_LIMITS, logoAndSloganFields } from "@portal/contract/entry/rules";
import { lineOf } from "@portal/contract/text/text-fields";
import { oneLineOf } from "@portal/contract/text/one-line";
import { openingHoursSchema } from "@portal/contract/opening-hours/schema";

const medium = z.strictObject({
  Type__c: z.enum(["LOGO", "IMAGE"]),
  /** An image file beside the import file. */
  Url: oneLineOf(1, 500),
  alt: z.optional(lineOf(ENTRY_TEXT_LIMITS.logoAlt)),
});

const media = z.array(medium).check(
  z.refine((items) => items.filter(({ Type__c }) => Type__c === "LOGO").length <= 1, "darf nur ein Logo haben."),
  z.refine(
    (items) => items.filter(({ Type__c }) => Type__c === "IMAGE").length <= FILE_LIMITS.photos,
    `darf höchstens ${FILE_LIMITS.photos} Bilder haben.`,
  ),
);

const document = z.strictObject({
  /** A PDF beside the import file. */
  Url: oneLineOf(1, 500),
  title: lineOf(FILE_LIMITS.documentTitle, "Bitte geben Sie dem Dokument einen Namen."),
});

const acceptedOn = z.nullable(z.string().check(z.refine(isDay, "ist kein Tag wie 2026-03-01.")));

const {
  companyDetailsData: emptyDetails,
  customerCards: emptyCards,
  onlinePresence: emptyPresence,
  serviceAreaData: emptyArea,
  b2bCodex: emptyCodex,
} = EMPTY_DETAILS;

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
  media_owner: z.optional(media),
  aboutUs: z.optional(
    z.strictObject({
      text: z._default(aboutUsFields.text, ""),
      foundingYear: z._default(aboutUsFields.foundingYear, null),
      specialties: z._default(aboutUsFields.specialties, []),
    }),
  ),
  companyDetailsData: z.optional(
    z.strictObject({
      legalForm: z._default(companyDetailsFields.legalForm, emptyDetails.legalForm),
      directors: z._default(companyDetailsFields.directors, emptyDetails.directors),
      employees: z._default(companyDetailsFields.employees, emptyDetails.employees),
      languages: z._default(companyDetailsFields.languages, emptyDetails.languages),
      certificates: z._default(companyDetailsFields.certificates, emptyDetails.certificates),
      vatId: z._default(companyDetailsFields.vatId, emptyDetails.vatId),
      registerCourt: z._default(companyDetailsFields.registerCourt, emptyDetails.registerCourt),
      registerNumber: z._default(companyDetailsFields.registerNumber, emptyDetails.registerNumber),
    }),
  ),
  payments: z.optional(z.strictObject(paymentsFields)),
  customerCards: z.optional(
    z.strictObject({
      cards: z._default(customerCardsFields.cards, emptyCards.cards),
      ownCard: z._default(customerCardsFields.ownCard, emptyCards.ownCard),
    }),
  ),
  onlinePresence: z.optional(
    z.strictObject({
      profiles: z._default(onlinePresenceFields.profiles, emptyPresence.profiles),
      shopUrl: z._default(onlinePresenceFields.shopUrl, emptyPresence.shopUrl),
      bookingUrl: z._default(onlinePresenceFields.bookingUrl, emptyPresence.bookingUrl),
    }),
  ),
  tradesData: z.optional(z.strictObject(tradesFields)),
  searchKeywordsData: z.optional(z.strictObject(searchKeywordsFields)),
  serviceFeaturesData: z.optional(z.strictObject(serviceFeaturesFields)),
  productFeaturesData: z.optional(z.strictObject(productFeaturesFields)),
  serviceAreaData: z.optional(
    z.strictObject({
      nationwide: z._default(serviceAreaFields.nationwide, emptyArea.nationwide),
      radiusKm: z._default(serviceAreaFields.radiusKm, emptyArea.radiusKm),
      cities: z._default(serviceAreaFields.cities, emptyArea.cities),
    }),
  ),
  documents: z.optional(
    z.strictObject({
      documents: z
        .array(document)
        .check(z.maxLength(FILE_LIMITS.documents, `Bitte höchstens ${FILE_LIMITS.documents} Dokumente.`)),
    }),
  ),
  b2bCodex: z.optional(
    z
      .strictObject({
        accepted: z._default(b2bCodexFields.accepted, emptyCodex.accepted),
        signatory: z._default(b2bCodexFields.signatory, emptyCodex.signatory),
        acceptedOn: z._default(acceptedOn, emptyCodex.acceptedOn),
      })
      .check(
        signedByName,
        z.refine(({ accepted, acceptedOn: day }) => !accepted || day !== null, {
          path: ["acceptedOn"],
          error: "fehlt: Wer unterschrieben hat, tat es an einem bestimmten Tag.",
        }),
      ),
  ),
  /** Parts that the owner saved, for entries that are new: an export says so, and an import into an empty portal keeps it. */
  owner_parts: z.optional(z.array(z.enum(ENTRY_PARTS)).check(z.maxLength(ENTRY_PARTS.length))),
};
