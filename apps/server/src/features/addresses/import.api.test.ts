import { afterAll, beforeAll, expect, test } from "vitest";
import { startImportTest, type ImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

test("each street is stored once; a postal code of four digits is refused", async () => {
  const street = { type: "street", postal_code: "01067", city: "Dresden", name: "Devrientstraße" };
  expect(await t.run([street, { ...street, name: "Wiener Platz" }])).toMatchObject({ created: 2 });
  expect(await t.run([street, street])).toMatchObject({ created: 0, unchanged: 2 });
  expect((await t.run([{ ...street, postal_code: "1067" }])).said).toEqual([
    "test.ndjson:1 street Devrientstraße: postal_code: muss fünf Ziffern haben.",
  ]);
  expect(await t.db.selectFrom("streets").select(["postal_code", "name"]).orderBy("name").execute()).toEqual([
    { postal_code: "01067", name: "Devrientstraße" },
    { postal_code: "01067", name: "Wiener Platz" },
  ]);
});
