import { type CompanyFilter, getCompaniesWork } from "@portal/contract/dashboard/companies/calls";
import { markDashboardTask } from "@portal/contract/dashboard/tasks/calls";
import { getDashboard } from "@portal/contract/dashboard/calls";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const { test, app } = apiTest();

const askBack = (companyId: number | undefined) =>
  sql`insert into service_cases (company_id, type, subject, state, brand, request_key, created_at, changed_at)
      values (${companyId}, 'other', 'Rechnung', 'waiting', 'nahbei', 'k', now(), now())`.execute(app.db);
const report = (companyId: number | undefined) =>
  sql`insert into contributions (company_id, kind, text, email, created_at)
      values (${companyId}, 'phone', 'Falsch', '', ${app.clock.now()})`.execute(app.db);

type Query = { search?: string; filter?: CompanyFilter; page?: number };
const read = async (client: TestClient, { page = 1, search = "", filter = "all" }: Query = {}) =>
  (await client.call(getCompaniesWork, { query: { search, filter, page: String(page) } })).body;

describe("a person with three companies", () => {
  async function person() {
    const { client, companyIds, userId } = await app.logInPerson({
      companies: [{ name: "Anton Abel" }, { name: "Bäckerei Groß" }, { name: "Dachdecker", right: "read" }],
    });
    await report(companyIds[0]);
    await askBack(companyIds[1]);
    await askBack(companyIds[2]);
    return { client, companyIds, userId };
  }

  test("sees the company first in which somebody waits, then mistakes, then those without work", async () => {
    const { client, companyIds } = await person();
    const { companies, total, sums, missing } = await read(client);
    expect(companies.map(({ id, open, first }) => [id, open, first?.urgency])).toEqual([
      [companyIds[1], 1, "customers"],
      [companyIds[0], 1, "soon"],
      // Who may only read has nothing to do.
      [companyIds[2], 0, undefined],
    ]);
    expect([total, sums, missing]).toEqual([3, { companies: 3, withWork: 2, tasks: 2 }, []]);
  });

  test.each<[Query, string[]]>([
    [{ search: "baeckerei" }, ["Bäckerei Groß"]],
    [{ search: "backerei gross" }, ["Bäckerei Groß"]],
    [{ search: "ABEL" }, ["Anton Abel"]],
    [{ search: "%" }, []],
    [{ filter: "open" }, ["Bäckerei Groß", "Anton Abel"]],
    [{ page: 2 }, []],
  ])("%j finds %j", async (query, names) => {
    const { client } = await person();
    expect((await read(client, query)).companies.map(({ name }) => name)).toEqual(names);
  });

  test("what was put off on the start page of a company does not count", async () => {
    const { client, companyIds } = await person();
    const accountId = companyIds[1] ?? 0;
    const { tasks } = (await client.call(getDashboard, { accountId })).body;
    await client.call(markDashboardTask, { accountId, body: { key: tasks[0]?.key ?? "", kind: "tomorrow" } });
    expect((await read(client)).companies.find(({ id }) => id === accountId)?.open).toBe(0);
  });

  test.each([["page=0"], ["page=x"], ["filter=none"], [`search=${"x".repeat(101)}`]])(
    "%s is invalid",
    async (query) => {
      const { client } = await person();
      const { raw } = await client.send({ method: "GET", path: `/api/user/companies/work?${query}`, xsrf: false });
      expect(raw.statusCode).toBe(400);
    },
  );
});

test("somebody without a company gets an empty list, and nobody sees companies of others", async () => {
  const [{ client }] = [await app.logInPerson(), await app.logInMember({ name: "Fremd" })];
  expect(await read(client)).toEqual({
    companies: [],
    total: 0,
    sums: { companies: 0, withWork: 0, tasks: 0 },
    missing: [],
  });
});

test("pages of 25 companies do not overlap and hold all", async () => {
  const { client } = await app.logInPerson({ companies: Array.from({ length: 60 }, () => ({})) });
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await read(client, { page })).companies));
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(60);
});
