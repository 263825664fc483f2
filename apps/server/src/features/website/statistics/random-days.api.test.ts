/** Random days in random ranges: periods, weekdays, devices and comparison add up to the stored days. */
import { addDays, daysBetween, weekday } from "@portal/contract/time/berlin-time";
import { type DateRange, INTERVALS, type Period } from "@portal/contract/time/date-range";
import { getWebsiteDevices, getWebsiteViews } from "@portal/contract/website/statistics/calls";
import { aWebsite } from "@portal/db/factories/websites";
import fc from "fast-check";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { daysOn, periodOf } from "./figures.ts";

const { test, app } = apiTest();

const FIRST = "2026-01-01";
type Visits = { day: string; visits: number };

const days = fc.uniqueArray(fc.record({ offset: fc.nat(140), visits: fc.integer({ min: 1, max: 99 }) }), {
  selector: ({ offset }) => offset,
});
const ranges = fc.record({
  offset: fc.integer({ min: 40, max: 100 }),
  length: fc.integer({ min: 1, max: 60 }),
  interval: fc.constantFrom(...INTERVALS),
});

const sumIn = (all: readonly Visits[], { start, end }: Period): number =>
  all.filter(({ day }) => day >= start && day <= end).reduce((sum, { visits }) => sum + visits, 0);

test("each period, weekday and device has the visits of its days, and of the comparison's", async () => {
  const owner = await app.logInMember({ products: ["WEB-M"] });
  const { id } = await aWebsite(app.db, { company_id: owner.company.id });
  await fc.assert(
    fc.asyncProperty(days, ranges, async (given, { offset, length, interval }) => {
      const all = given.map(({ offset: place, visits }) => ({ day: addDays(FIRST, place), visits }));
      // Figures reach back far enough to compare.
      await store([...all, { day: "2025-01-01", visits: 1 }]);
      const startDate = addDays(FIRST, offset);
      const range: DateRange = { startDate, endDate: addDays(startDate, length - 1), interval };
      const asked = { accountId: owner.company.id, params: { identifier: String(id) }, query: range };
      const views = (await owner.client.call(getWebsiteViews, asked)).body;
      const { devices } = (await owner.client.call(getWebsiteDevices, asked)).body;

      const compared = views.comparedWith ?? { start: "", end: "" };
      const back = daysBetween(startDate, compared.start);
      const sums = (period: Period, before: Period) => ({ value: sumIn(all, period), before: sumIn(all, before) });
      const total = sums(periodOf(range), compared);
      expect(views.totals.visits).toEqual(total);
      expect(devices.find(({ device }) => device === "phone")).toEqual({ device: "phone", ...total });
      for (const { start, end, values } of views.periods)
        expect(values.visits).toEqual(sums({ start, end }, { start: addDays(start, back), end: addDays(end, back) }));
      for (const [place, { visits }] of views.weekdays.entries()) {
        const own = all.filter(({ day }) => weekday(day) === place);
        const times = daysOn(periodOf(range), place);
        const average = (sum: number): number | null => (times === 0 ? null : sum / times);
        expect(visits).toEqual({
          value: average(sumIn(own, periodOf(range))),
          before: average(sumIn(own, compared)),
        });
      }
    }),
    { numRuns: 30 },
  );

  async function store(rows: readonly Visits[]): Promise<void> {
    await app.db.deleteFrom("website_days").where("website_id", "=", id).execute();
    await app.db
      .insertInto("website_days")
      .values(
        rows.map(({ day, visits }) => ({
          website_id: id,
          day,
          source: "own" as const,
          views: 2 * visits,
          visits,
          phone: visits,
          computer: 0,
          tablet: 0,
          unknown: 0,
        })),
      )
      .execute();
  }
}, 60_000);
