/** Random deliveries in random order: every breakdown adds up to the rows of the latest counts. */
import {
  getAdBudgetConsumption,
  getAdCampaign,
  getAdCampaigns,
  getAdGroups,
  getAdStatistics,
} from "@portal/contract/advertising/calls";
import { type AdSums, NO_SUMS, totalOf } from "@portal/contract/advertising/figures";
import { adAccountOf } from "@portal/db/factories/search-ads";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { storeDays } from "../deliveries/store-days.ts";

const { test, app } = apiTest();

const delivered = fc.record({
  campaign: fc.nat({ max: 3 }),
  day: fc.nat({ max: 40 }),
  version: fc.nat({ max: 4 }),
  impressions: fc.nat({ max: 500 }),
  clicks: fc.nat({ max: 50 }),
  calls: fc.nat({ max: 5 }),
  forms: fc.nat({ max: 5 }),
  cost_cents: fc.nat({ max: 9999 }),
  final: fc.boolean(),
});
type Delivered = typeof delivered extends fc.Arbitrary<infer Row> ? Row : never;

const dayOf = (place: number): string => new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10);
const placeOf = ({ campaign, day }: Delivered): string => `${campaign} ${day}`;

/** What was counted last for each campaign and day. Of equal counts the first that came. */
function expected(batches: readonly Delivered[][]): Delivered[] {
  const latest = new Map<string, Delivered>();
  for (const row of batches.flat()) {
    const known = latest.get(placeOf(row));
    if (known === undefined || known.version < row.version) latest.set(placeOf(row), row);
  }
  return [...latest.values()];
}

const sumsOf = (rows: readonly Delivered[]): AdSums =>
  totalOf(
    rows.map(({ cost_cents: costCents, impressions, clicks, calls, forms }) => ({
      impressions,
      clicks,
      calls,
      forms,
      costCents,
    })),
  );

test("totals by engine, period, group, campaign, budget and in the file equal the sum of the rows", async () => {
  const member = await app.logInMember({ products: ["SEA"] });
  const companyId = member.company.id;
  const { rows: campaigns } = await sql<{ id: number }>`
    with account as (insert into search_ad_accounts values (${companyId}, ${adAccountOf(companyId)})),
         budget as (insert into search_ad_budgets values (${companyId}, '2026-01-01', '2026-03-31', 99999999, now()))
    insert into search_ad_campaigns (company_id, external_id, ad_group, ad_group_name, name, engine, state, ads)
    select ${companyId}, 'A-' || n, 'G-' || n % 2, 'G', 'K', case when n < 2 then 'google' else 'bing' end, 'active', '[]'
    from generate_series(0, 3) n order by n returning id`.execute(app.db);
  const ids = campaigns.map(({ id }) => id).toSorted((one, other) => one - other);
  const range = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }), fc.constantFrom("Day", "Week", "Month"));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(delivered, { selector: placeOf, maxLength: 30 }), { maxLength: 5 }),
      range,
      async (batches, [one, other, interval]) => {
        await sql`delete from search_ad_days where company_id = ${companyId}`.execute(app.db);
        for (const batch of batches)
          await storeDays(
            app.db,
            batch.map((row) => toStored(row, companyId, ids)),
          );
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const body = {
          adplorerCompanyId: adAccountOf(companyId),
          startDate: dayOf(first),
          endDate: dayOf(last),
          interval: interval as "Day",
        };
        const rows = expected(batches).filter(({ day }) => day >= first && day <= last);
        const total = sumsOf(rows);
        const asked = { accountId: companyId, body };
        const { body: statistics } = await member.client.call(getAdStatistics, asked);
        expect(totalOf(Object.values(statistics.engines))).toEqual(total);
        expect(statistics.engines.google).toEqual(sumsOf(rows.filter(({ campaign }) => campaign < 2)));
        expect(totalOf(statistics.periods.flatMap(({ engines }) => Object.values(engines)))).toEqual(total);
        const { body: groups } = await member.client.call(getAdGroups, asked);
        expect([groups.total, totalOf(groups.adGroups.map(({ sums }) => sums))]).toEqual([total, total]);
        const { body: listed } = await member.client.call(getAdCampaigns, asked);
        expect(totalOf(listed.campaigns.map(({ sums }) => sums))).toEqual(total);
        const { body: details } = await member.client.call(getAdCampaign, {
          accountId: companyId,
          body: { ...body, adGroupCampaignIds: ids },
        });
        expect(totalOf(details.campaigns.flatMap(({ periods }) => periods.map(({ sums }) => sums)))).toEqual(total);
        const movesIn = (place: number) => details.campaigns.some(({ periods }) => periods[place]?.isMoving === true);
        expect(statistics.periods.map((_period, place) => movesIn(place))).toEqual(
          statistics.periods.map(({ isMoving }) => isMoving),
        );
        const { body: budgets } = await member.client.call(getAdBudgetConsumption, asked);
        expect(budgets.budgets[0]?.spentCents).toBe(sumsOf(expected(batches)).costCents);
        expect(await clicksInFile(body)).toBe(total.clicks);
      },
    ),
    { numRuns: 30, examples: [[[], [0, 0, "Day"]]] },
  );
  expect(sumsOf([])).toEqual(NO_SUMS);

  async function clicksInFile({ startDate, endDate }: { startDate: string; endDate: string }): Promise<number> {
    const { raw } = await member.client.send({
      method: "GET",
      path: "/api/adplorer/suma/days.csv",
      query: { startDate, endDate },
      accountId: companyId,
      xsrf: false,
    });
    const lines = raw.rawPayload.toString("utf8").split("\r\n").slice(1, -1);
    return lines.reduce((sum, line) => sum + Number(line.split(";")[5]), 0);
  }
}, 60_000);

function toStored({ campaign, day, version, ...figures }: Delivered, companyId: number, ids: readonly number[]) {
  const counted = new Date(Date.UTC(2026, 5, 1 + version)).toISOString();
  return { companyId, campaignId: ids[campaign] ?? 0, row: { campaign: "", day: dayOf(day), counted, ...figures } };
}
