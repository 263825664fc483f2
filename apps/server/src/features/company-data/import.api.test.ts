/** Deliveries of contracts, documents and contact persons: repeated, late and wrong ones, and what the company did. */
import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
const folder = mkdtempSync(path.join(os.tmpdir(), "portal-documents-"));
const file = path.join(folder, "x.ndjson");
beforeAll(async () => {
  t = await startImportTest();
  writeFileSync(path.join(folder, "a.pdf"), "%PDF-1.7\nA\n%%EOF\n");
  writeFileSync(path.join(folder, "b.pdf"), "%PDF-1.7\nB\n%%EOF\n");
  writeFileSync(path.join(folder, "page.pdf"), "<html>");
  symlinkSync("/etc/passwd", path.join(folder, "passwd.pdf"));
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run([{ type: "company", external_id: "C-1", company_name: "Brandt" }]);
});
const NOW = new Date("2026-03-14T12:00:00Z");
const run = (row: object) => t.run([row], { file, now: NOW });

const aContract = (given: object = {}) => ({
  type: "contract",
  external_id: "V-1",
  company: "C-1",
  Stock_Keeping_Unit__c: "WEB-M",
  started: "2025-05-01",
  term_months: 12,
  price_cents: 4900,
  price_interval: "month",
  reported: "2026-03-01",
  ...given,
});
const aDocument = (given: object = {}) => ({
  type: "document",
  company: "C-1",
  source: "billing",
  documentType: "invoice",
  documentNumber: "R-1",
  title: "Rechnung",
  date: "2026-03-01",
  Url: "a.pdf",
  reported: "2026-03-02",
  ...given,
});

describe("contracts", () => {
  const stored = () => t.db.selectFrom("contracts").selectAll().executeTakeFirstOrThrow();

  test("are renewed by their term with three months of notice unless the row says otherwise", async () => {
    expect(await run(aContract())).toMatchObject({ created: 1 });
    expect(await run(aContract())).toMatchObject({ unchanged: 1 });
    expect(await stored()).toMatchObject({ renewal_months: 12, notice_months: 3, ended_on: null });
  });

  test("of two reports the later one holds, in whatever order they come", async () => {
    await run(aContract());
    expect(await run(aContract({ ended: "2026-04-30", reported: "2026-03-05" }))).toMatchObject({ updated: 1 });
    expect(await run(aContract({ ended: null, reported: "2026-03-03" }))).toMatchObject({ unchanged: 1 });
    expect(await stored()).toMatchObject({ ended_on: "2026-04-30" });
  });

  test.each<[object, string]>([
    [{ term_months: 0 }, "term_months: muss mindestens 1 sein."],
    [{ notice_months: 25 }, "notice_months: darf höchstens 24 sein."],
    [{ price_cents: -1 }, "price_cents: muss mindestens 0 sein."],
    [{ price_cents: 49.5 }, "price_cents"],
    [{ price_interval: "week" }, "price_interval: muss einer dieser Werte sein"],
    [{ started: "2026-02-30" }, "started: ist kein Tag"],
    [{ Stock_Keeping_Unit__c: "web m" }, "Stock_Keeping_Unit__c: ist kein Produktcode."],
  ])("%j is refused: %s", async (given, said) => {
    const result = await run(aContract(given));
    expect(result.rejected).toBe(1);
    expect(result.said.join("\n")).toContain(said);
  });
});

describe("documents", () => {
  const stored = () =>
    t.db
      .selectFrom("company_documents as d")
      .innerJoin("files as f", "f.id", "d.file_id")
      .select(["d.title", "d.announced_at", "d.opened_at", "d.amount_cents", "f.storage_key", "f.bytes"])
      .executeTakeFirstOrThrow();

  test("come once with their bytes; a corrected one is new again, but nobody is told twice", async () => {
    expect(await run(aDocument())).toMatchObject({ created: 1, said: [] });
    expect(await run(aDocument())).toMatchObject({ unchanged: 1 });
    const first = await stored();
    expect(String(await t.files.get(first.storage_key))).toContain("\nA\n");
    expect(first.announced_at).toBeNull();
    await t.db.updateTable("company_documents").set({ opened_at: NOW, announced_at: NOW }).execute();
    const corrected = aDocument({ Url: "b.pdf", amount_cents: 5831, reported: "2026-03-03" });
    expect(await run(corrected)).toMatchObject({ updated: 1 });
    const second = await stored();
    expect(String(await t.files.get(second.storage_key))).toContain("\nB\n");
    expect(second).toMatchObject({ opened_at: null, announced_at: NOW, amount_cents: 5831 });
    expect(await run(aDocument())).toMatchObject({ unchanged: 1 });
  });

  test("keep their file if a later row names none", async () => {
    await run(aDocument());
    const { storage_key: key } = await stored();
    await run(aDocument({ Url: undefined, title: "Rechnung März", reported: "2026-03-03" }));
    expect(await stored()).toMatchObject({ storage_key: key, title: "Rechnung März" });
  });

  test("of a first delivery that are older than two months are not told", async () => {
    await run(aDocument({ date: "2026-01-12" }));
    expect((await stored()).announced_at).toEqual(NOW);
  });

  test.each<[object, string]>([
    [{ Url: undefined }, "Url: fehlt"],
    [{ Url: "c.pdf" }, "Url: Die Datei c.pdf ist nicht zu lesen."],
    [{ Url: "page.pdf" }, "Url: "],
    [{ Url: "passwd.pdf" }, "liegt nicht neben der Importdatei."],
    [{ Url: "../../etc/passwd" }, "Url: "],
    [{ Url: "https://a.example/a.pdf" }, "nicht aus dem Netz geladen"],
    [{ documentNumber: "../1" }, "documentNumber: hat Zeichen"],
    [{ source: "a/b" }, "source: hat Zeichen"],
    [{ documentType: "bill" }, "documentType: muss einer dieser Werte sein"],
    [{ company: "C-404" }, "company"],
  ])("%j is refused: %s", async (given, said) => {
    const result = await run(aDocument(given));
    expect(result.rejected).toBe(1);
    expect(result.said.join("\n")).toContain(said);
    expect(await t.db.selectFrom("company_documents").select("id").execute()).toEqual([]);
  });
});

test("a contact person that the company changed or removed stays as it is", async () => {
  const row = { type: "contact_person", external_id: "K-1", company: "C-1", name: "Alt", roles: ["Director"] };
  await run(row);
  expect(await run({ ...row, name: "Neu" })).toMatchObject({ updated: 1 });
  await t.db.updateTable("contact_persons").set({ name: "Eigener", changed_at: NOW }).execute();
  expect(await run(row)).toMatchObject({ unchanged: 1 });
  await t.db.updateTable("contact_persons").set({ removed_at: NOW }).execute();
  expect(await run(row)).toMatchObject({ unchanged: 1 });
  expect(await t.db.selectFrom("contact_persons").select(["name", "removed_at"]).execute()).toEqual([
    { name: "Eigener", removed_at: NOW },
  ]);
});
