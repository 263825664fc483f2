import { uniqueKey } from "@portal/db/factories/unique-key";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => void (t = await startImportTest()));
afterAll(() => t.close());

const aCompanyRow = (fields: object = {}) => ({
  type: "company",
  external_id: uniqueKey("C"),
  company_name: "Brandt Bedachungen GmbH",
  ...fields,
});

const companyOf = (key: string) =>
  t.db.selectFrom("companies").selectAll().where("external_id", "=", key).executeTakeFirstOrThrow();

test("a company row with all fields creates a company with all columns", async () => {
  const row = aCompanyRow({
    entry_display_name: "Brandt Dach",
    claimed_by: "OWNER",
    claimed_last_update: "2026-07-01",
    is_published_on_cleverb2b: true,
    activeResellers: ["Regionalmedien"],
  });
  expect(await t.run([row])).toMatchObject({ created: 1, said: [] });
  expect(await companyOf(row.external_id)).toMatchObject({
    name: "Brandt Bedachungen GmbH",
    display_name: "Brandt Dach",
    claimed_by: "OWNER",
    claimed_last_update: new Date("2026-07-01T00:00:00+02:00"),
    is_published_on_b2b: true,
    active_resellers: ["Regionalmedien"],
  });
});

test("an older confirmation of the owner changes nothing, a newer one does, and so does a row without a claim", async () => {
  const row = aCompanyRow({ claimed_by: "OWNER" });
  await t.run([{ ...row, claimed_last_update: "2026-05-01" }]);
  expect(await t.run([{ ...row, claimed_last_update: "2026-04-01" }])).toMatchObject({ unchanged: 1 });
  expect(await t.run([{ ...row, claimed_last_update: "2026-06-01" }])).toMatchObject({ updated: 1 });
  expect(await t.run([{ ...row, claimed_by: null, claimed_last_update: null }])).toMatchObject({ updated: 1 });
  expect(await companyOf(row.external_id)).toMatchObject({ claimed_by: null, claimed_last_update: null });
});
