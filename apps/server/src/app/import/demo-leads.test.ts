import { demoLeadLines } from "@portal/db/demo/leads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
  await t.run(
    ["C-1001", "C-1005", "C-1011", "C-1013"].map((id) => ({ type: "company", external_id: id, company_name: id })),
  );
}, 60_000);
afterAll(() => t.close());

const TODAY = "2026-11-20";
const NOW = new Date("2026-11-20T17:00:00Z");

test("two years of leads come in, the last ones open; a second load adds nothing", async () => {
  const rows = [...demoLeadLines(TODAY, NOW.getTime())];
  const { created, rejected } = await t.run(rows, { now: NOW });
  expect([rejected, created]).toEqual([0, rows.length]);
  expect(rows.length).toBeGreaterThan(300);
  const states = await t.db.selectFrom("lead_offers").select("state").distinct().execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual([
    "accepted",
    "contacted",
    "declined",
    "lost",
    "new",
    "offer",
    "taken",
    "won",
  ]);
  expect(await t.run(rows, { now: NOW })).toMatchObject({ created: 0, updated: 0, rejected: 0 });
});
