/** What the search finds, in every source with the real slices. */
import { searchCompany } from "@portal/contract/search/calls";
import { createServiceCase } from "@portal/contract/service-case/calls";
import { aProduct } from "@portal/db/factories/companies";
import { aDocument } from "@portal/db/factories/company-data";
import { aLead } from "@portal/db/factories/leads";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aCaller } from "@portal/db/factories/secretarial";
import { aBotCall } from "@portal/db/factories/voicebot";
import { aWebsite } from "@portal/db/factories/websites";
import { finding, type StoredFinding } from "@portal/website-check/finding";
import { sql } from "kysely";
import { expect } from "vitest";
import { logInAgentFor } from "../features/leads/testing/agents.ts";
import { aThread } from "../features/leads/testing/threads.ts";
import { newCase } from "../features/service-case/testing/cases.ts";
import { apiTest } from "../testing/fixture.ts";
import type { Member } from "../testing/test-app.ts";

const { test, app } = apiTest();

const search = async (person: Member, q: string) =>
  (await person.client.call(searchCompany, { accountId: person.company.id, query: { q } })).body;
const titles = async (person: Member, q: string) =>
  (await search(person, q)).groups.map(({ key, hits }) => [key, hits.map(({ title }) => title)]);

test("a rating is found with another spelling, and its link opens it", async ({ owner, company }) => {
  await aProduct(app.db, { company_id: company.id, code: "RAT" });
  const { id } = await aCompanyRating(app.db, {
    company_id: company.id,
    stars: 4,
    body: "Die Straße war nach dem Rohrbruch sofort frei.",
    author_name: "K. Müller",
  });
  const { groups, missing } = await search(owner, "mueller strasse");
  expect(missing).toEqual([]);
  expect(groups).toMatchObject([
    {
      key: "ratings",
      label: "Bewertungen",
      all: null,
      hits: [
        {
          title: "4 Sterne von K. Müller",
          place: { page: "ratings_manage", query: { bewertung: String(id) }, place: "" },
        },
      ],
    },
  ]);
  expect(groups[0]?.hits[0]?.detail).toContain("Straße");
});

test("without the product, and in another company, its records are not found", async ({ owner, company }) => {
  const other = await app.logInMember({ products: ["RAT"] });
  await aCompanyRating(app.db, { company_id: company.id, body: "Wasserhahn" });
  expect(await titles(owner, "wasserhahn")).toEqual([]);
  expect(await titles(other, "wasserhahn")).toEqual([]);
  await aProduct(app.db, { company_id: company.id, code: "RAT" });
  expect((await titles(owner, "wasserhahn"))[0]?.[0]).toBe("ratings");
  expect(await titles(other, "wasserhahn")).toEqual([]);
});

test("a call is found by caller and by the digits of its number", async ({ owner, company }) => {
  await aProduct(app.db, { company_id: company.id, code: "SEC" });
  await aCaller(app.db, {
    company_id: company.id,
    caller_name: "Jörg Weiß",
    phone: "+49 30 2312 777",
    concern: "Dach",
  });
  const found = ["secretarial-calls", ["Jörg Weiß"]];
  expect((await titles(owner, "joerg weiss"))[0]?.[0]).toBe("secretarial-calls");
  expect((await titles(owner, "2312777"))[0]?.[0]).toBe(found[0]);
  expect((await titles(owner, "030 2312"))[0]?.[0]).toBe(found[0]);
});

test("before acceptance a lead is found by its shown words, never by who asks; after it by both", async ({ owner }) => {
  const { id: companyId } = owner.company;
  const open = await aLead(app.db, { companies: [companyId], name: "Petra Sommer", shown_text: "Zaun streichen" });
  expect(await titles(owner, "sommer")).toEqual([]);
  expect(await titles(owner, "445566")).toEqual([]);
  expect(await titles(owner, "zaun")).toEqual([["leads", ["Angebotsanfrage aus 50667 Köln"]]]);
  const held = await aLead(app.db, { companies: [companyId], name: "Petra Sommer", state: "accepted" });
  const { groups } = await search(owner, "sommer");
  expect(groups).toMatchObject([
    { key: "leads", hits: [{ title: expect.stringContaining("von Petra Sommer") as string }] },
  ]);
  expect(groups[0]?.hits.map(({ place }) => place.query)).toEqual([{ anfrage: String(held.id) }]);
  expect(open.id).not.toBe(held.id);
});

