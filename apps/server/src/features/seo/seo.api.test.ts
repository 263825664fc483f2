/** The overview, its steps, and the table of search terms, on figures that the test writes. */
import { getSeoOverview, getSeoTerms, getSeoTermsCsv, TERMS_PER_PAGE } from "@portal/contract/seo/calls";
import { aProduct } from "@portal/db/factories/companies";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { overviewOf, RANGE, seoCustomer } from "./testing/search-console.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-11-21T12:00:00Z"));

type Figure = { day: string; term: string; impressions: number; clicks: number; position: number };

async function write(accountId: number, figures: readonly Figure[], movingFrom = "2026-11-20"): Promise<void> {
  for (const { day, term, impressions, clicks, position } of figures) {
    const sum = impressions * position;
    await sql`insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
              values (${accountId}, ${day}, ${term}, ${impressions}, ${clicks}, ${sum})`.execute(app.db);
    await sql`insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
              values (${accountId}, ${day}, ${impressions}, ${clicks}, ${sum}, ${day >= movingFrom})
              on conflict (company_id, day) do update
              set impressions = search_days.impressions + excluded.impressions, clicks = search_days.clicks + excluded.clicks,
                  position_sum = search_days.position_sum + excluded.position_sum`.execute(app.db);
  }
}
const figure = (day: string, term: string, impressions: number, clicks: number, position: number): Figure => ({
  day,
  term,
  impressions,
  clicks,
  position,
});

/** Two years of a few days, with keywords and places in the entry. */
async function aVisibleCompany() {
  const customer = await seoCustomer(app);
  await app.db
    .updateTable("entries")
    .set({
      city: "Köln",
      search_keywords: JSON.stringify({ keywords: ["Dachrinne"] }),
      service_area: JSON.stringify({ nationwide: false, radiusKm: 20, cities: [{ name: "Bonn", state: "" }] }),
    })
    .where("company_id", "=", customer.accountId)
    .execute();
  await write(customer.accountId, [
    figure("2026-01-10", "dachrinne köln", 1, 0, 1),
    figure("2026-06-01", "dachrinne köln", 40, 2, 5),
    figure("2026-10-05", "dachrinne köln", 60, 6, 4),
    figure("2026-10-05", "dachgaube bonn", 30, 0, 12),
    figure("2026-11-20", "dachgaube bonn", 10, 1, 8),
  ]);
  return customer;
}

