/** The overview and its steps, on figures that the test writes. */
import { getSeoOverview } from "@portal/contract/seo/calls";
import { aProduct } from "@portal/db/factories/companies";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { aVisibleCompany } from "./testing/figures.ts";
import { overviewOf, RANGE, seoCustomer } from "./testing/search-console.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-11-21T12:00:00Z"));

describe("the overview", () => {
  test("sums the range, compares it, and says from when days still move", async () => {
    const { client, accountId } = await aVisibleCompany(app);
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
    const { client, accountId } = await aVisibleCompany(app);
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
    const { client, accountId } = await aVisibleCompany(app);
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
    const { client, accountId } = await aVisibleCompany(app);
    await sql`insert into website_checks (company_id, url, state, message, requested_at, finished_at)
              values (${accountId}, 'https://www.brandt-bedachungen.example/', 'error', 'Die Website antwortet nicht.',
                      '2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z')`.execute(app.db);
    const { steps } = await overviewOf(client, accountId);
    expect(steps[0]).toMatchObject({ kind: "website", share: 1, harm: "unreachable" });
  });

  test("ratings of the last ninety days without an answer are a step, for who has rating management", async () => {
    const { client, accountId } = await aVisibleCompany(app);
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
    const { client, accountId } = await aVisibleCompany(app);
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
