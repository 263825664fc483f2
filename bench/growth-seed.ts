/**
 * Rows for the growth measurement, straight into the tables: any number of companies, each filled as an owner who cares
 * fills an entry. What people see is the same at any size; only the number of others around them grows.
 */
import pg from "pg";
import { ABOUT_US, PART_COLUMNS, PART_DOCUMENTS, OPENING_HOURS, PASSWORD_HASH } from "./seed.ts";

/** People who make the requests; each holds as many companies, spread evenly over all of them. */
export const PEOPLE = 8;
export const COMPANIES_EACH = 32;
const VISITED = PEOPLE * COMPANIES_EACH;
/** Changes in the history of a company that is visited; the others have two. */
const CHANGES = 40;
/** Germany has some 8,200. */
const POSTAL_CODES = 8000;

const FIRST_ID = 100_000;
export const growthLogin = (person: number): string => `viele${person}@kunde.example`;

/** Ids of the companies that a person holds among so many. */
export const companiesOf = (person: number, companies: number): number[] =>
  Array.from({ length: COMPANIES_EACH }, (_, index) => visitedId(index * PEOPLE + person, companies));
const visitedId = (index: number, companies: number): number => FIRST_ID + Math.floor((index * companies) / VISITED);

/** Forty of them in each postal code, one of them Lindenstraße. */
const STREET = `case (c.id / ${POSTAL_CODES}) % 40 when 12 then 'Lindenstraße' else 'Straße ' || (c.id / ${POSTAL_CODES}) % 40 end`;

const json = (value: unknown): string => `'${JSON.stringify(value)}'::jsonb`;
const change = (text: string): string => json({ about_us: { ...ABOUT_US, text } });

/** Companies of one statement that writes entries: their triggers keep its rows until its end. */
const ENTRIES_A_STATEMENT = 100_000;

/** One statement a table, several for entries. */
const seedStatements = (companies: number): string[] => {
  const last = FIRST_ID + companies - 1;
  const visited = `(select ${FIRST_ID} + (k * ${companies}::bigint) / ${VISITED} as id, k % ${PEOPLE} as person from generate_series(0, ${VISITED - 1}) k) v`;
  return [
    `insert into users (id, login, login_key, email, password_hash, display_name)
     select n, 'inhaber' || n || '@kunde.example', 'inhaber' || n || '@kunde.example', 'inhaber' || n || '@kunde.example', '${PASSWORD_HASH}', 'Petra Brandt'
     from generate_series(${FIRST_ID}, ${last}) n`,
    `insert into users (id, login, login_key, email, password_hash, display_name)
     select 90000 + p, 'viele' || p || '@kunde.example', 'viele' || p || '@kunde.example', 'viele' || p || '@kunde.example', '${PASSWORD_HASH}', 'Jonas Wieland'
     from generate_series(0, ${PEOPLE - 1}) p`,
    `insert into companies (id, external_id, name, display_name, claimed_by, claimed_last_update, active_resellers)
     select n, 'C-' || n, 'Brandt Bedachungen ' || n || ' GmbH', 'Brandt Bedachungen ' || n, 'OWNER', '2026-01-15 10:00+01', '{reseller}'
     from generate_series(${FIRST_ID}, ${last}) n`,
    `insert into memberships (user_id, company_id, "right") select id, id, 'owner' from companies`,
    `insert into memberships (user_id, company_id, "right") select 90000 + v.person, v.id, 'editor' from ${visited}`,
    `insert into products (company_id, external_id, code, status, details)
     select c.id, 'P-' || k, 'ENTRY_BASIC_' || k, 'Invoicing', '{"term": 12}' from companies c cross join generate_series(1, 3) k`,
    `insert into contact_persons (company_id, external_id, name, roles, email, phone)
     select c.id, 'K-' || k, 'Jonas Wieland', '{Employee}', 'j.wieland@vertrieb.example', '030 23125117'
     from companies c cross join generate_series(1, 2) k`,
    ...Array.from(
      { length: Math.ceil(companies / ENTRIES_A_STATEMENT) },
      (_none, index) => `
     insert into entries (company_id, name, street, house_number, postal_code, city, phone, mobile, email, website, slogan,
       opening_hours, ${PART_COLUMNS}, owner_parts)
     select c.id, c.name, ${STREET}, (c.id % 200 + 1)::text, (c.id % ${POSTAL_CODES} + 10000)::text, 'Berlin',
       '030 23125100', '0152 28817386', 'kontakt@brandt-bedachungen.example', 'https://www.brandt-bedachungen.example',
       'Wir decken auf.', ${json(OPENING_HOURS)}, ${PART_DOCUMENTS}, '{aboutUs,companyData}'
     from companies c
     where c.id between ${FIRST_ID + index * ENTRIES_A_STATEMENT} and ${FIRST_ID + (index + 1) * ENTRIES_A_STATEMENT - 1}`,
    ),
    `insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
     select c.id, 'aboutUs', k, 'owner', c.id, '{about_us}', ${change("Vorher.")}, ${change("Nachher.")},
       '2026-03-01 12:00+01'::timestamptz + (c.id % 100) * interval '1 hour' + k * interval '1 day'
     from generate_series(1, 2) k cross join companies c`,
    `insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
     select v.id, 'aboutUs', k, 'owner', v.id, '{about_us}', ${change("Vorher.")}, ${change("Nachher.")},
       '2026-06-01 12:00+01'::timestamptz + k * interval '1 day'
     from ${visited} cross join generate_series(3, ${CHANGES}) k`,
    `insert into import_differences (company_id, part, proposed, proposed_at)
     select c.id, 'companyData', '{"phone": "030 23125101", "city": "Berlin-Mitte"}', '2026-10-01 04:00+02' from companies c`,
    `insert into audit_log (at, action, outcome, actor_user_id, company_id)
     select '2026-10-01 04:00+02', 'entry.saved', 'done', id, id from companies`,
    `insert into sessions (handle, user_id, secret_hash, remember, created_at, last_used_at, expires_at, absolute_expires_at)
     select md5(id::text), id, '\\x00', true, now(), now(), now() + interval '30 days', now() + interval '90 days' from companies`,
  ];
};

/** Fills an empty, migrated database. Rows fit each other, so that foreign keys aren't asked for each one again. */
export async function seedGrowth(url: string, companies: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'",
  );
  for (const text of seedStatements(companies)) await client.query(text);
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  await client.end();
}