describe("the overview", () => {
  test("sums the range, compares it, and says from when days still move", async () => {
    const { client, accountId } = await aVisibleCompany();
    const { google, searchConsole } = await overviewOf(client, accountId);
    expect(searchConsole.state).toBe("unavailable");
    expect(google).toMatchObject({
      totals: {
        impressions: { value: 100, before: 40 },
        clicks: { value: 7, before: 2 },
        position: { value: 6.8, before: 5 },
      },
      comparedWith: { start: "2026-05-26", end: "2026-08-23" },
      firstDay: "2026-01-10",
      lastDay: "2026-11-20",
      movingFrom: "2026-11-20",
    });
    expect(google?.periods).toHaveLength(13);
    expect(google?.periods.find(({ start }) => start === "2026-10-05")?.impressions).toEqual({ value: 90, before: 0 });
  });

  test("a company without any figure has none, and no step is invented", async () => {
    const { client, accountId } = await seoCustomer(app);
    const { google, directory, steps } = await overviewOf(client, accountId);
    expect([google, directory]).toEqual([null, null]);
    expect(steps.map(({ kind }) => kind)).toEqual(["entry"]);
  });

  test("steps come from terms of the last ninety days, with their figures", async () => {
    const { client, accountId } = await aVisibleCompany();
    const { steps } = await overviewOf(client, accountId, {
      startDate: "2026-01-01",
      endDate: "2026-01-31",
      interval: "Day" as never,
    });
    expect(steps.find(({ kind }) => kind === "second_page")).toEqual({
      kind: "second_page",
      share: 0.4,
      term: "dachgaube bonn",
      impressions: 40,
      position: 11,
    });
    expect(steps.find(({ kind }) => kind === "keyword")).toMatchObject({ term: "dachgaube", count: 40 });
  });

  test("wrong listings of the latest check are a step", async () => {
    const { client, accountId } = await aVisibleCompany();
    const counts = JSON.stringify({ portal_ok: 2, portal_nok: 5, portal_error: 3, portal_not_found: 1 });
    await sql`insert into listing_checks (company_id, origin, expected, started_at, finished_at, score, counts)
              values (${accountId}, 'schedule', '{}', '2026-11-18', '2026-11-18T08:00:00Z', 40, ${counts})`.execute(
      app.db,
    );
    const { steps } = await overviewOf(client, accountId);
    expect(steps[0]).toEqual({
      kind: "listings",
      share: 0.75,
      wrong: 6,
      portals: 8,
      checkedAt: "2026-11-18T08:00:00.000Z",
    });
  });

  test("words that only the own websites know are a step with the day of their figures", async () => {
    const { client, accountId } = await seoCustomer(app);
    for (const until of ["2026-11-19T08:00:00Z", "2026-11-20T08:00:00Z", "2026-08-01T08:00:00Z"]) {
      const { id } = await aWebsite(app.db, { company_id: accountId });
      await sql`with figures as (insert into website_figures (website_id, until) values (${id}, ${until}))
                insert into website_day_names (website_id, dimension, day, name, visits)
                values (${id}, 'keyword', '2026-11-18', 'dachgaube', 20)`.execute(app.db);
    }
    const { steps } = await overviewOf(client, accountId);
    expect(steps.find(({ kind }) => kind === "keyword")).toMatchObject({
      term: "dachgaube",
      source: "website",
      count: 60,
      websiteUntil: "2026-11-19T08:00:00.000Z",
    });
  });

  test("a website that the last check could not open is the first step", async () => {
    const { client, accountId } = await aVisibleCompany();
    await sql`insert into website_checks (company_id, url, state, message, requested_at, finished_at)
              values (${accountId}, 'https://www.brandt-bedachungen.example/', 'error', 'Die Website antwortet nicht.',
                      '2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z')`.execute(app.db);
    const { steps } = await overviewOf(client, accountId);
    expect(steps[0]).toMatchObject({ kind: "website", share: 1, harm: "unreachable" });
  });

  test("ratings of the last ninety days without an answer are a step, for who has rating management", async () => {
    const { client, accountId } = await aVisibleCompany();
    const rating = (columns: Partial<Parameters<typeof aCompanyRating>[1]>) =>
      aCompanyRating(app.db, { company_id: accountId, rated_at: new Date("2026-11-19T08:00:00Z"), ...columns });
    await rating({});
    await rating({ answered_at: new Date("2026-11-19T09:00:00Z") });
    await rating({ done_at: new Date("2026-11-19T09:00:00Z") });
    await rating({ rated_at: new Date("2026-08-24T00:00:00+02:00") });
    await rating({ rated_at: new Date("2026-08-23T23:59:59+02:00") });
    await rating({ rated_at: new Date("2026-11-20T08:00:00Z"), held_at: new Date("2026-11-20T09:00:00Z") });
    const ofRatings = async () => (await overviewOf(client, accountId)).steps.find(({ kind }) => kind === "ratings");
    expect(await ofRatings()).toBeUndefined();
    await aProduct(app.db, { company_id: accountId, code: "RAT" });
    expect(await ofRatings()).toEqual({
      kind: "ratings",
      share: 0.5,
      lack: "answers",
      recent: 4,
      open: 2,
      latestAt: "2026-11-19T08:00:00.000Z",
    });
  });

  test("rating management without any rating leads to asking for some", async () => {
    const { client, accountId } = await aVisibleCompany();
    await aProduct(app.db, { company_id: accountId, code: "RAT-PLUS" });
    const { steps } = await overviewOf(client, accountId);
    expect(steps.find(({ kind }) => kind === "ratings")).toMatchObject({ lack: "ratings", recent: 0, latestAt: null });
  });

  test.each([
    ["an end before the start", { ...RANGE, endDate: "2026-01-01" }],
    ["a day that does not exist", { ...RANGE, startDate: "2026-02-30" }],
  ])("%s is refused", async (_what, query) => {
    const { client, accountId } = await seoCustomer(app);
    expect((await client.call(getSeoOverview, { accountId, query })).status).toBe(400);
  });

  test("a product that ended is not booked", async () => {
    const { client, company } = await app.logInMember();
    await aProduct(app.db, { company_id: company.id, code: "SEO", status: "Inactive" });
    const { status, body } = await client.call(getSeoOverview, { accountId: company.id, query: RANGE });
    expect([status, body]).toMatchObject([403, { errors: [{ code: "product.not_booked" }] }]);
  });
});

