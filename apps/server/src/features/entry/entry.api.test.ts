import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistory } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { EMPTY_PARTS } from "@portal/contract/entry/parts";
import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { aCompany } from "@portal/db/factories/companies";
import { aMembership } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";
import { aboutUs, companyData } from "./testing/bodies.ts";
import { logoOf } from "@portal/contract/entry/entry";

const FIRST_VERSIONS = Object.fromEntries(ENTRY_PARTS.map((part) => [part, 1]));

const { test, app } = apiTest();

type Owner = LoggedIn & { accountId: number };

async function owner(right: "owner" | "editor" | "read" = "owner"): Promise<Owner> {
  const person = await app.logInMember({ right, name: "Brandt Bedachungen GmbH" });
  return { ...person, accountId: person.company.id };
}

const entryOf = async ({ client, accountId }: Owner) =>
  (await client.call(getSalesForceEntry, { accountId })).body.entry;

describe("getSalesForceEntry", () => {
  test("answers the stored entry in the field names of the wire", async () => {
    const anna = await owner("read");
    const { status, body } = await anna.client.call(getSalesForceEntry, { accountId: anna.accountId });
    expect(status).toBe(200);
    expect(body.entry).toEqual({
      companyId: anna.accountId,
      displayName: "Brandt Bedachungen GmbH",
      company_name: "Brandt Bedachungen GmbH",
      ShippingStreet: "Lindenstraße 12",
      ShippingPostalCode: "10969",
      ShippingCity: "Berlin",
      Phone: "030 23125100",
      mobile: "",
      fax: "",
      email: "kontakt@brandt-bedachungen.example",
      website: "https://www.brandt-bedachungen.example",
      slogan: "",
      media_owner: [],
      openingHours: emptyOpeningHours(),
      ...EMPTY_PARTS,
      versions: FIRST_VERSIONS,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test("answers 404 if the company has no entry", async () => {
    const anna = await app.logInPerson();
    const company = await aCompany(app.db);
    await aMembership(app.db, { user_id: anna.userId, company_id: company.id });
    const { status, codes } = await anna.client.call(getSalesForceEntry, { accountId: company.id });
    expect([status, codes]).toEqual([404, ["entry.not_found"]]);
  });
});

test("of many parallel saves with one version exactly one succeeds, the others are stale", async () => {
  const anna = await owner();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      anna.client.copy().call(saveCallOf("companyData"), {
        accountId: anna.accountId,
        body: companyData({ company_name: `Firma ${index}` }),
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = replies.findIndex(({ status }) => status === 200);
  const entry = await entryOf(anna);
  expect([entry.company_name, entry.versions.companyData]).toEqual([`Firma ${winner}`, 2]);
});

test("parallel saves of two parts both succeed", async () => {
  const anna = await owner();
  const [first, second] = await Promise.all([
    anna.client.copy().call(saveCallOf("companyData"), { accountId: anna.accountId, body: companyData() }),
    anna.client.copy().call(saveCallOf("aboutUs"), { accountId: anna.accountId, body: aboutUs() }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await entryOf(anna)).versions).toMatchObject({ companyData: 2, aboutUs: 2 });
});

test("an editor may save, and the history names the editor", async () => {
  const erik = await owner("editor");
  await erik.client.call(saveCallOf("aboutUs"), { accountId: erik.accountId, body: aboutUs() });
  const { body } = await erik.client.call(getEntryHistory, { accountId: erik.accountId, query: {} });
  expect(body.changes[0]).toMatchObject({ source: "editor", actorName: "Petra Brandt" });
});

describe("the public entry", () => {
  test("shows what was saved, without login and without internal fields", async () => {
    const anna = await owner();
    const body = companyData({ website: "www.dach.example/team" });
    await anna.client.call(saveCallOf("companyData"), { accountId: anna.accountId, body });
    const reply = await app.anonymous().call(getPublicEntry, { params: { id: String(anna.accountId) } });
    expect(reply.status).toBe(200);
    expect(reply.body.entry).toMatchObject({
      company_name: body.company_name,
      website: "https://www.dach.example/team",
    });
    expect(Object.keys(reply.body.entry)).not.toEqual(expect.arrayContaining(["versions"]));
    expect(logoOf(reply.body.entry)).toBeNull();
  });

  test("answers 404 for unknown companies and malformed ids", async () => {
    const unknown = await app.anonymous().call(getPublicEntry, { params: { id: "987654321" } });
    expect([unknown.status, unknown.codes]).toEqual([404, ["entry.not_found"]]);
    const malformed = await app.anonymous().call(getPublicEntry, { params: { id: "1e3" } });
    expect([malformed.status, malformed.codes]).toEqual([400, ["request.invalid"]]);
  });
});
