import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { uniqueKey } from "@portal/db/factories/unique-key";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startImportTest, type ImportTest } from "../../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

const MONDAY_MORNING = [{ spans: [{ from: "08:00", to: "12:00" }], byAppointment: false }];
const CLOSED = Array.from({ length: 6 }, () => ({ spans: [], byAppointment: false }));
const OPENING_HOURS = { week: [...MONDAY_MORNING, ...CLOSED], specialDays: [], temporarilyClosed: null };

async function aCompany(): Promise<string> {
  const key = uniqueKey("C");
  await t.run([{ type: "company", external_id: key, company_name: "Brandt Bedachungen GmbH" }]);
  return key;
}

const anEntryRow = (company: string, fields: object = {}) => ({
  type: "entry",
  company,
  ShippingStreet: "Lindenstraße 12 a",
  ShippingPostalCode: "04275",
  ShippingCity: "Leipzig",
  Phone: "030 23125100",
  openingHours: OPENING_HOURS,
  slogan: "Dicht.",
  aboutUs: { text: "Wir decken Dächer.", foundingYear: 1987 },
  ...fields,
});

async function anEntry(fields: object = {}): Promise<string> {
  const company = await aCompany();
  expect(await t.run([anEntryRow(company, fields)])).toMatchObject({ created: 1 });
  return company;
}

const entryOf = (company: string) =>
  t.db
    .selectFrom("entries")
    .innerJoin("companies", "companies.id", "entries.company_id")
    .selectAll("entries")
    .where("companies.external_id", "=", company)
    .executeTakeFirstOrThrow();

const changesOf = async (company: string) =>
  t.db
    .selectFrom("entry_changes")
    .selectAll()
    .where("company_id", "=", (await entryOf(company)).company_id)
    .orderBy("id")
    .execute();

test("creates an entry; without a name of its own it has the company's", async () => {
  const company = await anEntry();
  expect(await entryOf(company)).toMatchObject({
    name: "Brandt Bedachungen GmbH",
    street: "Lindenstraße",
    house_number: "12 a",
    postal_code: "04275",
    city: "Leipzig",
    phone: "030 23125100",
    fax: "",
    opening_hours: OPENING_HOURS,
    slogan: "Dicht.",
    logo_key: null,
    about_us: { text: "Wir decken Dächer.", foundingYear: 1987, specialties: [] },
    company_data_version: 1,
    owner_parts: [],
  });
  expect(await changesOf(company)).toEqual([]);
});

test("changes nothing on the second run", async () => {
  const company = await anEntry();
  const before = await entryOf(company);
  expect(await t.run([anEntryRow(company)])).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await entryOf(company)).toEqual(before);
  expect(await changesOf(company)).toEqual([]);
});

test("saves each part that differs with a version and a line of history", async () => {
  const company = await anEntry();
  const now = new Date("2026-08-01T10:00:00Z");
  const row = {
    type: "entry",
    company,
    ShippingStreet: "Lindenstraße 14",
    Phone: "030 23125101",
    aboutUs: { text: "Neu." },
  };
  expect(await t.run([row], { now })).toMatchObject({ updated: 1 });
  expect(await entryOf(company)).toMatchObject({
    street: "Lindenstraße",
    house_number: "14",
    postal_code: "04275",
    company_data_version: 2,
    opening_hours_version: 1,
    logo_and_slogan_version: 1,
    about_us_version: 2,
    updated_at: now,
  });
  const common = { version: 2, source: "import", actor_user_id: null, agent_user_id: null, changed_at: now };
  expect(await changesOf(company)).toMatchObject([
    {
      ...common,
      part: "companyData",
      fields: ["street", "house_number", "phone"],
      before: { street: "Lindenstraße", house_number: "12 a", phone: "030 23125100" },
      after: { street: "Lindenstraße", house_number: "14", phone: "030 23125101" },
    },
    { ...common, part: "aboutUs" },
  ]);
});

