/** The table of search terms and the course of one, on figures that the test writes. */
import { getSeoTermCourse, getSeoTerms, getSeoTermsCsv, TERMS_PER_PAGE } from "@portal/contract/seo/calls";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { aVisibleCompany, figure, writeFigures } from "../testing/figures.ts";
import { RANGE, seoCustomer } from "../testing/search-console.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-11-21T12:00:00Z"));

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
    const { rows, total, named } = await terms(await aVisibleCompany(app));
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
    const { rows } = await terms(await aVisibleCompany(app), query);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test("come in pages; a page after the last is the last", async () => {
    const customer = await seoCustomer(app);
    const many = Array.from({ length: TERMS_PER_PAGE + 3 }, (_, n) => figure("2026-11-01", `wort ${n}`, 50 - n, 0, 3));
    await writeFigures(app, customer.accountId, many);
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
    const { client, accountId } = await aVisibleCompany(app);
    await writeFigures(app, accountId, [figure("2026-11-01", "=1+1", 5, 0, 3)]);
    const { raw } = await client.send({ method: "GET", path: getSeoTermsCsv.path, query: RANGE, accountId });
    expect(raw.headers["content-disposition"]).toBe('attachment; filename="suchbegriffe-2026-08-24-2026-11-21.csv"');
    const lines = raw.body.split("\r\n");
    expect(lines[1]).toBe("dachrinne köln;Dachrinne;Köln;60;40;6;2;4;5;;");
    expect(lines[2]).toContain("dachgaube bonn;;Bonn;40;0;1;0;11;;;");
    expect(lines[3]).toMatch(/^'=1\+1;/);
  });

  test("of another company are not there", async () => {
    await aVisibleCompany(app);
    const other = await seoCustomer(app);
    expect(await terms(other)).toMatchObject({ rows: [], total: 0, named: null });
  });
});

describe("the course of one", () => {
  const course = async (
    { client, accountId }: Awaited<ReturnType<typeof aVisibleCompany>>,
    query: { group: "term" | "keyword" | "place"; name: string },
  ) => {
    const { status, body } = await client.call(getSeoTermCourse, { accountId, query: { ...RANGE, ...query } });
    expect(status).toBe(200);
    return body;
  };

  test.each([
    ["term", "dachgaube bonn", 40],
    ["term", "DACHGAUBE Bonn", 40],
    ["keyword", "Dachrinne", 60],
    ["place", "Köln", 60],
    ["place", "Bonn", 40],
  ] as const)("%s %j has the sums of its row, by period", async (group, name, impressions) => {
    const { google } = await course(await aVisibleCompany(app), { group, name });
    expect(google?.totals.impressions.value).toBe(impressions);
    expect(google?.periods.reduce((sum, period) => sum + period.impressions.value, 0)).toBe(impressions);
  });

  test("has a position where Google showed the website, and none elsewhere", async () => {
    const { google, directory } = await course(await aVisibleCompany(app), { group: "place", name: "Bonn" });
    expect(google?.periods).toHaveLength(13);
    expect(
      google?.periods.flatMap(({ start, position }) => (position.value === null ? [] : [[start, position.value]])),
    ).toEqual([
      ["2026-10-05", 12],
      ["2026-11-16", 8],
    ]);
    expect(directory).toBeNull();
  });

  test("counts views of the directory in the row's terms only", async () => {
    const customer = await aVisibleCompany(app);
    const view = (item: string, views: number) =>
      sql`insert into tracking_term_sums (company_id, grain, start, term, views)
          values (${customer.accountId}, 'week', '2026-10-05', ${item}, ${views}),
                 (${customer.accountId}, 'month', '2026-10-01', ${item}, ${views})`.execute(app.db);
    await sql`update tracking_progress set closed_until = '2026-11-16' where single`.execute(app.db);
    await view("dachrinne köln", 4);
    await view("dachrinne bonn", 2);
    await view("zimmerei", 9);
    const { directory } = await course(customer, { group: "keyword", name: "Dachrinne" });
    expect(directory?.periods.filter(({ views }) => views.value > 0)).toEqual([
      { start: "2026-10-05", end: "2026-10-11", views: { value: 6, before: null } },
    ]);
  });

  test("that nobody searched for has no source", async () => {
    expect(await course(await aVisibleCompany(app), { group: "term", name: "gerüst" })).toMatchObject({
      google: null,
      directory: null,
    });
  });

  test.each([{ name: "" }, { name: "x".repeat(201) }, { name: "a", group: "planet" }])(
    "%j is refused",
    async (query) => {
      const { client, accountId } = await seoCustomer(app);
      const asked = { ...RANGE, group: "term", ...query } as never;
      expect((await client.call(getSeoTermCourse, { accountId, query: asked })).status).toBe(400);
    },
  );
});