describe("search terms", () => {
  const terms = async (
    { client, accountId }: Awaited<ReturnType<typeof aVisibleCompany>>,
    query: Record<string, string> = {},
  ) => {
    const { status, body } = await client.call(getSeoTerms, { accountId, query: { ...RANGE, ...query } });
    expect(status).toBe(200);
    return body;
  };

  test("have figures, the company's words, and how much of all they explain", async () => {
    const { rows, total, named } = await terms(await aVisibleCompany());
    expect([total, named]).toEqual([2, { impressions: 100, of: 100 }]);
    expect(rows[0]).toEqual({
      name: "dachrinne köln",
      keyword: "Dachrinne",
      place: "Köln",
      google: {
        impressions: { value: 60, before: 40 },
        clicks: { value: 6, before: 2 },
        position: { value: 4, before: 5 },
      },
      views: null,
    });
  });

  test.each([
    [{ group: "keyword" }, ["Dachrinne", null]],
    [{ group: "place" }, ["Köln", "Bonn"]],
    [{ order: "position" }, ["dachrinne köln", "dachgaube bonn"]],
    [{ search: "GAUBE" }, ["dachgaube bonn"]],
    [{ search: "%" }, []],
  ])("with %j are %j", async (query, names) => {
    const { rows } = await terms(await aVisibleCompany(), query);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test("come in pages; a page after the last is the last", async () => {
    const customer = await seoCustomer(app);
    const many = Array.from({ length: TERMS_PER_PAGE + 3 }, (_, n) => figure("2026-11-01", `wort ${n}`, 50 - n, 0, 3));
    await write(customer.accountId, many);
    const second = await terms(customer, { page: "2" });
    expect([second.rows.length, second.total, second.page]).toEqual([3, TERMS_PER_PAGE + 3, 2]);
    expect((await terms(customer, { page: "99" })).page).toBe(2);
  });

  test.each([{ group: "planet" }, { order: "__proto__" }, { page: "0" }, { page: "-1" }, { search: "x".repeat(101) }])(
    "%j is refused",
    async (query) => {
      const { client, accountId } = await seoCustomer(app);
      const { status } = await client.call(getSeoTerms, { accountId, query: { ...RANGE, ...query } as never });
      expect(status).toBe(400);
    },
  );

  test("are a file for spreadsheets, in which no cell is a formula", async () => {
    const { client, accountId } = await aVisibleCompany();
    await write(accountId, [figure("2026-11-01", "=1+1", 5, 0, 3)]);
    const { raw } = await client.send({ method: "GET", path: getSeoTermsCsv.path, query: RANGE, accountId });
    expect(raw.headers["content-disposition"]).toBe('attachment; filename="suchbegriffe-2026-08-24-2026-11-21.csv"');
    const lines = raw.body.split("\r\n");
    expect(lines[1]).toBe("dachrinne köln;Dachrinne;Köln;60;40;6;2;4;5;;");
    expect(lines[2]).toContain("dachgaube bonn;;Bonn;40;0;1;0;11;;;");
    expect(lines[3]).toMatch(/^'=1\+1;/);
  });

  test("of another company are not there", async () => {
    await aVisibleCompany();
    const other = await seoCustomer(app);
    expect(await terms(other)).toMatchObject({ rows: [], total: 0, named: null });
  });
});
