/** Deliveries of days: repeated, late, out of order and wrong ones. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

const aDay = (given: object = {}) => ({
  type: "b2b_day",
  company: "C-1",
  day: "2026-03-01",
  views: 9,
  devices: { phone: 2, computer: 5, tablet: 1 },
  origins: [
    { state: "NW", industry: "F", views: 4 },
    { industry: "L", views: 1 },
    { state: "BE", views: 2 },
  ],
  counted: "2026-03-02T04:10:00Z",
  ...given,
});
const stored = () => t.db.selectFrom("b2b_days").select(["day", "views", "origins"]).orderBy("day").execute();

test("a delivery is stored once, however often it comes and in whatever order its origins are", async () => {
  expect(await t.run([aDay()])).toMatchObject({ created: 1, rejected: 0 });
  const again = aDay({ origins: aDay().origins.toReversed(), counted: "2026-03-02T05:10:00+01:00" });
  expect(await t.run([aDay(), again])).toMatchObject({ unchanged: 2, updated: 0 });
  expect(await stored()).toEqual([
    {
      day: "2026-03-01",
      views: 9,
      origins: [
        { state: null, industry: "L", views: 1 },
        { state: "BE", industry: null, views: 2 },
        { state: "NW", industry: "F", views: 4 },
      ],
    },
  ]);
});

test("of two counts of a day the later one holds, whichever is delivered first", async () => {
  const corrected = aDay({ views: 30, counted: "2026-03-04T04:10:00Z" });
  await t.run([aDay()]);
  expect(await t.run([corrected])).toMatchObject({ updated: 1 });
  expect(await t.run([aDay({ views: 12 })])).toMatchObject({ unchanged: 1 });
  expect((await stored()).map(({ views }) => views)).toEqual([30]);
});

test("a day of many months ago is taken", async () => {
  expect(await t.run([aDay({ day: "2024-01-05" })])).toMatchObject({ created: 1 });
});

test.each<[object, string]>([
  [{ views: -1 }, "views: darf nicht negativ sein."],
  [{ views: 1.5 }, "views: muss eine ganze Zahl sein."],
  [{ views: 3_000_000_000 }, "views: ist zu groß."],
  [{ day: "2026-02-30" }, "day: ist kein Tag wie 2026-03-01."],
  [{ devices: { phone: 8, computer: 5, tablet: 1 } }, "devices: sind zusammen mehr als views."],
  [{ devices: { phone: 1, computer: 1 } }, "devices.tablet: fehlt."],
  [{ devices: null }, "devices: muss ein Objekt sein."],
  [{ origins: [{ state: "NW", views: 10 }] }, "origins: sind zusammen mehr als views."],
  [{ origins: [{ views: 1 }, { views: 2 }] }, "origins: nennt eine Herkunft zweimal."],
  [{ origins: [{ state: "NW", views: 0 }] }, "origins.0.views: muss mindestens 1 sein."],
  [{ origins: [{ state: "DE-NW", views: 1 }] }, "origins.0.state: muss einer dieser Werte sein"],
  [{ origins: [{ industry: "Bau", views: 1 }] }, "origins.0.industry: muss einer dieser Werte sein"],
  [{ origins: [{ company: "Musterbau GmbH", views: 1 }] }, "origins.0.company: ist kein bekanntes Feld."],
  [{ origins: [null] }, "origins.0: muss ein Objekt sein."],
  [{ counted: "2026-02-28T22:00:00Z" }, "counted: liegt vor dem Tag."],
  [{ counted: "2026-02-28" }, "counted: liegt vor dem Tag."],
  [{ company: "C-9" }, "company: Die Firma C-9 gibt es nicht."],
])("%j is refused: %s", async (given, said) => {
  const result = await t.run([aDay(given)]);
  expect(result.rejected).toBe(1);
  expect(result.said.join("\n")).toContain(said);
  expect(await stored()).toEqual([]);
});

test("an export names the days as they were delivered", async () => {
  await t.run([aDay()]);
  const folder = mkdtempSync(path.join(tmpdir(), "b2b-export-"));
  try {
    const line = (await t.export(folder)).split("\n").find((row) => row.includes('"b2b_day"')) ?? "{}";
    const { origins, counted, ...row } = JSON.parse(line) as ReturnType<typeof aDay>;
    expect(row).toMatchObject({ company: "C-1", day: "2026-03-01", views: 9, devices: aDay().devices });
    expect(counted).toBe("2026-03-02T04:10:00.000Z");
    expect(origins).toHaveLength(3);
    expect(origins).toEqual(expect.arrayContaining(aDay().origins));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
