import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getSelfDisclosure, type SelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { aCompany, aContactPerson, aProduct } from "@portal/db/factories/companies";
import { aUser } from "@portal/db/factories/users";
import { sql } from "kysely";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member, LoggedIn } from "../../testing/test-app.ts";
import { SUBJECTS, UNDISCLOSED_TABLES } from "./subjects.ts";

let folder: string;
let owner: Member;
let reader: LoggedIn;
let accountId: number;
const { test, app } = apiTest({ environment: () => ({ PARTNER_PORTALS: writePortals() }) });
beforeAll(async () => {
  owner = await app.logInMember({ name: "Blumen Anna & Söhne GmbH" });
  accountId = owner.company.id;
  reader = await app.logInPerson();
  await app.db
    .insertInto("memberships")
    .values({ user_id: reader.userId, company_id: accountId, right: "read" })
    .execute();
  await aProduct(app.db, { company_id: accountId, code: "WEB-M" });
  await aContactPerson(app.db, { company_id: accountId, external_id: "k1", name: "Jonas Wieland" });
  const dummy = { external_id: "k2", name: "Platzhalter", is_dummy: true, email: "post@blumen.example", phone: null };
  await aContactPerson(app.db, { company_id: accountId, ...dummy });
  await fillRecords(accountId);
});
afterAll(() => rmSync(folder, { recursive: true }));

function writePortals(): string {
  folder = mkdtempSync(path.join(tmpdir(), "disclosed-portals-"));
  const file = path.join(folder, "portals.json");
  writeFileSync(file, JSON.stringify([aPortal("stadtportal", "Stadtportal"), aPortal("kartenwerk", "Kartenwerk")]));
  return file;
}

/** A row of the configuration of partner portals; these tests read its name only. */
const aPortal = (identifier: string, name: string) => ({
  identifier,
  name,
  icon: "data:image/svg+xml;base64,PHN2Zy8+",
  home: "https://portal.example/",
  connector: "generic",
  searchUrl: "https://portal.example/suche?was={name}",
  selectors: { listings: "a" },
  acts: "provider",
});

async function fillRecords(company_id: number): Promise<void> {
  const guest = await aUser(app.db, { display_name: "Geheime Kundin" });
  const at = new Date("2026-11-01T09:00:00Z");
  await app.db
    .insertInto("user_ratings")
    .values({ user_id: guest.id, company_id, rating_text: "Schöne Sträuße.", stars: 5, updated_at: at })
    .execute();
  await app.db
    .insertInto("contributions")
    .values({
      company_id,
      kind: "phone",
      text: "Nummer falsch",
      email: "hinweis@geheim.example",
      created_at: at,
      decided_at: null,
    })
    .execute();
  await app.db.insertInto("viewed_entries").values({ user_id: guest.id, viewed_at: at, company_id }).execute();
  await app.db
    .insertInto("support_visits")
    .values({ company_id, agent_user_id: null, reason: "Rückruf wegen Fax", started_at: at, ends_at: at })
    .execute();
}

const disclose = async (who: LoggedIn): Promise<SelfDisclosure> =>
  (await who.client.call(getSelfDisclosure, { accountId })).body.disclosure;
const sectionIn = ({ sections }: SelfDisclosure, key: string) => {
  const found = sections.find((section) => section.key === key);
  if (found === undefined) throw new Error(`no section ${key}`);
  return found;
};

