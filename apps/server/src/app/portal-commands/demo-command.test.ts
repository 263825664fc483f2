import { demoAgent } from "@portal/contract/auth/demo-logins";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PortalTest, startPortalTest } from "../../testing/portal-command.ts";

const TABLES = ["account_links", "claims", "contributions", "listing_checks", "service_cases"] as const;

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
  expect(first).toMatchObject({ account_links: 2, claims: 2, contributions: 3, service_cases: 2 });
  const factors = await sql`select u.login from second_factors f join users u on u.id = f.user_id
    where f.confirmed_at is not null`.execute(t.db);
  expect(factors.rows).toEqual([{ login: demoAgent.login }]);
  expect(first["listing_checks"]).toBeGreaterThan(0);
  expect(await t.portal(["demo"])).toMatchObject({ code: 0, error: "" });
  expect(await countRows()).toEqual(first);
}, 120_000);
