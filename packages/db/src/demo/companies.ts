/**
 * Generates invented companies as rows of the import, for load tests and demonstrations. Trades, places, hours and texts
 * fit together, phone numbers are reserved for films, domains end in `.example`.
 */
import type { LegalForm } from "@portal/contract/entry/choices";
import { hoursOf } from "./hours.ts";
import { FIRST_NAMES, LANDLINES, MOBILES, type Place, readPlaces, STREETS, SURNAMES } from "./places.ts";
import { randomOf, type Random } from "./random.ts";
import { type Trade, TRADES } from "./trades.ts";

type EntryRow = { type: "entry"; ShippingPostalCode: string; ShippingCity: string; email: string };
type Row = ({ type: "company" | "product" | "contact_person" } | EntryRow) & Readonly<Record<string, unknown>>;

const TWO_DIGITS = 100;
const THREE_DIGITS = 1000;
/** As written behind a name, and its code. */
const LEGAL_FORMS: readonly [word: string, code: LegalForm][] = [
  ["GmbH", "limited_company"],
  ["e. K.", "registered_merchant"],
  ["GbR", "civil_partnership"],
  ["GmbH & Co. KG", "limited_partnership_with_company"],
  ["UG (haftungsbeschränkt)", "entrepreneurial_company"],
];
const CODES = ["ENTRY", "WEB-M", "WEB-S", "SEO", "WKDB", "BANNER", "SUMA"] as const;
const STATUSES = ["Ordered", "Produced", "Invoicing", "Invoicing", "Invoicing", "Inactive"] as const;

/** The same seed gives the same companies on every machine with the same places. */
export type CompanyGenerator = {
  /** The rows of one company: the company first, then its products, contact persons and entry. `index` counts from 0. */
  rowsOf(index: number): Row[];
};

export function companyGenerator(seed: number, places: readonly Place[] = readPlaces()): CompanyGenerator {
  return { rowsOf: (index) => companyRows(randomOf(seed, index), `G${seed}-${index + 1}`, places) };
}

function companyRows(random: Random, key: string, places: readonly Place[]): Row[] {
  const trade = random.of(TRADES);
  const surname = random.of(SURNAMES);
  const place = random.of(places);
  const label = `${trade.label} ${surname}`;
  const [word, legalForm] = random.of(LEGAL_FORMS);
  const domain = `${ascii(label)}-${key.toLowerCase()}.example`;
  const described = { key, name: `${label} ${word}`, label, legalForm, surname, trade, domain, place };
  return [
    aCompany(random, described),
    ...Array.from({ length: 1 + random.below(3) }, (_product, number) => aProduct(random, described, number + 1)),
    aContactPerson(random, described),
    anEntry(random, described),
  ];
}

type Described = {
  key: string;
  name: string;
  label: string;
  legalForm: LegalForm;
  surname: string;
  trade: Trade;
  domain: string;
  place: Place;
};

function aCompany(random: Random, { key, name, label }: Described): Row {
  const claimed = random.chance(30);
  return {
    type: "company",
    external_id: key,
    company_name: name,
    entry_display_name: label,
    claimed_by: claimed ? "OWNER" : random.chance(20) ? "PROVIDER" : null,
    claimed_last_update: claimed ? `2026-0${1 + random.below(9)}-1${random.below(10)}T09:30:00+02:00` : null,
    is_published_on_cleverb2b: random.chance(10),
    activeResellers: random.chance(10) ? ["Regionalmedien Rheinland"] : [],
  };
}

const aProduct = (random: Random, { key, domain }: Described, number: number): Row => ({
  type: "product",
  external_id: `P-${number}`,
  company: key,
  Stock_Keeping_Unit__c: random.of(CODES),
  Status__c: random.of(STATUSES),
  type_details: { domain: `www.${domain}`, term_months: random.of([12, 24]) },
});

function aContactPerson(random: Random, { key, place }: Described): Row {
  const [first, last] = [random.of(FIRST_NAMES), random.of(SURNAMES)];
  return {
    type: "contact_person",
    external_id: "K-1",
    company: key,
    name: `${first} ${last}`,
    roles: random.chance(70) ? ["Employee", "Recipient"] : ["Director"],
    Email: `${ascii(`${first} ${last}`)}@vertrieb.example`,
    phone: phoneOf(random, place.city),
    isDummy__c: random.chance(5),
  };
}

function anEntry(random: Random, described: Described): Row {
  const { key, name, trade, domain, place } = described;
  const year = 1890 + random.below(130);
  const story = trade.story.replace("{city}", place.city).replace("{year}", String(year));
  const closing = random.of(["Rufen Sie an oder schreiben Sie uns.", "Kommen Sie vorbei.", "Wir freuen uns auf Sie."]);
  return {
    type: "entry",
    company: key,
    company_name: name,
    ShippingStreet: `${random.of(STREETS)} ${1 + random.below(180)}${random.chance(12) ? " a" : ""}`,
    ShippingPostalCode: place.postalCode,
    ShippingCity: place.city,
    Phone: phoneOf(random, place.city),
    mobile: random.chance(60) ? mobile(random) : "",
    fax: place.city in LANDLINES && random.chance(40) ? phoneOf(random, place.city) : "",
    email: `kontakt@${domain}`,
    website: random.chance(70) ? `https://www.${domain}` : "",
    openingHours: hoursOf(random, trade.hours),
    slogan: random.chance(80) ? trade.slogan : "",
    aboutUs: { text: `${story}\n\n${closing}`, foundingYear: year, specialties: random.some(trade.specialties, 3) },
    tradesData: { trades: random.some(trade.trades, 2) },
    searchKeywordsData: { keywords: random.some(trade.keywords, 3) },
    productFeaturesData: { products: random.some(trade.products, 3) },
    payments: { paymentMethods: random.some(["cash", "girocard", "contactless", "invoice", "bank_transfer"], 3) },
    ...(random.chance(50)
      ? { serviceFeaturesData: { services: random.some(trade.hours === "craft" ? CRAFT_SERVICES : SERVICES, 4) } }
      : {}),
    ...(random.chance(40) ? { companyDetailsData: detailsOf(random, described) } : {}),
    ...(trade.hours === "craft"
      ? { serviceAreaData: { nationwide: false, radiusKm: random.of([20, 30, 50]), cities: [] } }
      : {}),
  };
}

const SERVICES = ["appointments", "wheelchair_accessible", "parking", "public_transport", "family_business"] as const;
const CRAFT_SERVICES = [
  "free_estimate",
  "emergency_service",
  "on_site_service",
  "master_craftsman",
  "training_company",
  "family_business",
  "repair_service",
] as const;

const detailsOf = (random: Random, { legalForm, surname }: Described) => ({
  legalForm,
  directors: [`${random.of(FIRST_NAMES)} ${surname}`],
  employees: random.of(["one", "up_to_5", "up_to_10", "up_to_20"] as const),
  languages: random.some(["de", "en", "tr", "pl"] as const, 2),
  certificates: [],
  vatId: "",
  registerCourt: "",
  registerNumber: "",
});

const mobile = (random: Random): string => `${random.of(MOBILES)}${digits(random, TWO_DIGITS)}`;

function phoneOf(random: Random, city: string): string {
  const landline = LANDLINES[city];
  return landline === undefined ? mobile(random) : `${landline}${digits(random, THREE_DIGITS)}`;
}

const digits = (random: Random, limit: number): string => String(limit + random.below(limit)).slice(1);

const LETTERS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ı: "i" };

/** As in a domain: `Kfz-Werkstatt Yıldız` becomes `kfz-werkstatt-yildiz`. */
const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-");