test("every table that refers to companies is disclosed or excluded with a reason", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_class k on k.oid = c.table_name::regclass and not k.relispartition
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name ~ 'company_id$' or c.table_name = 'companies')
    union
    select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid = 'companies'::regclass and conparentid = 0 order by 1`.execute(app.db);
  const known = new Set([...SUBJECTS.flatMap(({ tables }) => tables), ...Object.keys(UNDISCLOSED_TABLES)]);
  expect(rows.length).toBeGreaterThan(15);
  expect(
    rows.map(({ name }) => name).filter((name) => !known.has(name)),
    "tables without a subject in a disclosure.ts",
  ).toEqual([]);
});

describe("the disclosure", () => {
  test("states purpose, source and retention of each subject and shows the stored data", async () => {
    const disclosure = await disclose(owner);
    expect(disclosure.sections).toHaveLength(SUBJECTS.length);
    for (const { title, purpose, source, retention } of disclosure.sections) {
      for (const words of [title, purpose, source, retention]) expect(words).toMatch(/^[A-ZÄÖÜ].*\S/);
    }
    expect(sectionIn(disclosure, "company").facts).toContainEqual({
      term: "Firmenname",
      value: "Blumen Anna & Söhne GmbH",
    });
    expect(JSON.stringify(sectionIn(disclosure, "entry").table)).toContain("Firmenname");
    expect(sectionIn(disclosure, "products").table?.rows).toEqual([["Website Komfort", "läuft", ""]]);
    // A dummy contact is no person; only its address is known.
    expect(sectionIn(disclosure, "contacts").table?.rows).toEqual([
      ["Jonas Wieland", "Mitarbeit", "j.wieland@vertrieb.example", "030 23125117"],
      ["keine Person", "Anschrift der Firma", "post@blumen.example", ""],
    ]);
    expect(sectionIn(disclosure, "visits").table?.rows[0]).toContain("Rückruf wegen Fax");
    expect(sectionIn(disclosure, "ratings").total).toBe(1);
  });

  test("contains no names of raters and authors, and no logins for people without the right owner", async () => {
    const words = JSON.stringify(await disclose(owner));
    expect(words).not.toContain("Geheime Kundin");
    expect(words).not.toContain("hinweis@geheim.example");
    expect(words).toContain(reader.login);
    const readers = JSON.stringify(await disclose(reader));
    expect(readers).not.toContain(owner.login);
    expect(readers).not.toContain(reader.login);
  });

  test("lists only actual recipients, and none for an empty company", async () => {
    const { recipients } = await disclose(owner);
    expect(recipients.map(({ name }) => name)).toEqual(["Verzeichnis von Nahbei"]);
    const empty = await aCompany(app.db, {});
    const lonely = await app.logInPerson();
    await app.db
      .insertInto("memberships")
      .values({ user_id: lonely.userId, company_id: empty.id, right: "owner" })
      .execute();
    const { body } = await lonely.client.call(getSelfDisclosure, { accountId: empty.id });
    expect(body.disclosure.recipients).toEqual([]);
  });

  test("names partner portals, uses the identifier for a portal that is no longer configured, and groups portals by their first day", async () => {
    const customer = await app.logInMember();
    const company_id = customer.company.id;
    const [monday, friday] = [new Date("2026-11-02T09:00:00Z"), new Date("2026-11-06T09:00:00Z")];
    const { id: check_id } = await app.db
      .insertInto("listing_checks")
      .values({ company_id, origin: "person", expected: "{}", started_at: monday, finished_at: friday })
      .returning("id")
      .executeTakeFirstOrThrow();
    const result = { check_id, status: null, findings: null };
    await app.db
      .insertInto("listing_results")
      .values([
        { ...result, portal: "stadtportal", checked_at: monday },
        { ...result, portal: "frueher", checked_at: monday },
        { ...result, portal: "kartenwerk", checked_at: friday },
      ])
      .execute();
    const { recipients } = (await customer.client.call(getSelfDisclosure, { accountId: company_id })).body.disclosure;
    const what = "Firmenname und Ort als Suche, um Ihren Eintrag dort zu prüfen";
    expect(recipients.filter(({ name }) => name.includes("Partnerportal"))).toEqual([
      { name: "2 Partnerportale", what: `frueher und Stadtportal: ${what}`, since: monday.toISOString() },
      { name: "Partnerportal Kartenwerk", what, since: friday.toISOString() },
    ]);
  });
});

describe("the PDF", () => {
  const pdf = async () => {
    const { raw } = await owner.client.send({
      method: "GET",
      path: "/api/customer/self-disclosure.pdf",
      accountId,
      xsrf: false,
    });
    return raw;
  };
  type Node = { role?: string; children?: Node[] };
  const rolesIn = (node: Node | null): string[] => [
    ...(node?.role === undefined ? [] : [node.role]),
    ...(node?.children ?? []).flatMap(rolesIn),
  ];

  test("is a tagged document with language, title, headings, tables and the texts of the page", async () => {
    const raw = await pdf();
    expect(raw.headers["content-type"]).toBe("application/pdf");
    expect(raw.headers["content-disposition"]).toMatch(/^attachment; .*Selbstauskunft/);
    const task = getDocument({ data: new Uint8Array(raw.rawPayload), verbosity: 0 });
    const file = await task.promise;
    const metadata = await file.getMetadata();
    expect(metadata.info).toMatchObject({ Title: "Selbstauskunft: Blumen Anna & Söhne GmbH", Language: "de-DE" });
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    const roles: string[] = [];
    let text = "";
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      roles.push(...rolesIn((await page.getStructTree()) as Node));
      const { items } = await page.getTextContent();
      text += items.map((item) => ("str" in item ? item.str : "")).join(" ");
    }
    await task.destroy();
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "H2").length).toBe(SUBJECTS.length + 1);
    expect(roles.filter((role) => role === "TH").length).toBeGreaterThan(20);
    for (const role of ["Document", "P", "Table", "TR", "TD"]) expect(roles).toContain(role);
    const plain = text.replaceAll(/\s+/g, " ");
    for (const words of ["Blumen Anna & Söhne GmbH", "Website Komfort", "Rückruf wegen Fax", "Seite 1 von"]) {
      expect(plain).toContain(words);
    }
    expect(plain).not.toContain("Geheime Kundin");
    expect(plain).not.toContain("Einige Schriftzeichen");
  });

  test("is marked as PDF/UA, and writes an audit line", async () => {
    expect((await pdf()).rawPayload.toString("latin1")).toContain("pdfuaid:part");
    const lines = await app.db
      .selectFrom("audit_log")
      .select("outcome")
      .where("company_id", "=", accountId)
      .where("action", "=", "selfDisclosure.document")
      .execute();
    expect(lines.length).toBeGreaterThan(0);
  });

  test("is made for very long words, hundreds of rows and unusual characters", async () => {
    const at = new Date();
    const long = "Wort ".repeat(3000) + "🙂漢字‮" + "x".repeat(20_000);
    await app.db
      .insertInto("contributions")
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          company_id: accountId,
          kind: "other",
          text: index === 249 ? long : `Hinweis ${index} 漢字`,
          created_at: at,
          decided_at: null,
        })),
      )
      .execute();
    const raw = await pdf();
    expect(raw.statusCode).toBe(200);
    const task = getDocument({ data: new Uint8Array(raw.rawPayload), verbosity: 0 });
    const file = await task.promise;
    expect(file.numPages).toBeGreaterThan(5);
    const { items } = await (await file.getPage(file.numPages)).getTextContent();
    const end = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    expect(end.replaceAll(/\s+/g, " ")).toContain("Einige Schriftzeichen kann diese Datei nicht zeigen.");
    await task.destroy();
    const contributions = sectionIn(await disclose(owner), "contributions");
    expect([contributions.total, contributions.table?.rows.length]).toEqual([251, 200]);
  });
});