test("a lead that another company took is found by its place alone", async ({ owner }) => {
  const other = await app.logInMember();
  await aLead(app.db, { companies: [other.company.id, owner.company.id], state: "accepted", shown_text: "Zaun" });
  expect(await titles(owner, "zaun")).toEqual([]);
  expect(await titles(owner, "klein")).toEqual([]);
  expect((await titles(owner, "50667"))[0]?.[0]).toBe("leads");
});

test("customer care finds a held lead by its shown words only", async ({ owner, company }) => {
  await aLead(app.db, {
    companies: [company.id],
    state: "accepted",
    text: "Zaun bei Sommer",
    shown_text: "Zaun bei •••",
  });
  expect((await titles(owner, "klein"))[0]?.[0]).toBe("leads");
  const { client } = await logInAgentFor(app, company.id);
  const found = async (q: string) => (await client.call(searchCompany, { accountId: company.id, query: { q } })).body;
  expect((await found("klein")).groups).toEqual([]);
  expect((await found("sommer")).groups).toEqual([]);
  const { groups } = await found("zaun");
  expect(JSON.stringify(groups)).not.toContain("Klein");
  expect(groups.map(({ key }) => key)).toEqual(["leads"]);
});

test("a hit opens the page of its kind, and of a message its thread", async ({ owner, company }) => {
  const placeOf = async (q: string) => (await search(owner, q)).groups[0]?.hits[0]?.place;
  const job = await aLead(app.db, { companies: [company.id], kind: "job", shown_text: "Lehrstelle" });
  const message = await aLead(app.db, { companies: [company.id], kind: "message", shown_text: "Parkplatz" });
  const thread = await aThread(app, company.id, { text: "Seiteneingang" });
  expect(await placeOf("lehrstelle")).toMatchObject({ page: "inquiries_jobs", query: { anfrage: String(job.id) } });
  expect(await placeOf("parkplatz")).toMatchObject({
    page: "inquiries_messages",
    query: { anfrage: String(message.id) },
  });
  expect(await placeOf("seiteneingang")).toMatchObject({
    page: "inquiries_messages",
    query: { verlauf: String(thread.id) },
  });
});

test("documents are found by title and number, by people who may edit, in their company", async ({
  owner,
  company,
}) => {
  await aDocument(app.db, { company_id: company.id, number: "R-2026-17", title: "Rechnung Wärmepumpe" });
  const { groups } = await search(owner, "waermepumpe");
  expect(groups).toMatchObject([
    {
      key: "documents",
      label: "Dokumente",
      hits: [
        {
          title: "Rechnung Wärmepumpe",
          place: { page: "company_documents", query: { art: "invoice", suche: "R-2026-17" } },
        },
      ],
    },
  ]);
  expect(groups[0]?.hits[0]?.detail).toMatch(/^Rechnung · R-2026-17 · 01\.03\.2026 · 58,31\s€$/);
  expect((await titles(owner, "2026-17"))[0]?.[0]).toBe("documents");
  const stranger = await app.logInMember();
  expect(await titles(stranger, "waermepumpe")).toEqual([]);
  await app.db
    .updateTable("memberships")
    .set({ right: "read" })
    .where("company_id", "=", company.id)
    .where("user_id", "=", owner.userId)
    .execute();
  expect(await titles(owner, "waermepumpe")).toEqual([]);
});

