import { afterAll, beforeAll, expect, test } from "vitest";
import { aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { uniqueKey } from "@portal/db/factories/unique-key";
import { startImportTest, type ImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

const aCompanyRow = (fields: object = {}) => ({
  type: "company",
  external_id: uniqueKey("C"),
  company_name: "Brandt Bedachungen GmbH",
  ...fields,
});

/** Imports a company. Returns its external id and its id. */
async function storedCompany(fields: object = {}): Promise<{ key: string; id: number }> {
  const row = aCompanyRow(fields);
  await t.run([row]);
  const { id } = await companyOf(row.external_id);
  return { key: row.external_id, id };
}

const companyOf = (key: string) =>
  t.db.selectFrom("companies").selectAll().where("external_id", "=", key).executeTakeFirstOrThrow();

/** Everything that imports write except entries, to prove that an import writes nothing. */
const snapshot = async () => ({
  companies: await t.db.selectFrom("companies").selectAll().orderBy("id").execute(),
  users: await t.db.selectFrom("users").selectAll().orderBy("id").execute(),
  memberships: await t.db.selectFrom("memberships").selectAll().orderBy("user_id").orderBy("company_id").execute(),
  products: await t.db.selectFrom("products").selectAll().orderBy("company_id").orderBy("external_id").execute(),
  contacts: await t.db.selectFrom("contact_persons").selectAll().orderBy("company_id").orderBy("external_id").execute(),
  notifications: await t.db.selectFrom("modal_notifications").selectAll().orderBy("code").execute(),
  notices: await t.db.selectFrom("notices").selectAll().orderBy("id").execute(),
});

test.each<[string, (company: string) => object, object]>([
  ["company", (company) => aCompanyRow({ external_id: company }), { company_name: "Brandt Dach GmbH" }],
  [
    "user",
    (company) => ({
      type: "user",
      external_id: company,
      login: `${company}@x.example`,
      accounts: [{ company, right: "read" }],
    }),
    { display_name: "Petra Brandt" },
  ],
  [
    "product",
    (company) => ({
      type: "product",
      external_id: "P-1",
      company,
      Stock_Keeping_Unit__c: "ENTRY",
      Status__c: "Ordered",
      type_details: { domain: "brandt.example", years: [2024, 2025] },
    }),
    { Status__c: "Inactive" },
  ],
  [
    "contact_person",
    (company) => ({ type: "contact_person", external_id: "K-1", company, roles: ["Director"], Email: "b@x.example" }),
    { roles: ["Recipient"], Email: null },
  ],
  [
    "notice",
    (company) => ({ type: "notice", external_id: company, message: "Wartung.", level: "info", starts: "2026-07-01" }),
    { level: "warning", ends: "2026-08-01" },
  ],
  [
    "notification",
    (company) => ({ type: "notification", external_id: company, headline: "Ferien", text: "Eine\nZwei" }),
    { button_text: "Eintragen", button_link: "/benutzer" },
  ],
])("a %s row creates, changes nothing the second time and updates what differs", async (type, make, change) => {
  const { key } = await storedCompany();
  const row = make(key);
  const first = type === "company" ? { unchanged: 1 } : { created: 1 };
  expect(await t.run([row])).toMatchObject({ ...first, rejected: 0 });
  const before = await snapshot();
  expect(await t.run([row])).toMatchObject({ unchanged: 1, created: 0, updated: 0, rejected: 0 });
  expect(await snapshot()).toEqual(before);
  expect(await t.run([{ ...row, ...change }])).toMatchObject({ updated: 1, created: 0, unchanged: 0, rejected: 0 });
  expect(await snapshot()).not.toEqual(before);
  expect(await t.run([{ ...row, ...change }])).toMatchObject({ unchanged: 1, updated: 0 });
});

test("columns that a row does not name stay as they are", async () => {
  const { key } = await storedCompany({ activeResellers: ["Regionalmedien"], is_published_on_cleverb2b: true });
  await t.run([{ type: "company", external_id: key, company_name: "Neuer Name" }]);
  expect(await companyOf(key)).toMatchObject({
    name: "Neuer Name",
    display_name: "Brandt Bedachungen GmbH",
    active_resellers: ["Regionalmedien"],
    is_published_on_b2b: true,
  });
});

test("production refuses plain passwords and relative days", async () => {
  const user = { type: "user", external_id: "U-9", login: "u9@x.example", password: "eins-zwei-drei" };
  const company = aCompanyRow({ external_id: "C-9", claimed_by: "OWNER", claimed_last_update: "-P3D" });
  expect((await t.run([user, company], { production: true })).said).toEqual([
    "test.ndjson:1 user U-9: password: ist im Produktivbetrieb nicht erlaubt. Die Person vergibt ihr Passwort selbst.",
    "test.ndjson:2 company C-9: claimed_last_update: ist kein Zeitpunkt wie 2026-03-01T08:00:00+01:00.",
  ]);
});

test("a relative day counts from the Berlin day of the import", async () => {
  const row = aCompanyRow({ claimed_by: "OWNER", claimed_last_update: "-P2D" });
  await t.run([row], { now: new Date("2026-07-02T22:30:00Z") });
  expect(await companyOf(row.external_id)).toMatchObject({ claimed_last_update: new Date("2026-06-30T22:00:00Z") });
});

test("each rejected row is reported with line, type, key and field, and nothing of it is written", async () => {
  const { key } = await storedCompany();
  const taken = await aUser(t.db);
  const before = await snapshot();
  const product = {
    type: "product",
    external_id: "P-7",
    company: key,
    Stock_Keeping_Unit__c: "ENTRY",
    Status__c: "Ordered",
  };
  const result = await t.run([
    "",
    { ...product, Status__c: "ordered" },
    { ...product, company: "C-nowhere" },
    "{not json",
    { type: "user", external_id: "U-7", login: taken.login.toUpperCase() },
    {
      type: "user",
      external_id: "U-8",
      login: "u8@x.example",
      accounts: [
        { company: key, right: "owner" },
        { company: "C-nowhere", right: "read" },
      ],
    },
    {
      type: "user",
      external_id: "U-9",
      login: "u9@x.example",
      accounts: [key, key].map((company) => ({ company, right: "read" })),
    },
    { type: "contact_person", external_id: "K-7", company: "C-nowhere", roles: [] },
    { type: "entry", company: "C-nowhere", slogan: "Dicht." },
    aCompanyRow({ external_id: "C-7", color: "red", "a\u001b[31m": 1 }),
  ]);
  const missing = "Die Firma C-nowhere gibt es nicht. Sie muss vor dieser Zeile stehen.";
  expect(result.said).toEqual([
    "test.ndjson:2 product P-7: Status__c: muss einer dieser Werte sein: Ordered, Produced, Invoicing, Inactive.",
    `test.ndjson:3 product P-7: company: ${missing}`,
    "test.ndjson:4: Die Zeile ist kein gültiges JSON.",
    `test.ndjson:5 user U-7: login: Den Anmeldenamen ${taken.login.toUpperCase()} hat schon jemand anderes.`,
    `test.ndjson:6 user U-8: accounts.1.company: ${missing}`,
    `test.ndjson:7 user U-9: accounts.1.company: Die Firma ${key} steht zweimal in der Liste.`,
    `test.ndjson:8 contact_person K-7: company: ${missing}`,
    `test.ndjson:9 entry C-nowhere: company: ${missing}`,
    "test.ndjson:10 company C-7: color: ist kein bekanntes Feld.",
    "test.ndjson:10 company C-7: a\uFFFD[31m: ist kein bekanntes Feld.",
  ]);
  expect(result).toMatchObject({ created: 0, updated: 0, rejected: 9 });
  expect(await snapshot()).toEqual(before);
});

test("good rows before and after a rejected row are written", async () => {
  const rows = [aCompanyRow(), aCompanyRow({ company_name: 1 }), aCompanyRow()];
  expect(await t.run(rows)).toMatchObject({ created: 2, rejected: 1 });
});

test.each([1, 2, 500])("a row may refer to earlier rows only, in batches of %i", async (batchSize) => {
  const company = aCompanyRow();
  const product = {
    type: "product",
    external_id: "P-1",
    company: company.external_id,
    Stock_Keeping_Unit__c: "ENTRY",
    Status__c: "Ordered",
  };
  expect(await t.run([product, company, product], { batchSize })).toMatchObject({ created: 2, rejected: 1 });
});

test("rows with the same key are written one after the other", async () => {
  const row = aCompanyRow();
  const result = await t.run([row, { ...row, company_name: "Anders" }, { ...row, company_name: "Anders" }]);
  expect(result).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
  expect(await companyOf(row.external_id)).toMatchObject({ name: "Anders" });
});

test("a row that the database refuses is rejected alone", async () => {
  await sql`alter table companies add constraint no_bad_luck check (name <> 'Pech')`.execute(t.db);
  const rows = [aCompanyRow(), aCompanyRow({ external_id: "C-13", company_name: "Pech" }), aCompanyRow()];
  const result = await t.run(rows);
  expect(result).toMatchObject({ created: 2, rejected: 1 });
  expect(result.said).toEqual([expect.stringMatching(/^test\.ndjson:2 company C-13: .*no_bad_luck/)]);
});

test("two imports of the same rows at once write each row once", async () => {
  const rows = Array.from({ length: 60 }, () => aCompanyRow());
  const results = await Promise.all([t.run(rows, { batchSize: 7 }), t.run(rows.toReversed(), { batchSize: 7 })]);
  expect(results.flatMap(({ said }) => said)).toEqual([]);
  const sum = (outcome: "created" | "unchanged") => results.reduce((total, result) => total + result[outcome], 0);
  expect([sum("created"), sum("unchanged")]).toEqual([60, 60]);
});
