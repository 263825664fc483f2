/** The statement behind the dashboard's lines about visibility. */
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { dashboardOf } from "../../../testing/dashboard/dashboard-of.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { seoCustomer } from "../testing/search-console.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-11-23T11:00:00Z"));

async function aCustomer() {
  const { client, accountId } = await seoCustomer(app);
  await app.db
    .updateTable("entries")
    .set({
      city: "Köln",
      search_keywords: JSON.stringify({ keywords: ["Dachrinne"] }),
      trades: JSON.stringify({ trades: ["Dachdecker"] }),
      service_area: JSON.stringify({ nationwide: false, radiusKm: 20, cities: [{ name: "Bonn", state: "" }] }),
    })
    .where("company_id", "=", accountId)
    .execute();
  return {
    ask: () => dashboardOf(client, accountId, "Suchmaschinenoptimierung"),
    clicks: (day: string, clicks: number) =>
      sql`insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
          values (${accountId}, ${day}, 100, ${clicks}, 400, false)`.execute(app.db),
    term: (day: string, term: string, impressions: number, position: number) =>
      sql`insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
          values (${accountId}, ${day}, ${term}, ${impressions}, 0, ${impressions * position})`.execute(app.db),
  };
}

test("clicks are those of the 28 days up to the last one with figures", async () => {
  const customer = await aCustomer();
  for (const [day, clicks] of [
    ["2026-09-26", 20],
    ["2026-10-23", 20],
    ["2026-10-24", 30],
    ["2026-11-20", 30],
  ] as const)
    await customer.clicks(day, clicks);
  expect((await customer.ask()).results).toMatchObject([
    {
      product: "Suchmaschinenoptimierung",
      text: "60 Klicks aus der Suche von Google in 28 Tagen, 50\u00a0% mehr als davor",
      source: "Google Search Console, Zahlen bis 20.11.2026",
    },
  ]);
});

test("a search of the last ninety days is a task where the company's own words do not name it", async () => {
  const customer = await aCustomer();
  await customer.term("2026-11-20", "dachgaube bonn", 40, 4);
  await customer.term("2026-11-20", "dachdecker köln", 30, 4);
  await customer.term("2026-11-20", "dachrinne bonn", 50, 4);
  await customer.term("2026-08-20", "carport", 400, 4);
  expect((await customer.ask()).tasks).toMatchObject([
    { key: "seo.keyword-dachgaube", place: { page: "seo_overview" } },
  ]);
});

test("a company without figures has neither", async () => {
  const { ask } = await aCustomer();
  expect(await ask()).toEqual({ tasks: [], results: [], products: ["Suchmaschinenoptimierung"], missing: [] });
});
