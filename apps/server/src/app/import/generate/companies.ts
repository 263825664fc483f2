/**
 * Companies that nobody has, for load tests and demonstrations: trades, places, hours and texts fit together, phone
 * numbers are those kept free for films, addresses on the net end in `.example`.
 */
import type { ImportRowOf } from "@portal/contract/import";
import { hoursOf } from "./hours.ts";
import { FIRST_NAMES, LANDLINES, MOBILES, PLACES, STREETS, SURNAMES } from "./places.ts";
import { randomOf, type Random } from "./random.ts";
import { type Trade, TRADES } from "./trades.ts";

type Row = ImportRowOf<"company"> | ImportRowOf<"product"> | ImportRowOf<"contact_person"> | ImportRowOf<"entry">;

const TWO_DIGITS = 100;
const THREE_DIGITS = 1000;
const BUSINESS_CARD = ["GmbH", "e. K.", "GbR", "GmbH & Co. KG", "UG (haftungsbeschränkt)"] as const;
const CODES = ["ENTRY", "WEB-M", "WEB-S", "SEO", "WKDB", "BANNER", "SUMA"] as const;
const STATUSES = ["Ordered", "Produced", "Invoicing", "Invoicing", "Invoicing", "Inactive"] as const;

/**
 * The rows of one company: the company first, then its products, contact persons and entry.
 * @param index counts from 0; the same seed and index give the same rows on every machine
 */
export function companyRows(seed: number, index: number): Row[] {
  const random = randomOf(seed, index);
  const trade = random.of(TRADES);
  const surname = random.of(SURNAMES);
  const key = `G${seed}-${index + 1}`;
  const name = `${trade.label} ${surname} ${random.of(BUSINESS_CARD)}`;
  const domain = `${ascii(`${trade.label} ${surname}`)}-${index + 1}.example`;
  return [
    aCompany(random, { key, name, label: `${trade.label} ${surname}` }),
    ...Array.from({ length: 1 + random.below(3) }, (_product, number) => aProduct(random, key, number + 1, domain)),
    aContactPerson(random, key),
    anEntry(random, { key, name, trade, domain }),
  ];
}

function aCompany(random: Random, { key, name, label }: Record<"key" | "name" | "label", string>): Row {
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

const aProduct = (random: Random, company: string, number: number, domain: string): Row => ({
  type: "product",
  external_id: `P-${number}`,
  company,
  Stock_Keeping_Unit__c: random.of(CODES),
  Status__c: random.of(STATUSES),
  type_details: { domain: `www.${domain}`, term_months: random.of([12, 24]) },
});

function aContactPerson(random: Random, company: string): Row {
  const [first, last] = [random.of(FIRST_NAMES), random.of(SURNAMES)];
  return {
    type: "contact_person",
    external_id: "K-1",
    company,
    name: `${first} ${last}`,
    roles: random.chance(70) ? ["Employee", "Recipient"] : ["Director"],
    Email: `${ascii(`${first} ${last}`)}@vertrieb.example`,
    phone: landline(random),
    isDummy__c: random.chance(5),
  };
}

type Described = { key: string; name: string; trade: Trade; domain: string };

function anEntry(random: Random, { key, name, trade, domain }: Described): Row {
  const { city, postalCodes } = random.of(PLACES);
  const year = 1890 + random.below(130);
  const story = trade.story.replace("{city}", city).replace("{year}", String(year));
  const closing = random.of(["Rufen Sie an oder schreiben Sie uns.", "Kommen Sie vorbei.", "Wir freuen uns auf Sie."]);
  return {
    type: "entry",
    company: key,
    company_name: name,
    ShippingStreet: `${random.of(STREETS)} ${1 + random.below(180)}${random.chance(12) ? " a" : ""}`,
    ShippingPostalCode: random.of(postalCodes),
    ShippingCity: city,
    Phone: landline(random),
    mobile: random.chance(60) ? `${random.of(MOBILES)}${digits(random, TWO_DIGITS)}` : "",
    fax: random.chance(20) ? landline(random) : "",
    email: `kontakt@${domain}`,
    website: random.chance(70) ? `https://www.${domain}` : "",
    openingHours: hoursOf(random, trade.hours),
    slogan: random.chance(80) ? trade.slogan : "",
    aboutUs: { text: `${story}\n\n${closing}`, foundingYear: year, specialties: random.some(trade.specialties, 3) },
  };
}

const landline = (random: Random): string => `${random.of(LANDLINES)}${digits(random, THREE_DIGITS)}`;

const digits = (random: Random, limit: number): string => String(limit + random.below(limit)).slice(1);

const LETTERS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ı: "i" };

/** As in an address on the net: `Kfz-Werkstatt Yıldız` becomes `kfz-werkstatt-yildiz`. */
const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-");
