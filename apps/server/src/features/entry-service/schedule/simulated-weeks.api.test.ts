/** Four weeks of the schedule in seconds: real statements, a clock, two processes at once. */
import { openDatabase } from "@portal/db/connect";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { simulateStep, type SimulatedPortal } from "../testing/simulate-step.ts";
import { listingBacklog } from "./backlog.ts";
import { type Claim, claimDue } from "./claims.ts";
import { enrolCompanies } from "./enrol.ts";

const { test, app } = apiTest();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = 3 * HOUR_MS;
const START = Date.UTC(2026, 0, 5);
const COMPANIES = 300;
const [DOWN_FROM, DOWN_UNTIL] = [START + 10 * DAY_MS, START + 13 * DAY_MS];

/** 300 companies need 12.5 days on the slow portal, an hour on the others. */
const SLOW = { portal: "slow", requestsPerMinute: 1 / 60, requestsPerCheck: 1 };
const FAST: SimulatedPortal = { portal: "fast", requestsPerMinute: 10, requestsPerCheck: 2 };
const FAILING: SimulatedPortal = { ...FAST, portal: "failing", down: [DOWN_FROM, DOWN_UNTIL] };
const ADDED: SimulatedPortal = { ...FAST, portal: "added" };

const booked = (first: number, last: number) =>
  sql`with made as (
        insert into companies (id, external_id, name, display_name)
        select n, 'C-' || n, 'Firma', 'Firma' from generate_series(${first}::bigint, ${last}::bigint) n returning id),
      entry as (
        insert into entries (company_id, name, street, updated_at)
        select id, 'Firma', 'Lindenstraße', '2025-12-01' from made)
      insert into products (company_id, external_id, code, status)
      select id, 'P', 'ENTRY-SERVICE', 'Invoicing' from made`.execute(app.db);

test("in four weeks with two processes no company is starved, and none is checked twice at once", async () => {
  await booked(1, COMPANIES);
  const processes = [app.db, openDatabase(await urlOf(), { max: 4 })] as const;
  const inHand = new Map<string, Claim>();
  const counts: Record<string, number> = {};
  let now = START;
  try {
    for (; now < START + 28 * DAY_MS; now += STEP_MS) {
      const day = (now - START) / DAY_MS;
      const portals = [SLOW, FAST, FAILING, ...(day >= 7 ? [ADDED] : [])];
      if (day === 3) await booked(COMPANIES + 1, COMPANIES + 30);
      if (day === 5) await sql`update products set status = 'Inactive' where company_id <= 20`.execute(app.db);
      const clock = { now: () => new Date(now) };
      const names = portals.map(({ portal }) => portal);
      if (now % DAY_MS === START % DAY_MS) {
        await Promise.all(processes.map((db) => enrolCompanies({ db, clock }, names)));
      }
      // A process that dies with claims in its hands.
      if (day === 7) {
        const { claims } = await claimDue(app.db, { portal: "fast", gapMs: 1, most: 50 }, new Date(now));
        expect(claims.length).toBeGreaterThan(0);
      }
      const made = (
        await Promise.all(processes.map((db) => simulateStep(db, { now, stepMs: STEP_MS, portals })))
      ).flat();
      inHand.clear();
      for (const { portal, claims, read, lost } of made) {
        counts[portal] = (counts[portal] ?? 0) + read;
        expect(lost).toBe(0);
        for (const claim of claims) {
          const key = `${portal} ${claim.companyId}`;
          expect(inHand.has(key), `${key} was taken twice at ${new Date(now).toISOString()}`).toBe(false);
          inHand.set(key, claim);
        }
      }
    }
  } finally {
    await processes[1].destroy();
  }

  const ages = Object.fromEntries((await agesAt(now)).map((row) => [row.portal, row]));
  expect(Object.values(ages).map(({ never }) => never)).toEqual([0, 0, 0, 0]);
  expect(Object.values(ages).map(({ companies }) => companies)).toEqual([310, 310, 310, 310]);
  for (const portal of ["fast", "added", "failing"]) expect(ages[portal]?.days, portal).toBeLessThan(7.2);
  // One an hour, all the time, but for the 20 that gave the product up: so each of 310 companies every 13 days.
  expect(counts["slow"]).toBe(28 * 24 - 20);
  expect(ages["slow"]?.days).toBeLessThan(14);
  // 280 remaining and 30 new companies, each every week.
  expect(counts["fast"]).toBeGreaterThan(4 * 300);
  expect(counts["fast"]).toBeLessThan(4 * 330 + 50);
  const [slow, fast] = await listingBacklog(app.db, ["slow", "fast"], new Date(now - STEP_MS));
  expect(slow?.overdue).toBeGreaterThan(0);
  expect(fast?.overdue).toBe(0);
}, 180_000);

const urlOf = async (): Promise<string> => app.dependencies.environment.DATABASE_URL;

const agesAt = async (now: number) =>
  (
    await sql<{ portal: string; companies: number; never: number; days: number }>`
      select portal, count(*)::int as companies, (count(*) filter (where read_at is null))::int as never,
             (extract(epoch from max(${new Date(now)}::timestamptz - coalesce(read_at, added_at))) / 86400)::float8 as days
      from listing_schedule s
      where exists (select from products p where p.company_id = s.company_id and p.status = 'Invoicing')
      group by portal order by portal`.execute(app.db)
  ).rows;
