import {
  getAdBudgetConsumption,
  getAdCampaign,
  getAdCampaigns,
  getAdCustomerData,
  getAdGroups,
  getAdStatistics,
} from "@portal/contract/advertising/calls";
import { totalOf } from "@portal/contract/advertising/figures";
import { adAccountOf, searchAds } from "@portal/db/factories/search-ads";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";

const { test, app } = apiTest();
const RANGE = { startDate: "2026-02-03", endDate: "2026-03-02" };
const ASKED = [getAdStatistics, getAdGroups, getAdCampaigns, getAdBudgetConsumption] as const;
let anna: Member;
let bob: Member;
let ids: { google: number; bing: number };
let idsOfBob: { google: number; bing: number };
beforeAll(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  anna = await app.logInMember({ products: ["SEA"] });
  bob = await app.logInMember({ products: ["GADS"] });
  ids = await searchAds(app.db, { companyId: anna.company.id, first: "2025-12-01", last: "2026-03-01" });
  idsOfBob = await searchAds(app.db, { companyId: bob.company.id, first: "2026-02-01", last: "2026-03-01" });
});

const bodyOf = (who: Member, given: object = {}) => ({
  adplorerCompanyId: adAccountOf(who.company.id),
  ...RANGE,
  ...given,
});
const ask = <E extends (typeof ASKED)[number]>(endpoint: E, given: object = {}, who = anna) =>
  who.client.call(endpoint as typeof getAdStatistics, {
    accountId: who.company.id,
    body: bodyOf(who, given),
  });
const detail = (given: object, who = anna) =>
  who.client.call(getAdCampaign, { accountId: who.company.id, body: bodyOf(who, given) as never });

test("customerData answers the company's number in the ad manager, null without one, and refuses a foreign company", async () => {
  const accountId = anna.company.id;
  const read = (companyId: number) => anna.client.call(getAdCustomerData, { accountId, body: { companyId } });
  expect((await read(accountId)).body).toEqual({ CompanyID: adAccountOf(accountId) });
  expect((await read(bob.company.id)).status).toBe(404);
  const carla = await app.logInMember({ products: ["BADS"] });
  const { body } = await carla.client.call(getAdCustomerData, {
    accountId: carla.company.id,
    body: { companyId: carla.company.id },
  });
  expect(body).toEqual({ CompanyID: null });
});

test("statistics show both engines apart, compared with the same weekdays before, and say what still moves", async () => {
  const { body } = await ask(getAdStatistics);
  expect(body.range).toEqual({ ...RANGE, interval: "Week" });
  expect(body.comparedWith).toEqual({ start: "2026-01-06", end: "2026-02-02" });
  expect(body.engines.google).toEqual({ impressions: 270, clicks: 108, calls: 27, forms: 0, costCents: 5400 });
  expect(body.engines.bing.impressions).toBe(135);
  expect(body.before?.google.impressions).toBe(280);
  expect(totalOf(body.periods.map(({ engines }) => engines.google))).toEqual(body.engines.google);
  expect(body.periods.map(({ isMoving }) => isMoving)).toEqual([false, false, false, true, false]);
  expect(body.coverage).toMatchObject({ firstDay: "2025-12-01", lastDay: "2026-03-01", movingFrom: "2026-02-28" });
  expect(body.missingDays).toBe(0);
});

test("nothing is compared where figures begin later, and missing days are counted", async () => {
  await sql`delete from search_ad_days where company_id = ${bob.company.id} and day = '2026-02-10'`.execute(app.db);
  const { body } = await ask(getAdStatistics, {}, bob);
  expect([body.comparedWith, body.before, body.missingDays]).toEqual([null, null, 1]);
});

