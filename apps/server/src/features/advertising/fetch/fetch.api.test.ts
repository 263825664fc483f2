/** Figures from the ad manager, from a process that plays it, while it works and while it does not. */
import type { AdStatistics } from "@portal/contract/advertising/calls";
import { totalOf } from "@portal/contract/advertising/figures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect } from "vitest";
import { type AccountScope, makeAccountScope } from "../../../platform/session/session.ts";
import { adManagerTest, PLAYED_ACCOUNT } from "../testing/fake-ad-manager.ts";
import { createAdStatistics } from "../statistics/service.ts";
import { orderStaleAds } from "./fetch-job.ts";

const { test, app, manager } = adManagerTest();
const range = { startDate: "2026-02-01", endDate: "2026-03-01", interval: "Day" as const };
let scope: AccountScope;
beforeEach(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  await sql`delete from search_ad_accounts`.execute(app.db);
  const { company, userId } = await app.logInMember({ products: ["SEA"] });
  scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: null });
  await sql`insert into search_ad_accounts values (${scope.companyId}, ${PLAYED_ACCOUNT})`.execute(app.db);
});
afterEach(() => manager.works());

const sweep = async (): Promise<number> => {
  const ordered = await orderStaleAds(app.dependencies);
  await app.drainJobs();
  return ordered;
};
const read = (): Promise<AdStatistics> =>
  createAdStatistics(app.dependencies).overTime(scope, { adplorerCompanyId: PLAYED_ACCOUNT, ...range });

test("the first fetch brings campaigns and days; the same days fetched again count once", async () => {
  expect(await sweep()).toBe(1);
  const first = await read();
  expect(first.coverage).toMatchObject({ lastDay: "2026-03-01", movingFrom: "2026-02-27", problem: null });
  expect(totalOf(Object.values(first.engines)).clicks).toBeGreaterThan(50);
  expect(await sweep()).toBe(0);
  app.clock.advance(7 * 3_600_000);
  expect(await sweep()).toBe(1);
  expect((await read()).engines).toEqual(first.engines);
});

test("days later the moving days are final and corrected, without counting twice", async () => {
  await sweep();
  const day = async () => (await read()).periods.find(({ start }) => start === "2026-02-28");
  const before = await day();
  app.clock.advance(4 * 86_400_000);
  await sweep();
  const after = await day();
  expect([before?.isMoving, after?.isMoving]).toEqual([true, false]);
  expect(after?.engines.google.clicks).toBeGreaterThanOrEqual(before?.engines.google.clicks ?? Infinity);
  const { rows } = await sql<{ days: number }>`
    select count(*)::int as days from search_ad_days where company_id = ${scope.companyId} and day = '2026-02-28'`.execute(
    app.db,
  );
  expect(rows).toEqual([{ days: 2 }]);
});

test.each([
  ["status&status=503", "away"],
  ["status&status=401", "refused"],
  ["reset", "away"],
  ["garbage", "unreadable"],
  ["large", "unreadable"],
  ["redirect-loop", "unreadable"],
])("a fault %s is told as %s, and the figures stay", async (fault, problem) => {
  await sweep();
  const { engines } = await read();
  await manager.fails(fault);
  app.clock.advance(7 * 3_600_000);
  await sweep();
  const now = await read();
  expect(now.coverage.problem).toBe(problem);
  expect(now.engines).toEqual(engines);
  await manager.works();
  app.clock.advance(2 * 3_600_000);
  await sweep();
  expect((await read()).coverage.problem).toBeNull();
});
