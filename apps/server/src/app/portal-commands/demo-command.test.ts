import { demoAgent } from "@portal/contract/auth/demo-logins";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PortalTest, startPortalTest } from "../../testing/portal-command.ts";

const TABLES = [
  "account_links",
  "claims",
  "contributions",
  "listing_checks",
  "marketing_reports",
  "rating_invitations",
  "rating_objections",
  "rating_partners",
  "service_cases",
] as const;

let t: PortalTest;
beforeAll(async () => void (t = await startPortalTest()));
afterAll(() => t.close());

const countRows = async () => {
  const counts = TABLES.map(async (table) => {
    const { rows } = await t.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};

test("demo adds the data of each slice once, however often it runs", async () => {
  expect(await t.portal(["demo"])).toMatchObject({ code: 0, error: "" });
  const first = await countRows();
  expect(first).toMatchObject({ account_links: 2, claims: 2, contributions: 3, service_cases: 3 });
  expect(first).toMatchObject({ rating_invitations: 4, rating_objections: 3, rating_partners: 2 });
  const states = sql<{ state: string }>`select state from rating_objections order by state`.execute(t.db);
  expect((await states).rows.map(({ state }) => state)).toEqual(["decided", "details_asked", "proposed"]);
  expect(first["marketing_reports"]).toBeGreaterThanOrEqual(2);
  const factors = await sql`select u.login from second_factors f join users u on u.id = f.user_id
    where f.confirmed_at is not null`.execute(t.db);
  expect(factors.rows).toEqual([{ login: demoAgent.login }]);
  expect(first["listing_checks"]).toBeGreaterThan(0);
  expect(await t.portal(["demo"])).toMatchObject({ code: 0, error: "" });
  expect(await countRows()).toEqual(first);
}, 120_000);
