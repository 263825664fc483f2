import { searchAds } from "@portal/db/factories/search-ads";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { dashboardOf } from "../../../testing/dashboard/dashboard-of.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { type AdFacts, contributionOf } from "./dashboard.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-03-02T09:00:00Z"));

async function dashboard(first: string | null, budget?: { end: string; plan: number }) {
  const { client, company } = await app.logInMember({ products: ["SEA"] });
  if (first !== null) await searchAds(app.db, { companyId: company.id, first, last: "2026-03-01" });
  if (budget !== undefined) {
    await sql`insert into search_ad_budgets values (${company.id}, '2026-02-01', ${budget.end}, ${budget.plan}, now())`.execute(
      app.db,
    );
  }
  return dashboardOf(client, company.id, "Suchmaschinenwerbung");
}

test("contacts of 28 days are the result, with their change where figures go back far enough", async () => {
  const [result] = (await dashboard("2025-12-01")).results;
  expect(result?.text).toMatch(/^56 Kontakte über Anzeigen in 28 Tagen, so viele wie davor, für 112,00\s€$/);
  expect(result?.source).toBe("Google und Bing, Zahlen bis 01.03.2026");
  const [short] = (await dashboard("2026-02-01")).results;
  expect(short?.text).toMatch(/^56 Kontakte über Anzeigen in 28 Tagen, für/);
});

test("a company without figures has no result", async () => {
  expect(await dashboard(null)).toMatchObject({ results: [], missing: [] });
});

test("a budget that is used up is a task; one that lasts is none", async () => {
  expect((await dashboard("2026-02-01", { end: "2026-03-31", plan: 11_000 })).tasks).toMatchObject([
    { key: "searchAds.budget-2026-02-01", title: "Werbebudget ist aufgebraucht", place: { page: "search_ads_budget" } },
  ]);
  expect((await dashboard("2026-02-01", { end: "2026-03-31", plan: 50_000 })).tasks).toEqual([]);
});

const TODAY = "2026-03-12";
const facts: AdFacts = {
  last_day: "2026-03-10",
  contacts: 1,
  contacts_before: 0,
  cost_cents: 100,
  is_compared: true,
  week_cents: 700,
  start_day: "2026-03-01",
  end_day: "2026-03-31",
  plan_cents: 2000,
  spent_cents: 1000,
};

test.each([
  [{}, []],
  [{ spent_cents: 1300 }, ["Werbebudget geht zu Ende"]],
  [{ spent_cents: 2000 }, ["Werbebudget ist aufgebraucht"]],
  [{ spent_cents: 2000, end_day: "2026-03-17" }, []],
  [{ spent_cents: 2000, last_day: "2026-03-02", end_day: "2026-03-12" }, ["Werbebudget ist aufgebraucht"]],
  [{ spent_cents: 2000, last_day: "2026-03-02", end_day: "2026-03-11" }, []],
  [{ start_day: null, end_day: null, plan_cents: null }, []],
])("the task of %j", (given, titles) => {
  expect(contributionOf({ ...facts, ...given }, TODAY, true).tasks.map(({ title }) => title)).toEqual(titles);
});

test("who may only read has no task, but the result", () => {
  const { tasks, result } = contributionOf({ ...facts, spent_cents: 2000 }, TODAY, false);
  expect([tasks, result?.text]).toEqual([[], expect.stringContaining("1 Kontakt")]);
});
