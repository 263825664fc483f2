/** The statement behind the dashboard's lines about websites. */
import { aWebsite } from "@portal/db/factories/websites";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { finding } from "@portal/website-check/finding";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { dashboardOf } from "../../../testing/dashboard/dashboard-of.ts";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-11-23T11:00:00Z"));

const URL_OF_SITE = "https://www.lorenz.example/";

async function aCustomer() {
  const { client, company } = await app.logInMember({ products: ["WEB-M"] });
  const { id: companyId } = company;
  const site = await aWebsite(app.db, { company_id: companyId, url: URL_OF_SITE });
  return {
    companyId,
    site,
    ask: () => dashboardOf(client, companyId, "Website"),
    visits: (first: Day, days: number, visits: number) =>
      sql`insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
          select ${site.id}, ${first}::date + n, 'own', ${visits}, ${visits}, ${visits}, 0, 0, 0
          from generate_series(0, ${days - 1}::int) n`.execute(app.db),
    figuresUntil: (until: string) =>
      sql`insert into website_figures (website_id, until) values (${site.id}, ${until})
          on conflict (website_id) do update set until = ${until}`.execute(app.db),
    check: (state: string, url: string, at: string, codes: Parameters<typeof finding>[0][] = []) =>
      sql`insert into website_checks (company_id, url, state, requested_at, finished_at, message, findings)
          values (${companyId}, ${url}, ${state}, ${at}, ${at}, 'Sie antwortet nicht.',
                  ${state === "success" ? JSON.stringify(codes.flatMap((code) => finding(code))) : null})`.execute(
        app.db,
      ),
  };
}

test("visits are those of the 28 days before today, compared with the 28 days before them", async () => {
  const customer = await aCustomer();
  await customer.visits("2026-09-28", 28, 10);
  await customer.visits("2026-10-26", 28, 11);
  await customer.visits("2026-11-23", 1, 500);
  await customer.figuresUntil("2026-11-23T10:00:00Z");
  expect((await customer.ask()).results).toEqual([
    {
      key: "website",
      product: "Website",
      text: "308 Besuche in 28 Tagen, 10\u00a0% mehr als davor",
      source: "Statistik Ihrer Website, Zahlen bis 22.11.2026",
      place: { page: "website_statistics", place: "", query: {} },
    },
  ]);
});

test("figures that ended are those of their last days, without a comparison that does not reach back", async () => {
  const customer = await aCustomer();
  await customer.visits(addDays("2026-10-10", -27), 28, 2);
  await customer.figuresUntil("2026-10-11T10:00:00Z");
  expect((await customer.ask()).results).toMatchObject([
    { text: "56 Besuche in 28 Tagen", source: "Statistik Ihrer Website, Zahlen bis 10.10.2026" },
  ]);
});

test("a website without figures has no result", async () => {
  const customer = await aCustomer();
  expect(await customer.ask()).toEqual({ tasks: [], results: [], products: ["Website"], missing: [] });
});

test("only the latest check of each of the company's addresses counts", async () => {
  const customer = await aCustomer();
  await customer.check("error", URL_OF_SITE, "2026-11-20T10:00:00Z");
  await customer.check("success", URL_OF_SITE, "2026-11-21T10:00:00Z", ["legal.no_imprint"]);
  await customer.check("error", "https://verkauft.example/", "2026-11-21T10:00:00Z");
  expect((await customer.ask()).tasks).toMatchObject([
    {
      key: "website.check-legal.no_imprint-lorenz.example",
      title: "Es führt kein Link zum Impressum",
      place: { page: "website_check", query: { adresse: URL_OF_SITE } },
    },
  ]);
});

test("a hand-over that waits for an answer is a task, one that does not is none", async () => {
  const customer = await aCustomer();
  for (const state of ["question", "in_progress"])
    await sql`insert into website_handovers (company_id, website_id, state, brand, request_key, created_at, changed_at)
              values (${customer.companyId}, ${customer.site.id}, ${state}, 'nahbei', ${state}, now(), now())`.execute(
      app.db,
    );
  const { tasks } = await customer.ask();
  expect(tasks.map(({ title, place }) => [title, place.page])).toEqual([
    ["Rückfrage zu Ihrer Website beantworten", "website_edit"],
  ]);
});
