import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => void (t = await startImportTest()));
afterAll(() => t.close());
beforeEach(() => t.empty());

const company = { type: "company", external_id: "C-1", company_name: "Brandt Bedachungen GmbH" };
const locks = { type: "account_locks", company: "C-1", changed: "2026-03-01T08:00:00Z" };
const stored = async () => (await t.db.selectFrom("account_locks").selectAll().execute())[0];

test("an imported lock counts for may_contact", async () => {
  expect(await t.run([company, { ...locks, No_Call__c: true, No_Leads__c: false }])).toMatchObject({ created: 2 });
  const { rows } =
    await sql`select may_contact(id, 'call') as call, may_contact(id, 'leads') as leads from companies`.execute(t.db);
  expect(rows).toEqual([{ call: false, leads: true }]);
});

test("a later row changes the locks that it names and leaves the others", async () => {
  await t.run([company, { ...locks, No_Call__c: true, No_Leads__c: true }]);
  const later = { ...locks, changed: "2026-03-02T08:00:00Z", No_Leads__c: false, No_Newsletter__c: true };
  expect(await t.run([later])).toMatchObject({ updated: 1 });
  expect((await stored())?.locks).toEqual(["call", "newsletter"]);
});

test("a later choice in the portal stays when an older row is imported", async () => {
  await t.run([company, { ...locks, No_Call__c: true }]);
  const later = new Date("2026-03-05T08:00:00Z");
  await t.db.updateTable("account_locks").set({ locks: [], changed_at: later, by_support: true }).execute();
  expect(await t.run([{ ...locks, changed: "2026-03-04", No_Call__c: true }])).toMatchObject({ unchanged: 1 });
  expect(await stored()).toMatchObject({ locks: [], by_support: true });
});

test.each([
  [{ ...locks, company: "C-9", No_Call__c: true }, "C-9"],
  [{ ...locks, No_Sleep__c: true }, "No_Sleep__c: ist kein bekanntes Feld."],
  [{ ...locks, changed: undefined, No_Call__c: true }, "changed: fehlt."],
  [{ ...locks, No_Call__c: "ja" }, "No_Call__c: muss true oder false sein."],
])("the row %j is refused", async (row, said) => {
  const outcome = await t.run([company, row]);
  expect(outcome).toMatchObject({ rejected: 1 });
  expect(outcome.said.join()).toContain(said);
  expect(await stored()).toBeUndefined();
});