test("groups, campaigns and the campaign's periods have the same total as the statistics", async () => {
  const { body: statistics } = await ask(getAdStatistics);
  const { body: groups } = await ask(getAdGroups as never);
  const { body: campaigns } = await ask(getAdCampaigns as never);
  const total = totalOf(Object.values(statistics.engines));
  expect(groups).toMatchObject({ total, adGroups: [{ adGroupId: "G-1", name: "Dach", campaigns: 2, sums: total }] });
  expect(campaigns).toMatchObject({
    campaigns: [
      { adGroupCampaignId: ids.google, engine: "google", state: "active", sums: statistics.engines.google },
      { adGroupCampaignId: ids.bing, engine: "bing", state: "paused", sums: statistics.engines.bing },
    ],
  });
  const { body } = await detail({ adGroupCampaignIds: [ids.google, ids.bing] });
  expect(totalOf(body.campaigns.flatMap(({ periods }) => periods.map(({ sums }) => sums)))).toEqual(total);
});

test("a campaign has its ads, and keywords and search terms with what they brought", async () => {
  const { body } = await detail({ adGroupCampaignIds: [ids.google] });
  expect(body.campaigns).toMatchObject([
    {
      adGroupName: "Dach",
      ads: [{ headlines: ["Dachdecker"], path: "dach" }],
      keywords: [{ text: "dachdecker", match: "phrase", impressions: 81, clicks: 54, costCents: 2430 }],
      terms: [{ text: "dach undicht", match: null, impressions: 54, clicks: 27, costCents: 1350 }],
    },
  ]);
});

test.each(ASKED.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s refuses the number of another company and a range that is none",
  async (_name, endpoint) => {
    const foreign = await ask(endpoint, { adplorerCompanyId: adAccountOf(bob.company.id) });
    expect(foreign.codes).toEqual(["advertising.account_not_found"]);
    expect((await ask(endpoint, { startDate: "2026-03-03" })).codes).toEqual(["request.invalid"]);
    expect((await ask(endpoint, { startDate: "3.3.2026" })).codes).toEqual(["request.invalid"]);
  },
);

test("a campaign of another company is refused, alone and beside an own one", async () => {
  for (const adGroupCampaignIds of [[idsOfBob.google], [ids.google, idsOfBob.google]]) {
    expect((await detail({ adGroupCampaignIds })).codes).toEqual(["advertising.campaign_not_found"]);
  }
  expect((await detail({ adGroupCampaignIds: [] })).codes).toEqual(["request.invalid"]);
});

test("the CSV has one line for each day and campaign, moving days marked", async () => {
  const { raw, status } = await anna.client.send({
    method: "GET",
    path: "/api/adplorer/suma/days.csv",
    query: RANGE,
    accountId: anna.company.id,
    xsrf: false,
  });
  const lines = raw.rawPayload.toString("utf8").slice(1).split("\r\n").slice(0, -1);
  expect(status).toBe(200);
  expect(lines).toHaveLength(1 + 2 * 27);
  expect(lines[1]).toBe("03.02.2026;Google;Dach;Dach reparieren;10;4;1;0;2,00;endgültig");
  expect(lines.at(-1)).toBe("01.03.2026;Bing;Dach;Dach reparieren;5;4;1;0;2,00;vorläufig");
});

describe("budgets", () => {
  beforeAll(() =>
    sql`insert into search_ad_budgets (company_id, start_day, end_day, plan_cents, agreed_at)
        values (${anna.company.id}, '2026-01-01', '2026-01-31', 10000, now()),
               (${anna.company.id}, '2026-02-16', '2026-03-31', 12000, now())`.execute(app.db),
  );

  test("a budget is shown whole with what was spent; one that goes on has a forecast", async () => {
    const { body } = await anna.client.call(getAdBudgetConsumption, {
      accountId: anna.company.id,
      body: bodyOf(anna),
    });
    expect(body.budgets).toMatchObject([{ start: "2026-02-16", planCents: 12_000, spentCents: 5600 }]);
    expect(body.budgets[0]?.days).toHaveLength(14);
    expect(body.budgets[0]?.forecast).toMatchObject({ earliest: "2026-03-17", likely: "2026-03-17", weeks: 12 });
  });

  test("an ended budget has no forecast", async () => {
    const { body } = await anna.client.call(getAdBudgetConsumption, {
      accountId: anna.company.id,
      body: bodyOf(anna, { startDate: "2026-01-10", endDate: "2026-01-20" }),
    });
    expect(body.budgets).toMatchObject([{ start: "2026-01-01", spentCents: 12_400, forecast: null }]);
  });
});