test("never overwrites a part that the owner saved", async () => {
  const company = await anEntry();
  const { company_id: id } = await entryOf(company);
  await t.db
    .updateTable("entries")
    .set({ owner_parts: ["companyData"] })
    .where("company_id", "=", id)
    .execute();
  expect(await t.run([{ type: "entry", company, Phone: "030 23125999" }])).toMatchObject({ kept: 1, updated: 0 });
  expect(await t.run([{ type: "entry", company, Phone: "030 23125100" }])).toMatchObject({ unchanged: 1, kept: 0 });
  expect(await t.run([{ type: "entry", company, Phone: "030 23125999", slogan: "Neu." }])).toMatchObject({
    updated: 1,
  });
  expect(await entryOf(company)).toMatchObject({ phone: "030 23125100", company_data_version: 1, slogan: "Neu." });
  expect(await changesOf(company)).toMatchObject([{ part: "logoAndSlogan" }]);
});

test.each<[string, object, string]>([
  ["a phone number that is none", { Phone: "ruf an" }, "Phone"],
  ["four digits of a postal code", { ShippingPostalCode: "4275" }, "ShippingPostalCode"],
  [
    "an hour that clocks don't have",
    {
      openingHours: {
        ...OPENING_HOURS,
        week: [{ spans: [{ from: "25:00", to: "26:00" }], byAppointment: false }, ...CLOSED],
      },
    },
    "openingHours.week.0.spans.0.from",
  ],
  ["six days", { openingHours: { ...OPENING_HOURS, week: CLOSED } }, "openingHours.week"],
  ["a year of three digits", { aboutUs: { foundingYear: 987 } }, "aboutUs.foundingYear"],
  ["a logo on the net", { media_owner: [{ Type__c: "LOGO", Url: "https://x.example/logo.png" }] }, "media_owner.0.Url"],
  ["a logo elsewhere", { media_owner: [{ Type__c: "LOGO", Url: "../../etc/passwd" }] }, "media_owner.0.Url"],
])("refuses %s and writes nothing of the row", async (_what, fields, field) => {
  const company = await anEntry();
  const before = await entryOf(company);
  const result = await t.run([{ type: "entry", company, ShippingCity: "Köln", ...fields }]);
  expect(result.said[0]).toContain(`test.ndjson:1 entry ${company}: ${field}: `);
  expect(await entryOf(company)).toEqual(before);
  expect(await changesOf(company)).toEqual([]);
});

test("takes a logo from beside the file, once", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-logos-"));
  const red = sharp({ create: { width: 40, height: 20, channels: 3, background: "#c00" } });
  writeFileSync(path.join(folder, "logo.png"), await red.png().toBuffer());
  const company = await anEntry();
  const row = { type: "entry", company, media_owner: [{ Type__c: "LOGO", Url: "logo.png", alt: "Rot" }] };
  const file = path.join(folder, "x.ndjson");
  expect(await t.run([row], { file })).toMatchObject({ updated: 1 });
  const { logo_key: key, logo_alt: alt } = await entryOf(company);
  expect(alt).toBe("Rot");
  expect(await t.db.selectFrom("files").selectAll().where("storage_key", "=", key).execute()).toMatchObject([
    { purpose: "logo", media_type: "image/webp", width: 40, height: 20, original_name: "logo.png", marker_hash: null },
  ]);
  expect(await t.run([row], { file })).toMatchObject({ unchanged: 1 });
  expect(await t.run([{ ...row, media_owner: [] }], { file })).toMatchObject({ updated: 1 });
  expect(await entryOf(company)).toMatchObject({ logo_key: null, logo_alt: "" });
});

