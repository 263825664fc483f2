/** Deliveries of banners and their days: repeated, late, out of order and wrong ones. */
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run([{ type: "company", external_id: "C-1", company_name: "Brandt" }]);
});

const aBanner = (given: object = {}) => ({
  type: "web_banner",
  external_id: "B-1",
  company: "C-1",
  flavour: "leaderboard",
  name: "Herbst",
  ...given,
});
const aDay = (given: object = {}) => ({
  type: "web_banner_day",
  company: "C-1",
  banner: "B-1",
  day: "2026-03-01",
  placement: "home",
  views: 90,
  clicks: 2,
  counted: "2026-03-02T04:10:00Z",
  ...given,
});
const stored = () =>
  t.db.selectFrom("web_banner_days").select(["day", "placement", "views", "clicks"]).orderBy("day").execute();
const banners = () => t.db.selectFrom("web_banners").select(["name", "state", "target_url"]).execute();

describe("a banner", () => {
  test("is stored once; the state is of a new banner only, because people change it here", async () => {
    expect(await t.run([aBanner({ state: "to_approve" })])).toMatchObject({ created: 1 });
    expect(await t.run([aBanner({ state: "ended" })])).toMatchObject({ unchanged: 1 });
    expect(await t.run([aBanner({ name: "Winter", state: "ended" })])).toMatchObject({ updated: 1 });
    expect(await banners()).toEqual([{ name: "Winter", state: "to_approve", target_url: null }]);
  });

  test.each<[object, string]>([
    [{ flavour: "popup" }, "flavour: muss einer dieser Werte sein"],
    [{ name: "" }, "name:"],
    [{ target_url: "javascript:alert(1)" }, "target_url: ist keine Adresse"],
    [{ state: "live" }, "state: muss einer dieser Werte sein"],
    [{ starts_on: "2026-02-30" }, "starts_on: ist kein Tag"],
    [{ company: "C-9" }, "company: Die Firma C-9 gibt es nicht."],
    [{ clicks: 1 }, "clicks: ist kein bekanntes Feld."],
  ])("with %j is refused: %s", async (given, said) => {
    const result = await t.run([aBanner(given)]);
    expect([result.rejected, await banners()]).toEqual([1, []]);
    expect(result.said.join("\n")).toContain(said);
  });
});

describe("a day", () => {
  test("may come before its banner; of two counts the later one holds, whichever is delivered first", async () => {
    expect(await t.run([aDay()])).toMatchObject({ created: 1, rejected: 0 });
    expect(await t.run([aDay(), aDay({ counted: "2026-03-02T05:10:00+01:00" })])).toMatchObject({ unchanged: 2 });
    expect(await t.run([aDay({ views: 300, counted: "2026-03-04T04:10:00Z" })])).toMatchObject({ updated: 1 });
    expect(await t.run([aDay({ views: 12 })])).toMatchObject({ unchanged: 1 });
    expect((await stored()).map(({ views }) => views)).toEqual([300]);
  });

  test("deliveries in any order end with the figures of the latest counts", async () => {
    const delivery = fc.record({
      day: fc.constantFrom("2026-03-01", "2026-03-02"),
      placement: fc.constantFrom("home", "app"),
      views: fc.integer({ min: 10, max: 99 }),
      hour: fc.integer({ min: 0, max: 9 }),
    });
    const deliveries = fc.uniqueArray(delivery, {
      selector: ({ day, placement, hour }) => `${day} ${placement} ${hour}`,
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(deliveries, async (given) => {
        await t.db.deleteFrom("web_banner_days").execute();
        for (const { hour, ...row } of given) await t.run([aDay({ ...row, counted: `2026-03-03T0${hour}:00:00Z` })]);
        const latest = Map.groupBy(given, ({ day, placement }) => `${day} ${placement}`);
        const expected = [...latest].map(([key, all]) => [key, all.toSorted((a, b) => b.hour - a.hour)[0]?.views]);
        const found = (await stored()).map(({ day, placement, views }) => [`${day} ${placement}`, views]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 8 },
    );
  });

  test.each<[object, string]>([
    [{ views: -1 }, "views: darf nicht negativ sein."],
    [{ views: 1.5 }, "views: muss eine ganze Zahl sein."],
    [{ views: 3_000_000_000 }, "views: ist zu groß."],
    [{ clicks: 91 }, "clicks: sind mehr als views."],
    [{ day: "2026-02-30" }, "day: ist kein Tag wie 2026-03-01."],
    [{ placement: "moon" }, "placement: muss einer dieser Werte sein"],
    [{ counted: "2026-02-28T22:00:00Z" }, "counted: liegt vor dem Tag."],
    [{ counted: "2026-02-28" }, "counted: liegt vor dem Tag."],
    [{ company: "C-9" }, "company: Die Firma C-9 gibt es nicht."],
    [{ visitor: "Anna" }, "visitor: ist kein bekanntes Feld."],
  ])("with %j is refused: %s", async (given, said) => {
    const result = await t.run([aDay(given)]);
    expect([result.rejected, await stored()]).toEqual([1, []]);
    expect(result.said.join("\n")).toContain(said);
  });
});
