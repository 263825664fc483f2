/** Rows for the measurement: as many companies as a small region has, each with products, people and an entry. */
import { EMPLOYEE_BAND_CODES, PAYMENT_METHOD_CODES, SERVICE_FEATURE_CODES } from "@portal/contract/entry/choices";
import { JSON_PARTS, type JsonPart, PARTS, type PartValues, withEmptyFields } from "@portal/contract/entry/parts";
import pg from "pg";

export const COMPANIES = 10_000;
export const PASSWORD = "Demo-Portal-2026";
/** argon2id (19456 KiB, t=2, p=1) of `PASSWORD`. */
export const PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$rWV2wn782kaZqr6lvxhChw$1CcauW1cHmdoa4YwX0TfcxFh7jD6QuO1m0dZwIX5TiI";

const FIRST_ID = 100_000;
/** Ids of the company and of its owner, who has the same number. */
export const companyId = (index: number): number => FIRST_ID + index;
export const loginOf = (index: number): string => `inhaber${FIRST_ID + index}@kunde.example`;

export const OPENING_HOURS = {
  week: Array.from({ length: 7 }, (_day, index) => ({
    spans:
      index < 5
        ? [
            { from: "08:00", to: "12:30" },
            { from: "14:00", to: "18:00" },
          ]
        : [],
    byAppointment: index === 5,
  })),
  specialDays: [{ from: "2026-12-24", to: "2026-12-26", label: "Weihnachten", spans: [] }],
  temporarilyClosed: null,
};
export const ABOUT_US = {
  text: "Seit drei Generationen decken wir Dächer in Berlin und Brandenburg.",
  foundingYear: 1987,
  specialties: ["Steildach", "Flachdach", "Dachfenster"],
};

/** What the company says; every other field is empty. */
const SAID: { [P in JsonPart]?: Partial<PartValues[P]> } = {
  aboutUs: ABOUT_US,
  companyDetailsData: {
    legalForm: "limited_company",
    directors: ["Petra Brandt", "Jonas Wieland"],
    employees: EMPLOYEE_BAND_CODES[2] ?? "",
    languages: ["de", "en", "tr"],
    certificates: ["Dachdeckermeister", "Innungsbetrieb"],
    vatId: "DE123456789",
    registerCourt: "Amtsgericht Charlottenburg",
    registerNumber: "HRB 12345",
  },
  payments: { paymentMethods: PAYMENT_METHOD_CODES.slice(0, 4) },
  onlinePresence: { profiles: [], shopUrl: "", bookingUrl: "https://www.brandt-bedachungen.example/termin" },
  tradesData: { trades: ["Dachdecker", "Klempner", "Zimmerei"] },
  searchKeywordsData: {
    keywords: ["Steildach", "Flachdach", "Dachfenster", "Dachrinne", "Sturmschaden", "Dachsanierung"],
  },
  serviceFeaturesData: { services: SERVICE_FEATURE_CODES.slice(0, 6) },
  productFeaturesData: { products: ["Dachziegel", "Dachfenster", "Solaranlagen"] },
  serviceAreaData: {
    nationwide: false,
    radiusKm: 50,
    cities: ["Berlin", "Potsdam", "Bernau bei Berlin"].map((name) => ({ name, state: "Brandenburg" })),
  },
};

export const PART_COLUMNS = JSON_PARTS.map((part) => PARTS[part].column).join(", ");
export const PART_DOCUMENTS = JSON_PARTS.map(
  (part) => `'${JSON.stringify(withEmptyFields(part, SAID[part] ?? {}))}'::jsonb`,
).join(", ");

const SEED = `
  insert into users (id, login, login_key, email, password_hash, display_name)
  select n, 'inhaber' || n || '@kunde.example', 'inhaber' || n || '@kunde.example', 'inhaber' || n || '@kunde.example',
         '${PASSWORD_HASH}', 'Petra Brandt'
  from generate_series(${FIRST_ID}, ${FIRST_ID + COMPANIES - 1}) n;

  insert into companies (id, external_id, name, display_name, claimed_by, claimed_last_update, active_resellers)
  select n, 'C-' || n, 'Brandt Bedachungen ' || n || ' GmbH', 'Brandt Bedachungen ' || n, 'OWNER', '2026-01-15 10:00+01', '{reseller}'
  from generate_series(${FIRST_ID}, ${FIRST_ID + COMPANIES - 1}) n;

  insert into memberships (user_id, company_id, "right") select id, id, 'owner' from companies;

  insert into products (company_id, external_id, code, status, details)
  select c.id, 'P-' || k, 'ENTRY_BASIC_' || k, 'Invoicing', '{"term": 12}'
  from companies c cross join generate_series(1, 3) k;

  insert into contact_persons (company_id, external_id, name, roles, email, phone)
  select c.id, 'K-' || k, 'Jonas Wieland', '{Employee}', 'j.wieland@vertrieb.example', '030 23125117'
  from companies c cross join generate_series(1, 2) k;

  insert into entries (company_id, name, street, house_number, postal_code, city, phone, mobile, email, website, slogan,
                       opening_hours, ${PART_COLUMNS})
  select c.id, c.name, 'Lindenstraße', '12', '10969', 'Berlin', '030 23125100', '0152 28817386',
         'kontakt@brandt-bedachungen.example', 'https://www.brandt-bedachungen.example', 'Wir decken auf.',
         '${JSON.stringify(OPENING_HOURS)}', ${PART_DOCUMENTS}
  from companies c;`;

/** Fills an empty, migrated database. */
export async function seed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SEED);
  await client.query("vacuum analyze");
  await client.end();
}