test("a call of the voicebot is found by its summary, never by the masked caller", async ({ owner, company }) => {
  await aProduct(app.db, { company_id: company.id, code: "VOICE" });
  await aBotCall(app.db, { company_id: company.id, caller_name: "Petra Sommer", summary: "Fragt nach Gardinen." });
  expect(await titles(owner, "gardinen")).toEqual([["voicebot-calls", ["Fragt nach Gardinen."]]]);
  expect(await titles(owner, "sommer")).toEqual([]);
  expect(await titles(owner, "445566")).toEqual([]);
  expect(await titles(await app.logInMember({ products: ["VOICE"] }), "gardinen")).toEqual([]);
});

test("a case is found by subject, message and number, in its company", async ({ owner, company }) => {
  const { body } = await owner.client.call(createServiceCase, {
    accountId: company.id,
    params: { type: "other" },
    body: newCase({ subject: "Neuer Briefkopf", text: "Die Druckerei braucht ihn." }),
  });
  const number = String(body.serviceCase.id);
  const stranger = await app.logInMember();
  for (const q of ["briefkopf", "druckerei", number]) {
    expect((await titles(owner, q))[0]).toEqual(["service-cases", ["Neuer Briefkopf"]]);
    expect(await titles(stranger, q)).toEqual([]);
  }
});

test("findings of the latest website check are found by their words", async ({ owner, company }) => {
  await aProduct(app.db, { company_id: company.id, code: "WEB-M" });
  const { url } = await aWebsite(app.db, { company_id: company.id });
  const check = (findings: StoredFinding[]) =>
    sql`insert into website_checks (company_id, url, state, requested_at, finished_at, message, findings)
        values (${company.id}, ${url}, 'success', now(), now(), '', ${JSON.stringify(findings)})`.execute(app.db);
  // A newer release may have stored a code without words here.
  const unknown = finding("legal.no_imprint").map((found) => ({ ...found, code: "legal.invented" }));
  await check([...unknown, ...finding("legal.no_imprint")]);
  expect(await titles(owner, "impressum")).toEqual([["website-findings", ["Es führt kein Link zum Impressum"]]]);
  expect(await titles(await app.logInMember({ products: ["WEB-M"] }), "impressum")).toEqual([]);
  await check([]);
  expect(await titles(owner, "impressum")).toEqual([]);
});

test("five hits of a group are shown, and a link to all of them", async ({ owner, company }) => {
  await aProduct(app.db, { company_id: company.id, code: "RAT" });
  for (let count = 0; count < 6; count += 1)
    await aCompanyRating(app.db, { company_id: company.id, body: "Fliesenleger" });
  const [group] = (await search(owner, "fliesenleger")).groups;
  expect(group?.hits).toHaveLength(5);
  expect(group?.all).toEqual({ page: "ratings_manage", query: { suche: "fliesenleger" }, place: "" });
});

test("people of the company are found by name, those of others are not", async ({ owner }) => {
  const other = await app.logInMember();
  const [name = ""] = owner.login.split("@");
  expect((await titles(owner, name)).map(([key]) => key)).toContain("people");
  expect((await titles(other, name)).map(([key]) => key)).not.toContain("people");
});

test("characters of patterns are ordinary ones, and separators find nothing", async ({ owner, company }) => {
  await aProduct(app.db, { company_id: company.id, code: "RAT" });
  await aCompanyRating(app.db, { company_id: company.id, body: "Alles gut" });
  for (const q of [".*", "(((", "%%", "[a-z]+", "\\d\\d", "***:a", " , ", "' or"]) {
    expect({ q, ...(await search(owner, q)) }).toEqual({ q, groups: [], missing: [] });
  }
});

test("one character and sixty-one are refused", async ({ owner, company }) => {
  for (const q of ["a", "a".repeat(61)]) {
    const { status, codes } = await owner.client.call(searchCompany, { accountId: company.id, query: { q } });
    expect([status, codes]).toEqual([400, ["request.invalid"]]);
  }
});
