import { getWebsiteKeywords, getWebsites } from "@portal/contract/website/sites/calls";
import { anEntry } from "@portal/db/factories/entries";
import { aWebsite } from "@portal/db/factories/websites";
import { beforeEach, expect } from "vitest";
import { makeAccountScope } from "../../../platform/session/session.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { websiteOf, websitesOf } from "../public.ts";

const { test, app } = apiTest();
let owner: Member;
beforeEach(async () => {
  owner = await app.logInMember({ products: ["WEB-M"] });
});
const accountId = () => owner.company.id;
const websites = async () => (await owner.client.call(getWebsites, { accountId: accountId() })).body.websites;
const keywords = async () => (await owner.client.call(getWebsiteKeywords, { accountId: accountId() })).body.keywords;

test("a company without websites gets an empty list", async () => {
  expect(await websites()).toEqual([]);
  expect(await keywords()).toEqual([]);
});

test("a website is given with the name of its tier, and without the provider's own keys", async () => {
  const { id } = await aWebsite(app.db, {
    company_id: accountId(),
    product_code: "WEB-L",
    url: "https://www.brandt.example/",
    further_addresses: ["brandt.example"],
    keywords: ["Dachfenster"],
    matomo_site_id: "12",
    builder_site_id: "b-12",
    online_since: "2024-05-02",
  });
  expect(await websites()).toEqual([
    {
      id,
      kind: "website",
      tier: "WEB-L",
      tierName: "Website Profi",
      state: "online",
      url: "https://www.brandt.example/",
      furtherAddresses: ["brandt.example"],
      keywords: ["Dachfenster"],
      piwikId: "12",
      onlineSince: "2024-05-02",
    },
  ]);
});

test("websites come before landing pages, ended ones last, and those of other companies not at all", async () => {
  const other = await app.logInMember({ products: ["WEB-M"] });
  await aWebsite(app.db, { company_id: other.company.id });
  for (const columns of [
    { external_id: "ended", state: "ended" as const },
    { external_id: "landing", kind: "landing_page" as const, product_code: "LAND" },
    { external_id: "first" },
    { external_id: "second", state: "in_production" as const, url: null },
  ])
    await aWebsite(app.db, { company_id: accountId(), ...columns });
  const stored = await app.db
    .selectFrom("websites")
    .select(["id", "external_id as name"])
    .where("company_id", "=", accountId())
    .execute();
  const nameOf = new Map(stored.map(({ id, name }) => [id, name]));
  expect((await websites()).map(({ id }) => nameOf.get(id))).toEqual(["first", "second", "landing", "ended"]);
});

test("each keyword comes once whatever its case, with the running sites that name it and whether the entry does", async () => {
  const company_id = accountId();
  await app.db
    .updateTable("entries")
    .set({ search_keywords: JSON.stringify({ keywords: ["DACHFENSTER"] }) })
    .where("company_id", "=", company_id)
    .execute();
  const one = await aWebsite(app.db, { company_id, keywords: ["Dachfenster", "Ölheizung", "Zaun"] });
  const two = await aWebsite(app.db, { company_id, keywords: ["dachfenster"] });
  await aWebsite(app.db, { company_id, keywords: ["Alt"], state: "ended" });
  expect(await keywords()).toEqual([
    { keyword: expect.stringMatching(/^dachfenster$/i), websites: [one.id, two.id], inEntry: true },
    { keyword: "Ölheizung", websites: [one.id], inEntry: false },
    { keyword: "Zaun", websites: [one.id], inEntry: false },
  ]);
});

test("keywords are given although the company has no entry", async () => {
  await app.db.deleteFrom("entries").where("company_id", "=", accountId()).execute();
  await aWebsite(app.db, { company_id: accountId(), keywords: ["Dachfenster"] });
  expect(await keywords()).toEqual([{ keyword: "Dachfenster", websites: [expect.any(Number)], inEntry: false }]);
  await anEntry(app.db, { company_id: accountId(), name: "Brandt" });
});

test("websiteOf gives undefined, and websitesOf nothing, for another company's website", async () => {
  const other = await app.logInMember();
  const scope = makeAccountScope({ companyId: accountId(), right: "read", userId: owner.userId, agentUserId: null });
  const own = await aWebsite(app.db, { company_id: accountId() });
  const foreign = await aWebsite(app.db, { company_id: other.company.id });
  expect((await websiteOf(app.db, scope, own.id))?.external_id).toBe(own.external_id);
  expect(await websiteOf(app.db, scope, foreign.id)).toBeUndefined();
  expect(await websiteOf(app.db, scope, 999_999)).toBeUndefined();
  expect((await websitesOf(app.db, scope)).map(({ id }) => id)).toEqual([own.id]);
});