test("refuses logos that are no image or lead out of the folder", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-logos-"));
  writeFileSync(path.join(folder, "logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>");
  symlinkSync("/etc/passwd", path.join(folder, "passwd.png"));
  const company = await anEntry();
  const rows = ["logo.svg", "passwd.png", "missing.png"].map((Url) => ({
    type: "entry",
    company,
    media_owner: [{ Type__c: "LOGO", Url }],
  }));
  expect(
    (await t.run(rows, { file: path.join(folder, "x.ndjson") })).said.map(
      (line) => line.split("media_owner.0.Url: ")[1],
    ),
  ).toEqual([
    "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF.",
    "Die Datei passwd.png liegt nicht neben der Importdatei.",
    "Die Datei missing.png ist nicht zu lesen.",
  ]);
  expect(await entryOf(company)).toMatchObject({ logo_key: null });
});

const ownedBy = (id: number, parts: string[]) =>
  t.db.updateTable("entries").set({ owner_parts: parts }).where("company_id", "=", id).execute();

const waitingFor = (id: number) =>
  t.db.selectFrom("import_differences").selectAll().where("company_id", "=", id).orderBy("part").execute();

test("what differs from an owner's part waits for the owner, the newest value of each field", async () => {
  const company = await anEntry();
  const { company_id: id } = await entryOf(company);
  await ownedBy(id, ["companyData", "aboutUs"]);
  const first = new Date("2026-08-01T10:00:00Z");
  const row = { type: "entry", company, Phone: "030 23125101", ShippingCity: "Leipzig", slogan: "Neu." };
  expect(await t.run([row], { now: first })).toMatchObject({ updated: 1, kept: 0 });
  expect(await waitingFor(id)).toEqual([
    { company_id: id, part: "companyData", proposed: { phone: "030 23125101" }, proposed_at: first, refused: {} },
  ]);
  expect(await t.run([row])).toMatchObject({ kept: 1 });
  expect((await waitingFor(id))[0]?.proposed_at).toEqual(first);

  const second = new Date("2026-08-02T10:00:00Z");
  const other = { type: "entry", company, Phone: "030 23125102", fax: "030 23125109", aboutUs: { text: "Anders." } };
  expect(await t.run([other], { now: second })).toMatchObject({ kept: 1 });
  expect(await waitingFor(id)).toMatchObject([
    { part: "aboutUs", proposed: { about_us: { text: "Anders." } } },
    { part: "companyData", proposed: { phone: "030 23125102", fax: "030 23125109" }, proposed_at: second },
  ]);

  expect(await t.run([{ type: "entry", company, Phone: "030 23125100" }])).toMatchObject({ unchanged: 1 });
  expect(await waitingFor(id)).toMatchObject([{ part: "aboutUs" }, { proposed: { fax: "030 23125109" } }]);
  expect(await t.run([{ type: "entry", company, fax: "" }])).toMatchObject({ unchanged: 1 });
  expect(await waitingFor(id)).toMatchObject([{ part: "aboutUs" }]);
  expect(await changesOf(company)).toMatchObject([{ part: "logoAndSlogan" }]);
});

test("street and house number wait together; what the owner refused stays refused", async () => {
  const company = await anEntry();
  const { company_id: id } = await entryOf(company);
  await ownedBy(id, ["companyData"]);
  await t.run([{ type: "entry", company, ShippingStreet: "Lindenstraße 14" }]);
  expect(await waitingFor(id)).toMatchObject([{ proposed: { street: "Lindenstraße", house_number: "14" } }]);
  const refused = { ShippingStreet: "Lindenstraße 14" };
  await t.db
    .updateTable("import_differences")
    .set({ refused: JSON.stringify(refused) })
    .where("company_id", "=", id)
    .execute();
  await t.run([{ type: "entry", company, ShippingStreet: "Lindenstraße 14", Phone: "030 23125103" }]);
  expect(await waitingFor(id)).toMatchObject([
    { proposed: { street: "Lindenstraße", house_number: "14", phone: "030 23125103" }, refused },
  ]);
});

