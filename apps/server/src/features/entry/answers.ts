/** Shapes of the entry's parts in answers; what is not named here never leaves the server. */
import * as z from "zod/mini";
import {
  CUSTOMER_CARD_CODES,
  EMPLOYEE_BAND_CODES,
  LANGUAGE_CODES,
  LEGAL_FORM_CODES,
  NETWORK_CODES,
  PAYMENT_METHOD_CODES,
  SERVICE_FEATURE_CODES,
} from "@portal/contract/entry/choices";

const spans = z.array(z.object({ from: z.string(), to: z.string() }));
export const openingHours = z.object({
  week: z.array(z.object({ spans, byAppointment: z.boolean() })),
  specialDays: z.array(z.object({ from: z.string(), to: z.string(), label: z.string(), spans })),
  temporarilyClosed: z.nullable(z.object({ from: z.string(), until: z.nullable(z.string()), note: z.string() })),
});

export const aboutUs = z.object({
  text: z.string(),
  foundingYear: z.nullable(z.number()),
  specialties: z.array(z.string()),
});

const lines = z.array(z.string());

export const details = {
  companyDetailsData: z.object({
    legalForm: z.enum(["", ...LEGAL_FORM_CODES]),
    directors: lines,
    employees: z.enum(["", ...EMPLOYEE_BAND_CODES]),
    languages: z.array(z.enum(LANGUAGE_CODES)),
    certificates: lines,
    vatId: z.string(),
    registerCourt: z.string(),
    registerNumber: z.string(),
  }),
  payments: z.object({ paymentMethods: z.array(z.enum(PAYMENT_METHOD_CODES)) }),
  customerCards: z.object({ cards: z.array(z.enum(CUSTOMER_CARD_CODES)), ownCard: z.string() }),
  onlinePresence: z.object({
    profiles: z.array(z.object({ network: z.enum(NETWORK_CODES), url: z.string() })),
    shopUrl: z.string(),
    bookingUrl: z.string(),
  }),
  tradesData: z.object({ trades: lines }),
  searchKeywordsData: z.object({ keywords: lines }),
  serviceFeaturesData: z.object({ services: z.array(z.enum(SERVICE_FEATURE_CODES)) }),
  productFeaturesData: z.object({ products: lines }),
  serviceAreaData: z.object({
    nationwide: z.boolean(),
    radiusKm: z.nullable(z.number()),
    cities: z.array(z.object({ name: z.string(), state: z.string() })),
  }),
  documents: z.object({ documents: z.array(z.object({ Url: z.string(), title: z.string(), bytes: z.number() })) }),
  media: z.object({
    photos: z.array(z.object({ Url: z.string(), alt: z.string(), width: z.number(), height: z.number() })),
  }),
  b2bCodex: z.object({ accepted: z.boolean(), signatory: z.string(), acceptedOn: z.nullable(z.string()) }),
};

/** What everybody sees of an entry. */
export const publicFields = {
  companyId: z.number(),
  company_name: z.string(),
  ShippingStreet: z.string(),
  ShippingPostalCode: z.string(),
  ShippingCity: z.string(),
  Phone: z.string(),
  mobile: z.string(),
  fax: z.string(),
  email: z.string(),
  website: z.string(),
  slogan: z.string(),
  media_owner: z.array(z.object({ Type__c: z.string(), Url: z.string(), alt: z.string() })),
  openingHours,
  aboutUs,
  ...details,
};

/** What every save answers. */
export const savedFields = { version: z.number(), changeId: z.nullable(z.number()) };
