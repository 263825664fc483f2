import { buffer } from "node:stream/consumers";
import {
  downloadDocument,
  downloadDocumentsOfYear,
  getDocuments,
  getDocumentsCsv,
  markDocumentOpened,
} from "@portal/contract/company-data/documents/calls";
import { aDocument } from "@portal/db/factories/company-data";
import { Readable } from "node:stream";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { companyDataJobs } from "../jobs.ts";

const { test, app } = apiTest();
const BYTES = Buffer.from("%PDF-1.7 0123456789 %%EOF");
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const stored = async (columns: object = {}, company = accountId) => {
  const row = await aDocument(app.db, { company_id: company, bytes: BYTES.length, ...columns });
  await app.dependencies.files.put(row.storage_key, BYTES);
  return row;
};
const list = async (query: object = {}) => (await anna.client.call(getDocuments, { accountId, query })).body;
const numbers = async (query: object = {}) => (await list(query)).documents.map(({ documentNumber }) => documentNumber);
const download = (query: object, headers: Record<string, string> = {}) =>
  anna.client.send({
    method: "GET",
    path: downloadDocument.path,
    query: query as never,
    accountId,
    xsrf: false,
    headers,
  });
const named = { documentSource: "billing", documentType: "invoice", documentNumber: "R-1" };

describe("the list of documents", () => {
  test("has the newest first, all years, and what nobody has opened; not those of others", async () => {
    await stored({ number: "R-1", dated_on: "2024-12-31" });
    await stored({ number: "R-3", dated_on: "2026-03-01", opened_at: new Date() });
    await stored({ number: "V-1", type: "contract", title: "Vertrag über eine Website", dated_on: "2026-01-01" });
    const stranger = await app.logInMember();
    await stored({ number: "R-9", dated_on: "2019-01-01" }, stranger.company.id);
    const all = await list();
    expect(all.documents.map(({ documentNumber, isNew }) => [documentNumber, isNew])).toEqual([
      ["R-3", false],
      ["V-1", true],
      ["R-1", true],
    ]);
    expect([all.years, all.total, all.unopened]).toEqual([[2026, 2024], 3, 2]);
    expect(await numbers({ year: "2026" })).toEqual(["R-3", "V-1"]);
    expect(await numbers({ year: "2026", documentType: "contract" })).toEqual(["V-1"]);
    expect(await numbers({ search: "r-" })).toEqual(["R-3", "R-1"]);
    expect(await numbers({ search: "WEBSITE", documentType: "contract" })).toEqual(["V-1"]);
    for (const search of ["%", "_", "\\", "' or 1=1 --"]) expect(await numbers({ search })).toEqual([]);
    expect((await list({ search: "nichts" })).years).toEqual([2026, 2024]);
  });

  test("says how many there are of the chosen year, whatever else narrows it", async () => {
    await stored({ number: "R-1", dated_on: "2025-12-31" });
    await stored({ number: "R-2", dated_on: "2026-01-01" });
    await stored({ number: "V-1", type: "contract", dated_on: "2026-12-31" });
    const narrowed = await list({ year: "2026", documentType: "contract", search: "V-" });
    expect([narrowed.total, narrowed.ofYear]).toEqual([1, 2]);
    expect((await list()).ofYear).toBeNull();
  });

  test("is a table for a spreadsheet, narrowed like the page", async () => {
    await stored({ number: "R-1", dated_on: "2026-03-01", amount_cents: 123_450, due_on: "2026-03-15", title: "=1+1" });
    await stored({ number: "V-1", type: "contract", title: "Vertrag; Website", dated_on: "2026-01-01" });
    const csv = async (query: object) => {
      const { status, raw } = await anna.client.call(getDocumentsCsv, { accountId, query });
      expect(status).toBe(200);
      return raw.body.trimEnd().split("\r\n");
    };
    expect(await csv({})).toEqual([
      "\uFEFFDatum;Art;Nummer;Titel;Betrag in Euro;Zu zahlen bis",
      "01.03.2026;Rechnung;R-1;'=1+1;1234,50;15.03.2026",
      expect.stringMatching(/^01\.01\.2026;Vertrag;V-1;"Vertrag; Website";/),
    ]);
    expect(await csv({ documentType: "contract" })).toHaveLength(2);
  });

  test("has twenty a page", async () => {
    for (let count = 10; count < 33; count += 1) await stored({ number: `R-${count}` });
    const last = await list({ page: "2" });
    expect([last.documents.length, last.total]).toEqual([3, 23]);
  });

  test.each([
    [{ year: "1" }, "year"],
    [{ year: "0x7e2" }, "year"],
    [{ documentType: "all" }, "documentType"],
    [{ page: "0" }, "page"],
    [{ search: "x".repeat(101) }, "search"],
  ])("%j is refused at %s", async (query, field) => {
    const { status, raw } = await anna.client.call(getDocuments, { accountId, query: query as never });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });
});

