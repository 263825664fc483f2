/** Deliveries of search ads: repeated, late, out of order and wrong ones. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run([{ type: "company", external_id: "C-1", company_name: "Brandt" }, campaign()]);
});

const campaign = (given: object = {}) => ({
  type: "ad_campaign",
  external_id: "A-1",
  company: "C-1",
  ad_group: { key: "G-1", name: "Dach" },
  name: "Dach reparieren",
  engine: "google",
  state: "active",
  ads: [{ headlines: ["Dachdecker"], descriptions: [], url: "https://www.brandt.example/" }],
  ...given,
});
const day = (given: object = {}) => ({
  type: "ad_day",
  company: "C-1",
  campaign: "A-1",
  day: "2026-03-01",
  impressions: 90,
  clicks: 4,
  calls: 1,
  forms: 0,
  cost_cents: 520,
  final: false,
  counted: "2026-03-02T04:50:00Z",
  keywords: [
    { text: "dachdecker", match: "phrase", impressions: 40, clicks: 2, cost_cents: 260 },
    { text: "dach", match: "broad", impressions: 20, clicks: 1, cost_cents: 100 },
  ],
  ...given,
});
const budget = {
  type: "ad_budget",
  company: "C-1",
  start: "2026-03-01",
  end: "2026-03-31",
  plan_cents: 75_000,
  agreed: "2026-02-20",
};
const account = { type: "ad_account", company: "C-1", account_id: 710_431 };
const stored = () =>
  t.db
    .selectFrom("search_ad_days")
    .select(["day", "clicks", "cost_cents", "is_final", "words"])
    .orderBy("day")
    .execute();

test("a day is stored once, however often it comes and in whatever order its words are", async () => {
  expect(await t.run([day(), account, budget])).toMatchObject({ created: 3, rejected: 0 });
  expect(await t.run([day({ keywords: day().keywords.toReversed() }), account, budget])).toMatchObject({
    unchanged: 3,
  });
  expect(await stored()).toMatchObject([{ clicks: 4, words: [{ text: "dach" }, { text: "dachdecker" }] }]);
});

test("a later count corrects the day; an earlier one that arrives late changes nothing", async () => {
  await t.run([day()]);
  const final = day({ clicks: 6, cost_cents: 700, final: true, counted: "2026-03-05T04:50:00Z" });
  expect(await t.run([final])).toMatchObject({ updated: 1 });
  expect(await t.run([day()])).toMatchObject({ unchanged: 1 });
  expect(await stored()).toMatchObject([{ clicks: 6, cost_cents: 700, is_final: true }]);
});

test("a later agreement changes a budget; an earlier one that arrives late changes nothing", async () => {
  await t.run([budget, { ...budget, plan_cents: 90_000, agreed: "2026-03-03" }, budget]);
  expect(await t.db.selectFrom("search_ad_budgets").select("plan_cents").execute()).toEqual([{ plan_cents: 90_000 }]);
});

test("a campaign without its ads keeps them", async () => {
  const { ads: _absent, ...paused } = campaign({ state: "paused" });
  expect(await t.run([paused])).toMatchObject({ updated: 1 });
  expect(await t.db.selectFrom("search_ad_campaigns").select(["state", "ads"]).executeTakeFirst()).toMatchObject({
    state: "paused",
    ads: [{ headlines: ["Dachdecker"], path: "" }],
  });
});

test.each([
  [day({ campaign: "A-9" }), "campaign: ist keine Kampagne dieser Firma."],
  [day({ clicks: 91 }), "clicks: sind mehr als impressions."],
  [day({ day: "2026-02-30" }), "day: ist kein Tag"],
  [day({ counted: "2026-02-27" }), "counted: liegt vor dem Tag."],
  [day({ cost_cents: 1.5 }), "cost_cents: muss eine ganze Zahl sein."],
  [day({ impressions: -1 }), "impressions: darf nicht negativ sein."],
  [day({ impressions: 50 }), "keywords: sind zusammen mehr als der Tag."],
  [day({ terms: [{ text: "a", impressions: 1, clicks: 0, cost_cents: 0, visitor: "x" }] }), "terms.0"],
  [campaign({ engine: "yahoo" }), "engine: "],
  [
    campaign({ ads: [{ headlines: ["A"], descriptions: [], url: "javascript:alert(1)" }] }),
    "ads.0.url: ist keine Adresse",
  ],
  [campaign({ ads: [{ headlines: [], descriptions: [], url: "https://a.example/" }] }), "ads.0.headlines: braucht"],
  [{ ...budget, end: "2026-02-28" }, "end: liegt vor start."],
  [{ ...budget, plan_cents: 0 }, "plan_cents: muss mindestens 1 sein."],
  [{ ...account, account_id: "7" }, "account_id: ist keine Kontonummer."],
])("the row %j is refused", async (row, said) => {
  const outcome = await t.run([row]);
  expect(outcome).toMatchObject({ created: 0, rejected: 1 });
  expect(outcome.said.join()).toContain(said);
});
