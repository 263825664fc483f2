import { withEmptyFields } from "@portal/contract/entry/parts";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistoryCsv } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { companyData } from "../testing/bodies.ts";

const { test, app } = apiTest();

const HEADINGS = "Zeitpunkt;Wer;Bereich;Feld;Vorher;Nachher";

/** Follows the link like a browser: without headers of our own. */
async function download({ client, company }: Member, query: Record<string, string> = {}) {
  const { status, raw } = await client.send({
    method: "GET",
    path: getEntryHistoryCsv.path,
    query,
    accountId: company.id,
    xsrf: false,
  });
  return { status, headers: raw.headers, bytes: raw.rawPayload, text: raw.rawPayload.toString("utf8") };
}

/** The lines without byte order mark and headings. */
const linesOf = (text: string): string[] => text.replace("\uFEFF", "").split("\r\n").slice(1, -1);

async function savePhone({ client, company }: Member, fields: Record<string, unknown>): Promise<void> {
  const accountId = company.id;
  const { entry } = (await client.call(getSalesForceEntry, { accountId })).body;
  const kept = Object.fromEntries(
    Object.keys(companyData()).map((name) => [name, (entry as Record<string, unknown>)[name]]),
  );
  const body = { ...companyData(), ...kept, ...fields, version: entry.versions.companyData };
  expect((await client.call(saveCallOf("companyData"), { accountId, body })).status).toBe(200);
}

test("the CSV opens correctly in German spreadsheets", async () => {
  app.clock.set("2026-03-29T01:30:00Z");
  const anna = await app.logInMember();
  await savePhone(anna, { Phone: "030 23125222", ShippingCity: "Köln; Süd" });
  const body = { version: 1, ...withEmptyFields("payments", { paymentMethods: ["cash", "invoice"] }) };
  await anna.client.call(saveCallOf("payments"), { accountId: anna.company.id, body });
  const { status, headers, bytes, text } = await download(anna);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="aenderungen-2026-03-29.csv"',
    "cache-control": "no-store",
  });
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text).toBe(
    [
      `\uFEFF${HEADINGS}`,
      "29.03.2026 03:30;Petra Brandt;Zahlungsarten;Zahlungsarten;;Bar, Rechnung",
      '29.03.2026 03:30;Petra Brandt;Adresse und Kontakt;Ort;Berlin;"Köln; Süd"',
      "29.03.2026 03:30;Petra Brandt;Adresse und Kontakt;Telefon;030 23125100;030 23125222",
      "",
    ].join("\r\n"),
  );
});

test("cells that a spreadsheet would run as formulas are escaped", async ({ owner: anna }) => {
  const dangerous = ["=1+1", "+49 30 1", "-1", "@sum(A1)", "\tx", "\rx", '=HYPERLINK("https://evil.example";"x")'];
  for (const text of dangerous) {
    await sql`insert into entry_changes (company_id, part, version, source, fields, before, after, changed_at)
      values (${anna.company.id}, 'aboutUs', 1, 'import', '{about_us}', '{"about_us":{}}',
              ${JSON.stringify({ about_us: { text } })}, now())`.execute(app.db);
  }
  await sql`update users set display_name = '=cmd()' where id = ${anna.userId}`.execute(app.db);
  await savePhone(anna, { fax: "030 1234567" });
  const { text } = await download(anna);
  expect(linesOf(text)[0]).toContain(";'=cmd();");
  for (const cell of text.slice(1).split(/[;\r\n]+/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")"`);
});

test("customer care and the provider are named without a person", async ({ owner: anna }) => {
  for (const source of ["import", "support"]) {
    await sql`insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
      values (${anna.company.id}, 'aboutUs', 1, ${source}, ${anna.userId}, '{about_us}', '{"about_us":{}}',
              '{"about_us":{"foundingYear":1987}}', now())`.execute(app.db);
  }
  expect(linesOf((await download(anna)).text).map((line) => line.split(";")[1])).toEqual([
    "Kundendienst",
    "Datenabgleich",
  ]);
});

test("the CSV has every row that matches the filter, however many", async ({ owner: anna }) => {
  await sql`insert into entry_changes (company_id, part, version, source, fields, before, after, changed_at)
    select ${anna.company.id}::bigint, 'aboutUs', n, case when n % 2 = 0 then 'import' else 'owner' end, '{about_us}',
           '{"about_us":{}}', jsonb_build_object('about_us', jsonb_build_object('foundingYear', 1000 + n)), now()
    from generate_series(1, 1250) n`.execute(app.db);
  const all = linesOf((await download(anna)).text);
  expect(all.map((line) => Number(line.split(";")[5]))).toEqual(Array.from({ length: 1250 }, (_row, n) => 2250 - n));
  expect(linesOf((await download(anna, { source: "import" })).text)).toHaveLength(625);
});

test("the CSV of an unchanged entry has only the headings", async () => {
  const { text } = await download(await app.logInMember());
  expect(text).toBe(`\uFEFF${HEADINGS}\r\n`);
});