describe("a download", () => {
  test("has the bytes, a name and a tag; view=1 shows it in place of saving it", async () => {
    const { storage_key: key } = await stored({ number: "R-1", dated_on: "2026-03-01" });
    const { raw, status } = await download(named);
    expect(status).toBe(200);
    expect(raw.rawPayload.equals(BYTES)).toBe(true);
    expect(raw.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(BYTES.length),
      "content-disposition": 'attachment; filename="2026-03-01 Rechnung R-1.pdf"',
      "accept-ranges": "bytes",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      etag: `"${key}"`,
    });
    const shown = await download({ ...named, view: "1" });
    expect(shown.raw.headers["content-disposition"]).toContain("inline");
    const known = await download(named, { "if-none-match": `"${key}"` });
    expect([known.status, known.raw.rawPayload.length]).toEqual([304, 0]);
  });

  test("of a part has these bytes; of a part of other bytes it has all", async () => {
    const { storage_key: key } = await stored({ number: "R-1" });
    const part = await download(named, { range: "bytes=9-18", "if-range": `"${key}"` });
    expect([part.status, part.raw.body]).toEqual([206, "0123456789"]);
    expect(part.raw.headers).toMatchObject({ "content-range": `bytes 9-18/${BYTES.length}`, "content-length": "10" });
    expect((await download(named, { range: "bytes=-5" })).raw.body).toBe("%%EOF");
    expect((await download(named, { range: "bytes=9-18", "if-range": '"other"' })).status).toBe(200);
    const beyond = await download(named, { range: `bytes=${BYTES.length}-` });
    expect([beyond.status, beyond.codes]).toEqual([416, ["documents.range_not_satisfiable"]]);
    expect(beyond.raw.headers["content-range"]).toBe(`bytes */${BYTES.length}`);
  });

  test("of somebody else's document is answered like a missing one", async () => {
    const stranger = await app.logInMember();
    await stored({ number: "R-1" }, stranger.company.id);
    const [foreign, missing] = [await download(named), await download({ ...named, documentNumber: "R-404" })];
    expect([foreign.status, foreign.codes]).toEqual([404, ["documents.not_found"]]);
    expect(missing.body).toEqual(foreign.body);
    const opened = await anna.client.call(markDocumentOpened, { accountId, body: named as never });
    expect(opened.codes).toEqual(["documents.not_found"]);
  });

  test.each([
    "../../etc/passwd\u0000",
    "../../etc/passwd",
    "..",
    ".",
    "/etc/passwd",
    "billing/../crm",
    String.raw`..\..\windows`,
    "%2e%2e%2f",
    "",
    " ",
    "a\nb",
    "x".repeat(101),
    "__proto__/x",
  ])("%j names no document", async (text) => {
    await stored({ number: "R-1" });
    for (const query of [{ documentSource: text }, { documentNumber: text }, { documentType: text }]) {
      const reply = await download({ ...named, ...query });
      expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
    }
  });

  test("whose bytes are lost is an error before the first byte", async () => {
    await aDocument(app.db, { company_id: accountId, number: "R-1" });
    const { status, codes } = await download(named);
    expect([status, codes]).toEqual([404, ["files.not_found"]]);
  });
});

describe("the ZIP of a year", () => {
  const zip = (year: string) =>
    anna.client.send({ method: "GET", path: downloadDocumentsOfYear.path, query: { year }, accountId, xsrf: false });

  test("has each document of the year under its own name", async () => {
    await stored({ number: "R-1", dated_on: "2026-01-01" });
    await stored({ number: "R-1", source: "crm", dated_on: "2026-01-01" });
    await stored({ number: "R-2", dated_on: "2025-12-31" });
    const { raw, status } = await zip("2026");
    expect([status, raw.headers["content-disposition"]]).toEqual([200, 'attachment; filename="dokumente-2026.zip"']);
    const text = (await buffer(Readable.from([raw.rawPayload]))).toString("latin1");
    expect(text.split("0123456789")).toHaveLength(3);
    expect(text).toContain("2026-01-01 Rechnung R-1 (2).pdf");
    expect(text).not.toContain("R-2");
  });

  test("without documents does not exist", async () => {
    expect((await zip("2020")).codes).toEqual(["documents.not_found"]);
  });
});

test("a document is new until somebody of the company opens it; customer care does not count", async () => {
  await stored({ number: "R-1" });
  const agent = await app.logInPerson({ roles: ["cuca"] });
  const expiry = new Date(app.clock.now().getTime() + 3_600_000);
  await app.db
    .updateTable("sessions")
    .set({ agent_company_id: accountId, agent_reason: "Rückruf", agent_expires_at: expiry })
    .where("user_id", "=", agent.userId)
    .execute();
  expect((await agent.client.call(markDocumentOpened, { accountId, body: named as never })).status).toBe(200);
  expect((await list()).unopened).toBe(1);
  await anna.client.call(markDocumentOpened, { accountId, body: named as never });
  expect(await list()).toMatchObject({ unopened: 0, documents: [{ isNew: false }] });
});

test("documents are not for people who may only read", async () => {
  const reader = await app.logInMember({ right: "read" });
  const { status, codes } = await reader.client.call(getDocuments, { accountId: reader.company.id, query: {} });
  expect([status, codes]).toEqual([403, ["auth.right_missing"]]);
});

test("documents are deleted ten years after their day, and their bytes with them", async () => {
  const old = await stored({ number: "R-1", dated_on: "2016-03-13" });
  await stored({ number: "R-2", dated_on: "2016-03-14" });
  await companyDataJobs.sweeps?.find(({ name }) => name === "oldDocuments")?.run(app.dependencies);
  expect(await numbers()).toEqual(["R-2"]);
  const checks = app.db.selectFrom("file_checks").select("storage_key").where("storage_key", "=", old.storage_key);
  expect(await checks.execute()).toHaveLength(1);
});
