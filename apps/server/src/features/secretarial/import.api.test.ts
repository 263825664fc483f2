/** Deliveries of calls and settings: repeated, late and wrong ones, and what the company did meanwhile. */
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

const aCall = (given: object = {}) => ({
  type: "secretarial_call",
  external_id: "A-1",
  company: "C-1",
  at: "2026-03-01T09:12:00Z",
  name: "Maria Klein",
  outcome: "message",
  reported: "2026-03-01T09:14:00Z",
  ...given,
});
const settings = (given: object = {}) => ({
  type: "secretarial_settings",
  company: "C-1",
  service_number: "0221 99887700",
  greeting: "Guten Tag.",
  changed: "2026-03-01T08:00:00Z",
  ...given,
});
const call = () => t.db.selectFrom("secretarial_calls").select(["caller_name", "note", "done_at"]).execute();

test("a call is stored once; of two reports the later one holds, in whatever order they come", async () => {
  expect(await t.run([aCall()])).toMatchObject({ created: 1 });
  expect(await t.run([aCall()])).toMatchObject({ unchanged: 1 });
  expect(await t.run([aCall({ name: "Maria Kleine", reported: "2026-03-02" })])).toMatchObject({ updated: 1 });
  expect(await t.run([aCall({ name: "Marie" })])).toMatchObject({ unchanged: 1 });
  expect(await call()).toMatchObject([{ caller_name: "Maria Kleine" }]);
});

test("a later report keeps the company's note and mark", async () => {
  await t.run([aCall()]);
  await t.db.updateTable("secretarial_calls").set({ note: "Ruft wieder an", done_at: new Date() }).execute();
  await t.run([aCall({ concern: "Dach", reported: "2026-03-02", note: "", done: null })]);
  expect(await call()).toMatchObject([{ note: "Ruft wieder an", done_at: expect.any(Date) }]);
});

test("settings that the company saved later stay, the number follows the provider", async () => {
  await t.run([settings()]);
  await t.db
    .updateTable("secretarial_settings")
    .set({ greeting: "Moin.", changed_at: new Date("2026-04-01T08:00:00Z") })
    .execute();
  await t.run([settings({ greeting: "Hallo.", service_number: "030 1", changed: "2026-03-20" })]);
  const stored = () => t.db.selectFrom("secretarial_settings").select(["greeting", "service_number", "version"]);
  expect(await stored().execute()).toEqual([{ greeting: "Moin.", service_number: "030 1", version: 2 }]);
  expect(await t.run([settings({ greeting: "Hallo.", changed: "2026-04-02" })])).toMatchObject({ updated: 1 });
  expect(await stored().execute()).toMatchObject([{ greeting: "Hallo.", version: 3 }]);
});

test.each<[object, string]>([
  [aCall({ outcome: "busy" }), "outcome: muss einer dieser Werte sein"],
  [aCall({ seconds: -1 }), "seconds: darf nicht negativ sein."],
  [aCall({ at: "gestern" }), "at: ist kein Zeitpunkt"],
  [aCall({ name: "a\nb" }), "name: darf keine Zeilenumbrüche"],
  [aCall({ age: 40 }), "age: ist kein bekanntes Feld."],
  [settings({ vacationEndDate: "2026-08-01" }), "vacation_start: Bitte geben Sie auch den ersten Tag an."],
  [settings({ vacation_start: "2026-08-02", vacationEndDate: "2026-08-01" }), "vacationEndDate: Der letzte Tag"],
  [settings({ service_number: "" }), "service_number"],
])("%j is refused: %s", async (row, said) => {
  const result = await t.run([row]);
  expect(result.rejected).toBe(1);
  expect(result.said.join("\n")).toContain(said);
});
