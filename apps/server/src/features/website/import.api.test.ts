import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => void (t = await startImportTest()));
afterAll(() => t.close());
beforeEach(() => t.empty());

const companies = ["C-1", "C-2"].map((key) => ({ type: "company", external_id: key, company_name: "Brandt GmbH" }));
const website = {
  type: "website",
  external_id: "W-1",
  company: "C-1",
  kind: "website",
  Stock_Keeping_Unit__c: "WEB-M",
  state: "online",
  url: "https://www.brandt.example/",
  keywords: ["Dachfenster"],
};
const mailbox = {
  type: "mailbox",
  external_id: "M-1",
  company: "C-1",
  address: "info@brandt.example",
  quota_bytes: 5_000_000_000,
  used_bytes: 100,
  used_at: "2026-03-02T03:00:00Z",
  imap_host: "imap.post.example",
  smtp_host: "smtp.post.example",
};
const sites = () => t.db.selectFrom("websites").selectAll().orderBy("id").execute();
const boxes = () => t.db.selectFrom("mailboxes").selectAll().orderBy("id").execute();

test("a second import changes nothing; a changed row changes what it names and the time of the import", async () => {
  expect(await t.run([...companies, website, mailbox])).toMatchObject({ created: 4, rejected: 0 });
  await t.db
    .updateTable("websites")
    .set({ imported_at: new Date("2026-01-01") })
    .execute();
  expect(await t.run([website, mailbox])).toMatchObject({ unchanged: 2 });
  expect((await sites())[0]?.imported_at).toEqual(new Date("2026-01-01"));
  const { keywords: _absent, ...paused } = { ...website, state: "paused", url: null };
  expect(await t.run([paused])).toMatchObject({ updated: 1 });
  const [stored] = await sites();
  expect(stored).toMatchObject({ state: "paused", url: null, keywords: ["Dachfenster"] });
  expect(stored?.imported_at.getTime()).toBeGreaterThan(new Date("2026-01-01").getTime());
});

test("the same key in two companies is two websites", async () => {
  expect(await t.run([...companies, website, { ...website, company: "C-2" }])).toMatchObject({ created: 4 });
  expect(await sites()).toHaveLength(2);
});

test("a mailbox without login name and ports gets its address and the encrypted ports", async () => {
  await t.run([...companies, mailbox]);
  expect((await boxes())[0]).toMatchObject({
    login_name: "info@brandt.example",
    imap_port: 993,
    smtp_port: 465,
    keeps_copy: true,
    aliases: [],
  });
});

test("a measurement of used space that arrives late does not replace a newer one", async () => {
  await t.run([...companies, mailbox]);
  const late = { ...mailbox, used_bytes: 50, used_at: "2026-03-01T03:00:00Z" };
  expect(await t.run([late])).toMatchObject({ unchanged: 1 });
  expect(await t.run([{ ...late, owner_name: "Büro" }])).toMatchObject({ updated: 1 });
  expect((await boxes())[0]).toMatchObject({ used_bytes: 100, owner_name: "Büro" });
  expect(await t.run([{ ...mailbox, used_bytes: 200, used_at: "2026-03-03T03:00:00Z" }])).toMatchObject({ updated: 1 });
  expect((await boxes())[0]?.used_bytes).toBe(200);
});

test.each([
  [{ ...website, url: "www.brandt.example" }, "url: ist keine Adresse"],
  [{ ...website, url: "javascript:alert(1)" }, "url: ist keine Adresse"],
  [{ ...website, further_addresses: ["kein Ort"] }, "further_addresses.0: ist keine Webadresse."],
  [{ ...website, company: "C-9" }, "C-9"],
  [{ ...website, state: "lost" }, "state: "],
  [{ ...website, piwikId: "1; drop" }, "piwikId: "],
  [{ ...website, online_since: "2026-02-30" }, "online_since: "],
  [{ ...mailbox, address: "brandt" }, "address: ist keine gültige E-Mail-Adresse."],
  [{ ...mailbox, imap_host: "imap.post.example\r\nA" }, "imap_host: ist kein Name eines Servers."],
  [{ ...mailbox, smtp_port: 0 }, "smtp_port: ist keine Portnummer."],
  [{ ...mailbox, quota_bytes: 0 }, "quota_bytes: ist keine Zahl von Bytes."],
  [{ ...mailbox, used_at: undefined }, "used_at: fehlt"],
])("the row %j is refused", async (row, said) => {
  const outcome = await t.run([...companies, row]);
  expect(outcome).toMatchObject({ created: 2, rejected: 1 });
  expect(outcome.said.join()).toContain(said);
});
