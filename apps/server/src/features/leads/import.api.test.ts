/** Deliveries of leads: repeated, late and wrong ones, and what companies did meanwhile. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run(["C-1", "C-2"].map((id) => ({ type: "company", external_id: id, company_name: id })));
});

const NOW = new Date("2026-03-10T12:00:00Z");
const aLead = (given: object = {}) => ({
  type: "lead",
  external_id: "L-1",
  company: "C-1",
  kind: "request",
  at: "2026-03-09T09:12:00Z",
  name: "Maria Klein",
  phone: "0221 445566",
  text: "Dach undicht, 0221 445566",
  reported: "2026-03-09T09:14:00Z",
  ...given,
});
const run = (...rows: object[]) => t.run(rows, { now: NOW });
const leads = () => t.db.selectFrom("leads").select(["name", "shown_text", "delete_on", "company_id"]).execute();
const offers = () => t.db.selectFrom("lead_offers").select(["state", "told_at"]).orderBy("company_id").execute();

test("a lead is stored once; of two reports the later one holds, in whatever order they come", async () => {
  expect(await run(aLead())).toMatchObject({ created: 1 });
  expect(await run(aLead())).toMatchObject({ unchanged: 1 });
  expect(await run(aLead({ name: "Maria Kleine", reported: "2026-03-10" }))).toMatchObject({ updated: 1 });
  expect(await run(aLead({ name: "Marie" }))).toMatchObject({ unchanged: 1 });
  expect(await leads()).toEqual([
    { name: "Maria Kleine", shown_text: "Dach undicht, •••", delete_on: "2028-03-08", company_id: null },
  ]);
  expect(await offers()).toEqual([{ state: "new", told_at: null }]);
});

test("the same lead for a second company is offered to both, until one took it", async () => {
  await run(aLead(), aLead({ company: "C-2" }));
  expect((await offers()).map(({ state }) => state)).toEqual(["new", "new"]);
  await t.empty();
  await t.run(["C-1", "C-2"].map((id) => ({ type: "company", external_id: id, company_name: id })));
  await run(aLead({ state: "won", accepted: "2026-03-09T10:00:00Z", value_cents: 5 }));
  const { rejections } = await run(aLead({ company: "C-2" }));
  expect(rejections[0]?.problems[0]?.message).toMatch(/^kommt zu spät/);
  expect(await run(aLead({ company: "C-2", state: "taken" }))).toMatchObject({ created: 1 });
});

test("a later report keeps the state and what the company noted", async () => {
  await run(aLead());
  await t.db.updateTable("lead_offers").set({ state: "declined" }).execute();
  await run(aLead({ reported: "2026-03-10", state: "new" }));
  expect((await offers())[0]?.state).toBe("declined");
});

test.each([
  ["accepted", true, {}],
  ["contacted", false, { first_response: "2026-03-09T11:00:00Z" }],
])("a message that is %s has a thread with its words; the customer waits: %s", async (state, waits, given) => {
  const report = { kind: "message", state, accepted: "2026-03-09T10:00:00Z", ...given };
  await run(aLead(report));
  const threads = await t.db
    .selectFrom("message_threads")
    .innerJoin("messages", "messages.thread_id", "message_threads.id")
    .select(["messages.text", "message_threads.waits_since"])
    .execute();
  expect(threads.map(({ text, waits_since: since }) => [text, since !== null])).toEqual([
    ["Dach undicht, 0221 445566", waits],
  ]);
});

test("nobody gets a mail about an old lead", async () => {
  await run(aLead({ at: "2026-01-09T09:12:00Z" }));
  expect((await offers())[0]?.told_at).toEqual(expect.any(Date));
});

test.each([
  ["an application after its time", { kind: "job", at: "2025-01-01" }, "at"],
  ["a state after acceptance without one", { state: "won" }, "accepted"],
  ["an acceptance of a new lead", { accepted: "2026-03-09" }, "accepted"],
  ["an unknown company", { company: "C-9" }, "company"],
  ["an unknown kind", { kind: "other" }, "kind"],
  ["a negative price", { price_cents: -1 }, "price_cents"],
  ["a line break in the name", { name: "A\nB" }, "name"],
])("%s is refused at its field", async (_what, given, field) => {
  const { rejected, rejections } = await run(aLead(given));
  expect([rejected, rejections[0]?.problems[0]?.field]).toEqual([1, field]);
  expect(await leads()).toEqual([]);
});

test("a company that locked leads gets none, but applications unless it locked those, too", async () => {
  await t.run([{ type: "account_locks", company: "C-1", No_Leads__c: true, changed: "2026-03-01" }]);
  expect(await run(aLead())).toMatchObject({ rejected: 1 });
  expect(await run(aLead({ external_id: "L-2", kind: "job" }))).toMatchObject({ created: 1 });
  expect(await leads()).toHaveLength(1);
});
