/** What the search finds, in every source with the real slices. */
import { searchCompany } from "@portal/contract/search/calls";
import { aProduct } from "@portal/db/factories/companies";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aCaller } from "@portal/db/factories/secretarial";
import { expect } from "vitest";
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
