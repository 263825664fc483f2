import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entriesOf } from "../../../testing/import-entries.ts";
import { startImportTest, type ImportTest } from "../../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

const { aCompany, anEntryRow, anEntry, entryOf, changesOf } = entriesOf(() => t);

const ownedBy = (id: number, parts: string[]) =>
  t.db.updateTable("entries").set({ owner_parts: parts }).where("company_id", "=", id).execute();

const waitingFor = (id: number) =>
  t.db.selectFrom("import_differences").selectAll().where("company_id", "=", id).orderBy("part").execute();

test("a difference in a part that the owner saved waits for the owner, with the newest value of each field", async () => {
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

test("street and house number wait together; a value that the owner refused stays refused", async () => {
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

test("parts are completed and their choices sorted, and the same row changes nothing the second time", async () => {
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
  ["an unknown payment method", { payments: { paymentMethods: ["gold"] } }, "payments.paymentMethods.0"],
  ["a signature without a day", { b2bCodex: { accepted: true, signatory: "P. Brandt" } }, "b2bCodex.acceptedOn"],
  ["two logos", { media_owner: ["a", "b"].map((Url) => ({ Type__c: "LOGO", Url })) }, "media_owner"],
])("%s is refused", async (_what, fields, field) => {
  const company = await aCompany();
  const { said } = await t.run([anEntryRow(company, fields)]);
  expect(said[0]).toContain(`entry ${company}: ${field}: `);
});

test("photos and documents beside the import file are stored in the order of the row", async () => {
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
