/** Rows of entries of the import with every field, for tests by property. Imported by tests only. */
import {
  CUSTOMER_CARD_CODES,
  EMPLOYEE_BAND_CODES,
  LANGUAGE_CODES,
  LEGAL_FORM_CODES,
  PAYMENT_METHOD_CODES,
  SERVICE_FEATURE_CODES,
} from "@portal/contract/entry/choices";
import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import * as fc from "fast-check";
import { email, line, lines, maybe, paragraphs, some } from "./any-values.ts";

const span = fc.constantFrom(
  { from: "08:00", to: "12:30" },
  { from: "00:00", to: "00:00" },
  { from: "18:00", to: "02:00" },
);
const openingHours = fc.record({
  week: fc.array(
    fc.record({ spans: fc.constantFrom([], [{ from: "08:00", to: "12:30" }]), byAppointment: fc.boolean() }),
    { minLength: 7, maxLength: 7 },
  ),
  specialDays: fc.array(
    fc.record({
      from: fc.constant("2026-12-24"),
      to: fc.constant("2026-12-24"),
      label: line(20),
      spans: fc.array(span, { maxLength: 1 }),
    }),
    { maxLength: 1 },
  ),
  temporarilyClosed: fc.option(
    fc.record({ from: fc.constant("2026-01-01"), until: fc.constantFrom(null, "2026-02-01"), note: line(20) }),
  ),
});

const details = {
  companyDetailsData: maybe(
    fc.record({
      legalForm: fc.constantFrom("", ...LEGAL_FORM_CODES),
      directors: lines(3),
      employees: fc.constantFrom("", ...EMPLOYEE_BAND_CODES),
      languages: some(LANGUAGE_CODES),
      certificates: lines(3),
      vatId: fc.constantFrom("", "DE123456789"),
      registerCourt: line(20),
      registerNumber: line(20),
    }),
  ),
  payments: maybe(fc.record({ paymentMethods: some(PAYMENT_METHOD_CODES) })),
  customerCards: maybe(
    fc.record({ cards: some(CUSTOMER_CARD_CODES.filter((code) => code !== "none")), ownCard: line(20) }),
  ),
  onlinePresence: maybe(
    fc.record({
      profiles: fc.constantFrom([], [{ network: "instagram", url: "https://www.instagram.com/brandt" }]),
      shopUrl: fc.constantFrom("", "www.brandt.example/laden"),
      bookingUrl: fc.constantFrom("", "https://termine.brandt.example"),
    }),
  ),
  tradesData: maybe(fc.record({ trades: lines(3) })),
  searchKeywordsData: maybe(fc.record({ keywords: lines(4) })),
  serviceFeaturesData: maybe(fc.record({ services: some(SERVICE_FEATURE_CODES) })),
  productFeaturesData: maybe(fc.record({ products: lines(4) })),
  serviceAreaData: maybe(
    fc.record({
      nationwide: fc.boolean(),
      radiusKm: fc.option(fc.integer({ min: 1, max: 500 })),
      cities: fc.constantFrom(
        [],
        [
          { name: "Neustadt", state: "Bayern" },
          { name: "Neustadt", state: "" },
        ],
      ),
    }),
  ),
  b2bCodex: maybe(
    fc.constantFrom(
      { accepted: false, signatory: "", acceptedOn: null },
      { accepted: true, signatory: "Jürgen Brandt", acceptedOn: "2026-03-02" },
    ),
  ),
};

const phone = fc.constantFrom("", "030 23125100", "+49 30 23125-117");
const texts = {
  company_name: maybe(line(40, 1)),
  ShippingStreet: maybe(fc.constantFrom("Lindenstraße 12 a", "Q 7, 24", "Straße des 17. Juni 135", "Am Großmarkt")),
  ShippingPostalCode: maybe(fc.constantFrom("01067", "10969")),
  ShippingCity: maybe(line(20, 1)),
  Phone: maybe(phone),
  mobile: maybe(fc.constantFrom("", "0171 39200 12")),
  fax: maybe(phone.filter((number) => !number.startsWith("+"))),
  email: maybe(fc.oneof(email, fc.constant(""))),
  website: maybe(fc.constantFrom("", "www.brandt.example")),
  slogan: maybe(line(40)),
};

/** `images` and `pdfs` name files beside the import file. */
export const entry = (key: string, images: readonly string[], pdfs: readonly string[]) =>
  fc
    .record({
      ...texts,
      openingHours: maybe(openingHours),
      aboutUs: maybe(
        fc.record({
          text: paragraphs,
          foundingYear: fc.option(fc.integer({ min: 1000, max: 2026 })),
          specialties: lines(3),
        }),
      ),
      media_owner: maybe(
        fc
          .tuple(fc.boolean(), some(images), line(20))
          .map(([logo, photos, alt]) => [
            ...(logo ? [{ Type__c: "LOGO", Url: images[0], alt }] : []),
            ...photos.map((Url) => ({ Type__c: "IMAGE", Url, alt })),
          ]),
      ),
      documents: maybe(
        fc.record({ documents: some(pdfs).map((names) => names.map((Url) => ({ Url, title: "Preisliste" }))) }),
      ),
      owner_parts: maybe(some(ENTRY_PARTS)),
      ...details,
    })
    .map((row) => ({ type: "entry", company: key, ...row }));
