import { afterAll, beforeAll, expect, test } from "vitest";
import { startImportTest, type ImportTest } from "../../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

test("rows in several chunks, checked by threads, have the same outcomes as rows in one chunk", async () => {
  const count = 30_000;
  const rows = Array.from({ length: count }, (_row, index) => ({
    type: "company",
    external_id: `T-${index}`,
    company_name: index === 25_000 ? 7 : "Brandt Bedachungen GmbH in Köln",
  }));
  const repeated = [...rows, { ...rows[5], company_name: "Anders" }];
  expect(await t.run(repeated, { batchSize: count })).toMatchObject({ created: count - 1, updated: 1, rejected: 1 });
  const fifth = t.db.selectFrom("companies").select("name").where("external_id", "=", "T-5");
  expect(await fifth.executeTakeFirst()).toEqual({ name: "Anders" });
  expect((await t.run(repeated, { batchSize: count })).said).toEqual([
    "test.ndjson:25001 company T-25000: company_name: muss ein Text sein.",
  ]);
});
