/** Random deliveries in random order: all seven breakdowns add up to the delivered rows, to the unit. */
import { addDays } from "@portal/contract/time/berlin-time";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccountScope } from "../../../platform/session/session.ts";
import { type ImportTest, startImportTest } from "../../../testing/import-test.ts";
import { createTvStatistics } from "./service.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());

const FIRST = "2026-03-20"; // with the day on which the clocks change
const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays(FIRST, days));
const broadcasts = fc.uniqueArray(
  fc.record({
    channel: fc.constantFrom(7775, 8101, 33604, 5),
    hour: fc.integer({ min: 0, max: 23 }),
    programme: fc.constantFrom("Krimi", "Wetter", "Sport"),
    impressions: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  { maxLength: 8, selector: ({ channel, hour, programme }) => `${channel} ${hour} ${programme}` },
);
/** `version`: how late the provider counted; each count of a day has its own. */
const deliveries = fc.uniqueArray(
  fc.record({ day, banner: fc.constantFrom("T-1", "T-2"), version: fc.integer({ min: 1, max: 3 }), broadcasts }),
  { minLength: 1, maxLength: 40, selector: (one) => `${one.day} ${one.banner} ${one.version}` },
);
type Delivery = { day: string; banner: string; version: number; broadcasts: { impressions: number }[] };

const rowOf = ({ version, ...delivery }: Delivery) => ({
  type: "tv_day",
  company: "C-1",
  counted: `2026-05-0${version}T04:00:00Z`,
  ...delivery,
});

/** What is to be counted: the latest count of each banner's day. */
function rawTotal(delivered: readonly Delivery[], start: string, end: string, banner?: string): number {
  const latest = new Map<string, Delivery>();
  for (const one of delivered) {
    const key = `${one.day} ${one.banner}`;
    if (one.version > (latest.get(key)?.version ?? 0)) latest.set(key, one);
  }
  return [...latest.values()]
    .filter((one) => one.day >= start && one.day <= end && (banner === undefined || one.banner === banner))
    .flatMap((one) => one.broadcasts)
    .reduce((sum, { impressions }) => sum + impressions, 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test("every breakdown equals the sum of the raw rows", async () => {
  const statistics = createTvStatistics({ db: t.db });
  await fc.assert(
    fc.asyncProperty(
      deliveries.chain((all) =>
        fc.record({
          sent: fc.shuffledSubarray(all, { minLength: all.length }),
          again: fc.shuffledSubarray(all),
          cut: fc.integer({ min: 0, max: all.length }),
        }),
      ),
      day,
      fc.integer({ min: 0, max: 12 }),
      fc.option(fc.constantFrom("T-1", "T-2"), { nil: undefined }),
      async ({ sent, again, cut }, start, length, externalId) => {
        await t.empty();
        await t.run([{ type: "company", external_id: "C-1", company_name: "Brandt" }]);
        const banners = ["T-1", "T-2"].map((id) => ({
          type: "tv_banner",
          external_id: id,
          company: "C-1",
          name: id,
          state: "active",
        }));
        await t.run([...sent.slice(0, cut).map(rowOf), ...banners]);
        const { said } = await t.run([...sent.slice(cut), ...again].map(rowOf));
        expect(said).toEqual([]);
        const { id } = await t.db.selectFrom("companies").select("id").executeTakeFirstOrThrow();
        const scope = makeAccountScope({ companyId: id, userId: 1, agentUserId: null, right: "owner" });
        const query = { startDate: start, endDate: addDays(start, length), interval: "Week" as const, externalId };
        const [key, channels, programmes, days, weeks, hours, total] = await Promise.all([
          statistics.keyFigures(scope, query),
          statistics.byChannel(scope, query),
          statistics.byProgramme(scope, query),
          statistics.byDay(scope, query),
          statistics.byWeekAndChannel(scope, query),
          statistics.byTimeOfDay(scope, query),
          statistics.total(scope, query),
        ]);
        const value = (one: { value: number }) => one.value;
        expect([
          key.impressions.value,
          sum(channels.channels.map(value)),
          sum(programmes.programmes.map(value)) + programmes.others.value,
          sum(days.days.map(value)),
          sum(weeks.weeks.flatMap((week) => week.channels.map(value))),
          sum(hours.hours.flat()),
          total.impressions.value,
        ]).toEqual(Array(7).fill(rawTotal(sent, start, query.endDate, externalId)));
        const before = (one: { before: number | null }) => one.before ?? 0;
        expect([
          sum(channels.channels.map(before)),
          sum(programmes.programmes.map(before)) + (programmes.others.before ?? 0),
          sum(days.days.map(before)),
          total.impressions.before ?? 0,
        ]).toEqual(Array(4).fill(key.impressions.before ?? 0));
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);
