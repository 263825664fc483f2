import { getInquiryStatistics, getLeadStatistics } from "@portal/contract/leads/statistics";
import { aLead } from "@portal/db/factories/leads";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const RANGE = { startDate: "2026-03-01", endDate: "2026-03-14", interval: "Week" } as const;
const figures = async (query: object = RANGE) => (await anna.client.call(getLeadStatistics, { accountId, query })).body;

test("without leads all figures are zero, and nothing is compared", async () => {
  const { figures: sums, responseMinutes, periods, comparedWith } = await figures();
  expect(Object.values(sums)).toEqual(Array.from({ length: 6 }, () => ({ value: 0, before: null })));
  expect([responseMinutes, comparedWith]).toEqual([{ value: null, before: null }, null]);
  expect(periods.map(({ start, end, received }) => [start, end, received])).toEqual([
    ["2026-03-01", "2026-03-01", 0],
    ["2026-03-02", "2026-03-08", 0],
    ["2026-03-09", "2026-03-14", 0],
  ]);
});

test("without days the last year is shown, day by Berlin day of the arrival", async () => {
  const { range, periods } = await figures({});
  expect(range).toEqual({ start: "2025-03-15", end: "2026-03-14" });
  expect(periods).toHaveLength(53);
});

test("sums, the median of the first answers, and the comparison", async () => {
  const at = (text: string) => new Date(text);
  const won = { state: "won", value_cents: 300_000, price_cents: 1000 } as const;
  await aLead(app.db, {
    companies: [accountId],
    ...won,
    received_at: at("2026-03-02T10:00:00Z"),
    first_response_at: at("2026-03-02T10:30:00Z"),
  });
  await aLead(app.db, {
    companies: [accountId],
    state: "contacted",
    price_cents: 1500,
    received_at: at("2026-03-03T10:00:00Z"),
    first_response_at: at("2026-03-03T11:30:00Z"),
  });
  await aLead(app.db, { companies: [accountId], received_at: at("2026-03-08T22:59:00Z") });
  await aLead(app.db, { companies: [accountId], received_at: at("2026-03-08T23:01:00Z") });
  await aLead(app.db, { companies: [accountId], received_at: at("2026-02-10T10:00:00Z") });
  const stranger = await app.logInMember();
  await aLead(app.db, { companies: [stranger.company.id], ...won, received_at: at("2026-03-02T10:00:00Z") });
  const { figures: sums, responseMinutes, periods, comparedWith } = await figures();
  expect([sums.received, comparedWith]).toEqual([
    { value: 4, before: 0 },
    { start: "2026-02-15", end: "2026-02-28" },
  ]);
  expect([sums.accepted.value, sums.won.value, sums.wonCents.value, sums.costCents.value]).toEqual([
    2, 1, 300_000, 2500,
  ]);
  expect(responseMinutes.value).toBe(60);
  expect(periods.map(({ received, won: orders }) => [received, orders])).toEqual([
    [0, 0],
    [3, 1],
    [1, 0],
  ]);
});

test("a range that is too long or ends before it starts is refused at endDate", async () => {
  for (const endDate of ["2026-02-28", "2029-03-02"]) {
    const { status, body } = await anna.client.send({
      method: "GET",
      path: getLeadStatistics.path,
      query: { ...RANGE, endDate },
      accountId,
    });
    expect([status, (body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, "endDate"]);
  }
});

test("what is open now: by kind, the oldest, the unanswered, waiting messages, and due reminders", async () => {
  const { id } = await aLead(app.db, { companies: [accountId], state: "accepted" });
  const written = await aLead(app.db, { companies: [accountId], state: "accepted" });
  const at = new Date("2026-03-13T10:00:00Z");
  const thread = { brand: "nahbei", started_at: at, last_at: at, last_author: "customer", excerpt: "Und?" } as const;
  await app.db
    .insertInto("message_threads")
    .values({ ...thread, company_id: accountId, lead_id: written.id, unread: 1, waits_since: at, stopped_at: null })
    .execute();
  const over = await aLead(app.db, { companies: [accountId], state: "won" });
  await aLead(app.db, { companies: [accountId], kind: "job", received_at: new Date("2026-03-01T10:00:00Z") });
  const reminder = { company_id: accountId, text: "", set_by_user_id: null, set_at: new Date(), told_at: null };
  await app.db
    .insertInto("lead_reminders")
    .values([
      { ...reminder, lead_id: id, due_on: "2026-03-14", text: "Angebot nachfassen" },
      { ...reminder, lead_id: over.id, due_on: "2026-03-01" },
    ])
    .execute();
  const { body } = await anna.client.call(getInquiryStatistics, { accountId });
  expect(body).toMatchObject({
    kinds: [
      { kind: "request", total: 3, new: 0, inWork: 2, won: 1, unanswered: 1 },
      { kind: "job", total: 1, new: 1, inWork: 0, won: 0, unanswered: 0 },
      { kind: "message", total: 0, new: 0, inWork: 0, won: 0, unanswered: 0 },
    ],
    waitingMessages: 1,
    oldestNewAt: "2026-03-01T10:00:00.000Z",
    dueReminders: 1,
    due: [{ lead: id, kind: "request", dueOn: "2026-03-14", text: "Angebot nachfassen" }],
    firstDay: "2026-03-01",
  });
});
