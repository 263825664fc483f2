import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { CLOSED, entriesOf, OPENING_HOURS } from "../../../testing/import-entries.ts";
import { startImportTest, type ImportTest } from "../../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

const { anEntryRow, anEntry, entryOf, changesOf } = entriesOf(() => t);

test("an entry row without a name creates an entry with the company's name", async () => {
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

test("the same entry row changes nothing the second time", async () => {
  const company = await anEntry();
  const before = await entryOf(company);
  expect(await t.run([anEntryRow(company)])).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await entryOf(company)).toEqual(before);
  expect(await changesOf(company)).toEqual([]);
});

test("each part that differs is saved with a new version and a line of history", async () => {
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

test("an import does not overwrite a part that the owner saved", async () => {
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
  ["an invalid phone number", { Phone: "ruf an" }, "Phone"],
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
])("%s is refused, and nothing of the row is written", async (_what, fields, field) => {
  const company = await anEntry();
  const before = await entryOf(company);
  const result = await t.run([{ type: "entry", company, ShippingCity: "Köln", ...fields }]);
  expect(result.said[0]).toContain(`test.ndjson:1 entry ${company}: ${field}: `);
  expect(await entryOf(company)).toEqual(before);
  expect(await changesOf(company)).toEqual([]);
});

test("a logo beside the import file is stored once", async () => {
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

test("a logo that is no image, lies outside the folder or is missing is refused", async () => {
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

test("a file that is imported again while its earlier bytes wait for their deletion keeps the new ones", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "portal-again-"));
  const green = sharp({ create: { width: 40, height: 20, channels: 3, background: "#0a0" } });
  writeFileSync(path.join(folder, "logo.png"), await green.png().toBuffer());
  const file = path.join(folder, "x.ndjson");
  const company = await anEntry();
  const row = anEntryRow(company, { media_owner: [{ Type__c: "LOGO", Url: "logo.png", alt: "" }] });
  const needs = { db: t.db, files: t.files, clock: { now: () => new Date() } };
  await t.run([row], { file });
  const key = (await entryOf(company)).logo_key ?? "";
  await t.db.deleteFrom("companies").where("external_id", "=", company).execute();
  await t.run([{ type: "company", external_id: company, company_name: "Wieder da" }, row], { file });
  expect((await entryOf(company)).logo_key).toBe(key);
  expect(await sweepFiles(needs)).toBe(0);
  expect((await t.files.get(key)).length).toBeGreaterThan(0);

  await t.db.deleteFrom("companies").where("external_id", "=", company).execute();
  expect(await sweepFiles(needs)).toBe(1);
  await expect(t.files.get(key)).rejects.toMatchObject({ code: "files.not_found" });
});
