/** Rows of the import of every type with every field, for tests by property. Imported by tests only. */
import { CLAIMED_BY, CONTACT_ROLES, PRODUCT_STATUSES } from "@portal/contract/account";
import { RIGHTS } from "@portal/contract/access";
import {
  CUSTOMER_CARD_CODES,
  EMPLOYEE_BAND_CODES,
  LANGUAGE_CODES,
  LEGAL_FORM_CODES,
  PAYMENT_METHOD_CODES,
  SERVICE_FEATURE_CODES,
} from "@portal/contract/entry-choices";
import { ENTRY_PARTS } from "@portal/contract/entry-parts";
import { GRANTED_ROLES } from "@portal/contract/import";
import { DEVICES, METRICS } from "@portal/contract/tracking-events";
import * as fc from "fast-check";

const LETTERS = Array.from("aäöüßÄÖÜéçŁı€„“–Zz09 .,&/'\"\\%_{}()$🙂");
const line = (maxLength: number, minLength = 0) =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength })
    .map((text) => text.trim().normalize("NFC"))
    .filter((text) => text.length >= minLength);
const paragraphs = fc
  .string({ unit: fc.constantFrom(...LETTERS, "\n", "\t", "\\", "\\n", "\\N"), maxLength: 60 })
  .map((text) => text.trim().normalize("NFC"));
const email = fc.constantFrom("petra@brandt.example", "a.b+c@sub.firma.example");
const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const instant = day.map((date) => date.toISOString());
const lines = (max: number) => fc.uniqueArray(line(20, 1), { maxLength: max, selector: (text) => text.toLowerCase() });
const some = <T>(items: readonly T[]) => fc.subarray([...items]);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const company = (key: string) =>
  fc
    .record({
      company_name: line(40, 1),
      entry_display_name: maybe(line(40, 1)),
      claimed_by: maybe(fc.constantFrom(...CLAIMED_BY, null)),
      claimed_last_update: fc.oneof(instant, isoDay),
      is_published_on_cleverb2b: maybe(fc.boolean()),
      activeResellers: maybe(fc.array(line(20, 1), { maxLength: 3 })),
    })
    .map((row) => ({ type: "company", external_id: key, ...row }));

const user = (key: string, companies: readonly string[]) =>
  fc
    .record({
      email,
      display_name: maybe(line(30)),
      roles: maybe(some(GRANTED_ROLES)),
      accounts: maybe(
        fc.uniqueArray(fc.record({ company: fc.constantFrom(...companies), right: fc.constantFrom(...RIGHTS) }), {
          selector: (account) => account.company,
          maxLength: 4,
        }),
      ),
      user_notification_code: maybe(fc.constantFrom("none", "welcome")),
      password_hash: maybe(
        fc.constant(
          "$argon2id$v=19$m=19456,t=2,p=1$rWV2wn782kaZqr6lvxhChw$1CcauW1cHmdoa4YwX0TfcxFh7jD6QuO1m0dZwIX5TiI",
        ),
      ),
    })
    .map((row) => ({ type: "user", external_id: key, login: `${key.toLowerCase()}@kunde.example`, ...row }));

const product = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      Stock_Keeping_Unit__c: fc.constantFrom("ENTRY", "WEB-M", "X_1"),
      Status__c: fc.constantFrom(...PRODUCT_STATUSES),
      type_details: maybe(
        fc.dictionary(
          line(8, 1),
          fc.oneof(line(10), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
          { maxKeys: 3, noNullPrototype: true },
        ),
      ),
    })
    .map((row) => ({ type: "product", external_id: key, ...row }));

const contactPerson = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      name: maybe(line(30)),
      roles: some(CONTACT_ROLES),
      Email: maybe(fc.option(email)),
      phone: maybe(fc.option(line(20))),
      isDummy__c: maybe(fc.boolean()),
    })
    .map((row) => ({ type: "contact_person", external_id: key, ...row }));

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
const entry = (key: string, images: readonly string[], pdfs: readonly string[]) =>
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

const notice = (key: string) =>
  fc
    .record({
      message: line(60, 1),
      level: fc.constantFrom("info", "success", "warning", "danger"),
      label: maybe(line(20)),
      dismissible: maybe(fc.boolean()),
      starts: maybe(fc.option(fc.constantFrom("2026-01-01", "2026-01-01T08:00:00+02:00"))),
      ends: maybe(fc.option(fc.constantFrom("2027-01-01T08:00:00.123Z"))),
    })
    .map((row) => ({ type: "notice", external_id: key, ...row }));

const street = fc
  .record({ postal_code: fc.constantFrom("01067", "10969"), city: line(20, 1), name: line(30, 1) })
  .map((row) => ({ type: "street", ...row }));

const userHistory = (users: readonly string[], companies: readonly string[]) =>
  [
    fc
      .record({
        user: fc.constantFrom(...users),
        company: fc.constantFrom(...companies),
        rating_text: paragraphs.map((text) => `Gut. ${text.replaceAll("\t", " ")}`),
        stars: fc.integer({ min: 1, max: 5 }),
        update_date: fc.oneof(instant, isoDay),
        withdrawn: maybe(fc.boolean()),
      })
      .map((row) => ({ type: "user_rating", external_id: "R-1", ...row })),
    fc
      .record({ user: fc.constantFrom(...users), what: line(30, 1), where: maybe(line(20)), timestamp: instant })
      .map((row) => ({ type: "latest_search", external_id: "S-1", ...row })),
    fc
      .record({ user: fc.constantFrom(...users), company: fc.constantFrom(...companies), timestamp: instant })
      .map((row) => ({ type: "viewed_entry", external_id: "V-1", ...row })),
  ] as const;

const accountLocks = (key: string) =>
  fc
    .record({
      changed: fc.oneof(instant, isoDay),
      by_support: maybe(fc.boolean()),
      No_Call__c: maybe(fc.boolean()),
      No_Leads__c: maybe(fc.boolean()),
      No_Wkdb_Signet__c: maybe(fc.boolean()),
    })
    .map((row) => ({ type: "account_locks", company: key, ...row }));

/** As old as events may be that are still there one by one. */
const lately = fc
  .integer({ min: 1, max: 300 * 24 * 60 })
  .map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());

const trackingEvent = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      metric: fc.constantFrom(...METRICS),
      at: lately,
      device: maybe(fc.constantFrom(...DEVICES)),
      term: maybe(line(30, 1)),
      visitor: maybe(fc.constantFrom("v1", "v2")),
      repeat: maybe(fc.boolean()),
    })
    .map((row) => ({ type: "tracking_event", external_id: key, ...row }));

/** A delivery: some companies with everything that belongs to them, in an order that can be imported. */
export function anyDelivery(images: readonly string[], pdfs: readonly string[]): fc.Arbitrary<object[]> {
  const keys = ["C-1", "c-2", "C_3", "C.10"];
  return fc
    .tuple(
      ...keys.map(company),
      ...["U-1", "u:2"].map((key) => user(key, keys)),
      ...["P-1", "P-2", "p-3"].map((key) => product(key, keys)),
      ...["K-1", "K-2"].map((key) => contactPerson(key, keys)),
      ...keys.slice(0, 3).map((key) => entry(key, images, pdfs)),
      notice("N-1"),
      street,
      ...userHistory(["U-1", "u:2"], keys),
      ...["E-1", "e:2", "E_3"].map((key) => trackingEvent(key, keys)),
      ...keys.slice(1, 3).map(accountLocks),
    )
    .map((rows) => [...rows]);
}