const DETAILS = {
  companyDetailsData: { legalForm: "limited_company", directors: ["Petra Brandt"], languages: ["tr", "de"] },
  payments: { paymentMethods: ["invoice", "cash"] },
  tradesData: { trades: ["Dachdecker"] },
  serviceAreaData: { radiusKm: 30, cities: [{ name: "Neustadt", state: "Bayern" }] },
  b2bCodex: { accepted: true, signatory: "Petra Brandt", acceptedOn: "2026-03-02" },
};

test("takes the other parts, completed and in the lists' order, and finds them unchanged", async () => {
  const company = await anEntry(DETAILS);
  expect(await entryOf(company)).toMatchObject({
    company_details: { legalForm: "limited_company", employees: "", languages: ["de", "tr"], vatId: "" },
    payments: { paymentMethods: ["cash", "invoice"] },
    trades: { trades: ["Dachdecker"] },
    service_area: { nationwide: false, radiusKm: 30, cities: [{ name: "Neustadt", state: "Bayern" }] },
    b2b_codex: { accepted: true, signatory: "Petra Brandt", acceptedOn: "2026-03-02" },
    online_presence: {},
  });
  expect(await t.run([anEntryRow(company, DETAILS)])).toMatchObject({ unchanged: 1 });
  expect(await t.run([{ type: "entry", company, payments: { paymentMethods: ["cash"] } }])).toMatchObject({
    updated: 1,
  });
  expect(await changesOf(company)).toMatchObject([{ part: "payments", fields: ["payments"], version: 2 }]);
});

test.each<[string, object, string]>([
  ["a misspelt field of a part", { payments: { paymentMethods: [], methods: [] } }, "payments.methods"],
  [
    "one of an item of a list",
    { serviceAreaData: { cities: [{ name: "Ulm", state: "", zip: "1" }] } },
    "serviceAreaData.cities.0.zip",
  ],
  ["a way to pay that is none", { payments: { paymentMethods: ["gold"] } }, "payments.paymentMethods.0"],
  ["a signature without a day", { b2bCodex: { accepted: true, signatory: "P. Brandt" } }, "b2bCodex.acceptedOn"],
  ["two logos", { media_owner: ["a", "b"].map((Url) => ({ Type__c: "LOGO", Url })) }, "media_owner"],
])("refuses %s", async (_what, fields, field) => {
  const company = await aCompany();
  const { said } = await t.run([anEntryRow(company, fields)]);
  expect(said[0]).toContain(`entry ${company}: ${field}: `);
});

test("takes photos and documents from beside the file, in their order", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-photos-"));
  const red = sharp({ create: { width: 40, height: 20, channels: 3, background: "#c00" } });
  writeFileSync(path.join(folder, "dach.png"), await red.png().toBuffer());
  writeFileSync(path.join(folder, "preise.pdf"), "%PDF-1.4\n%%EOF\n");
  const company = await anEntry();
  const row = {
    type: "entry",
    company,
    media_owner: [{ Type__c: "IMAGE", Url: "dach.png", alt: "Ein rotes Dach" }],
    documents: { documents: [{ Url: "preise.pdf", title: "Preise" }] },
  };
  const file = path.join(folder, "x.ndjson");
  expect(await t.run([row], { file })).toMatchObject({ updated: 1 });
  const { media, documents } = await entryOf(company);
  expect(media).toMatchObject({ photos: [{ alt: "Ein rotes Dach", width: 40, height: 20 }] });
  expect(documents).toMatchObject({ documents: [{ title: "Preise", bytes: 15 }] });
  const stored = await t.db.selectFrom("files").select(["purpose", "media_type"]).orderBy("id").execute();
  expect(stored.slice(-2)).toEqual([
    { purpose: "photo", media_type: "image/webp" },
    { purpose: "document", media_type: "application/pdf" },
  ]);
  expect(await t.run([row], { file })).toMatchObject({ unchanged: 1 });
  writeFileSync(path.join(folder, "preise.pdf"), "kein PDF");
  expect((await t.run([row], { file })).said[0]).toContain("documents.documents.0.Url: ");
});
