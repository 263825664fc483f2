import { getEntryStatistics } from "@portal/contract/entry/statistics/calls";
import type { Metric } from "@portal/contract/tracking/events/calls";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { deleteEvents, dropOldDays, recountDays } from "./recount.ts";
import { anEvent, keyOf, sendBatch, TRACKING_KEYS } from "../testing/batches.ts";
import { sweepVisitors } from "./visitors.ts";

const { test, app } = apiTest({ environment: { TRACKING_KEYS } });
let anna: Member;
let company: string;
beforeEach(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  anna = await app.logInMember();
  company = await keyOf(app, anna.company.id);
});

const send = async (...events: object[]) => (await sendBatch(app, { events })).body;

async function totals(startDate = "2026-03-02", endDate = startDate): Promise<Record<Metric, number>> {
  const query = { startDate, endDate, interval: "Day" as const };
  const { body } = await anna.client.call(getEntryStatistics, { accountId: anna.company.id, query });
  return Object.fromEntries(Object.entries(body.totals).map(([metric, { value }]) => [metric, value])) as never;
}

const sums = () =>
  sql`
    select start as day, view_phone + call + route + website + email as value, tracking_sums.*,
           array(select (day, item, value)::text from tracking_daily d where d.company_id = tracking_sums.company_id order by 1) as terms
    from tracking_sums where company_id = ${anna.company.id} and grain = 'day' order by 1`.execute(app.db);

test("a batch is counted, and sent again it changes nothing", async () => {
  const events = [anEvent(company), anEvent(company, { metric: "call" }), anEvent(company, { metric: "call" })];
  expect(await send(...events)).toEqual({ stored: 3, counted: 3, repeated: 0, robots: 0, refused: [] });
  expect(await send(...events, events[0] as object)).toMatchObject({ stored: 0, counted: 0, repeated: 4 });
  expect(await totals()).toEqual({ view: 1, call: 2, route: 0, website: 0, email: 0 });
});

test("the same batch ten times at once counts once", async () => {
  const events = Array.from({ length: 50 }, (_none, n) => anEvent(company, { visitor: `V${n % 20}` }));
  const replies = await Promise.all(Array.from({ length: 10 }, () => sendBatch(app, { events })));
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(replies.reduce((sum, { body }) => sum + body.counted, 0)).toBe(20);
  expect((await totals()).view).toBe(20);
});

describe("a visitor counts once an hour", () => {
  const at = (time: string, fields = {}) =>
    anEvent(company, { visitor: "same", at: `2026-03-02T${time}:00+01:00`, ...fields });

  test("in one batch and over several", async () => {
    expect(await send(at("09:00"), at("09:59"), at("10:00"))).toMatchObject({ stored: 3, counted: 2 });
    expect(await send(at("09:30"), at("11:00"))).toMatchObject({ stored: 2, counted: 1 });
    expect((await totals()).view).toBe(3);
  });

  test("for each kind of event and each company", async () => {
    const other = await keyOf(app, (await app.logInMember()).company.id);
    const events = [at("09:00"), at("09:01", { metric: "call" }), { ...at("09:02"), company: other }];
    expect(await send(...events)).toMatchObject({ counted: 3 });
  });

  test("and those without a name count each", async () => {
    expect(await send(...[1, 2, 3].map(() => anEvent(company, { visitor: undefined })))).toMatchObject({ counted: 3 });
  });

  test("and nobody is remembered beyond the day", async () => {
    await send(at("09:00"));
    const rows = await sql`select * from tracking_visits`.execute(app.db);
    expect(JSON.stringify(rows.rows)).not.toContain("same");
    await sweepVisitors(app.db, new Date("2026-03-02T23:59:00Z"));
    expect((await sql`select from tracking_salts`.execute(app.db)).rows).not.toEqual([]);
    await sweepVisitors(app.db, new Date("2026-03-03T00:01:00Z"));
    expect((await sql`select from tracking_salts`.execute(app.db)).rows).toEqual([]);
    expect((await sql`select from tracking_visits`.execute(app.db)).rows).toEqual([]);
  });

  test("and a late repeat of what did not count does not count either", async () => {
    const events = [at("09:00"), at("09:30")];
    await send(...events);
    await sweepVisitors(app.db, new Date("2026-03-04T00:00:00Z"));
    app.clock.set("2026-03-04T12:00:00Z");
    expect(await send(...events)).toMatchObject({ stored: 0, counted: 0, repeated: 2 });
  });
});

describe("an event belongs to the Berlin day in which it happened", () => {
  // Clocks change on 29 March: that day has 23 hours.
  test.each([
    ["2026-03-01T22:59:59Z", "2026-03-01"],
    ["2026-03-01T23:00:00Z", "2026-03-02"],
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2025-10-26T22:59:59Z", "2025-10-26"],
    ["2025-10-26T23:00:00Z", "2025-10-27"],
  ])("%s is %s", async (at, day) => {
    app.clock.set(new Date(Date.parse(at) + 3_600_000));
    expect(await send(anEvent(company, { at }))).toMatchObject({ counted: 1 });
    expect((await sums()).rows).toMatchObject([{ day, value: 1 }]);
  });

  test("both passages of the repeated hour count", async () => {
    app.clock.set("2025-10-26T08:00:00Z");
    const twice = ["2025-10-26T02:30:00+02:00", "2025-10-26T02:30:00+01:00"];
    await send(...twice.map((at) => anEvent(company, { at, visitor: "same" })));
    expect((await sums()).rows).toMatchObject([{ day: "2025-10-26", value: 2 }]);
  });
});

describe("of a batch", () => {
  test("robots are left out, and told", async () => {
    const agents = [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "curl/8.5.0",
      "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HeadlessChrome/153.0.0.0 Safari/537.36",
    ];
    const reply = await send(...agents.map((user_agent) => anEvent(company, { user_agent })), anEvent(company));
    expect(reply).toMatchObject({ robots: 3, stored: 1 });
  });

  test("what is late by a week is taken, what is older or to come is named", async () => {
    const late = anEvent(company, { at: "2026-02-22T23:00:00Z" });
    const older = anEvent(company, { id: "old", at: "2026-02-22T22:59:59Z" });
    const soon = anEvent(company, { id: "soon", at: "2026-03-02T12:06:00Z" });
    const nobodys = anEvent("gibt-es-nicht", { id: "whose" });
    expect(await send(late, older, soon, nobodys)).toMatchObject({
      stored: 1,
      refused: [
        { id: "old", reason: "too_old" },
        { id: "soon", reason: "in_future" },
        { id: "whose", reason: "company_unknown" },
      ],
    });
    expect((await totals("2026-02-23")).view).toBe(1);
  });
});

describe("every figure comes from events", () => {
  const someDays = () =>
    ["2026-03-01", "2026-03-02"].flatMap((day) =>
      ["view", "view", "call", "website"].map((metric, n) =>
        anEvent(company, { metric, at: `${day}T09:00:00Z`, term: n === 0 ? "Dachdecker  KÖLN" : undefined }),
      ),
    );

  test("deleting those of a day takes them away, of a company all", async () => {
    await send(...someDays());
    const companyId = anna.company.id;
    expect(await deleteEvents(app.db, { companyId, from: "2026-03-01", to: "2026-03-01" })).toEqual({
      events: 4,
      sums: 2,
    });
    expect(await totals("2026-03-01")).toEqual({ view: 0, call: 0, route: 0, website: 0, email: 0 });
    expect((await totals()).view).toBe(2);
    await deleteEvents(app.db, { companyId });
    const query = { startDate: "2026-02-01", endDate: "2026-03-02" };
    const { body } = await anna.client.call(getEntryStatistics, { accountId: companyId, query });
    expect([body.firstDay, body.terms, body.totals.view]).toEqual([
      null,
      { top: [], distinct: 0, views: 0 },
      { value: 0, before: null },
    ]);
  });

  test("counting anew gives the same, however often, and mends what is wrong", async () => {
    await send(...someDays());
    const before = (await sums()).rows;
    await sql`update tracking_daily set value = value + 5 where company_id = ${anna.company.id}`.execute(app.db);
    await sql`update tracking_sums set call = call + 5 where company_id = ${anna.company.id}`.execute(app.db);
    for (let again = 0; again < 2; again += 1) {
      await recountDays(app.db, { companyId: anna.company.id });
      expect((await sums()).rows).toEqual(before);
    }
  });

  test("counting anew beside new batches loses none", async () => {
    const batches = Array.from({ length: 12 }, () => [anEvent(company), anEvent(company, { metric: "route" })]);
    await Promise.all([
      ...batches.map((events) => send(...events)),
      ...[1, 2, 3].map(() => recountDays(app.db, { from: "2026-03-02", to: "2026-03-02" })),
    ]);
    expect(await totals()).toMatchObject({ view: 12, route: 12 });
  });

  test("days past their time lose their events and keep their sums; nothing so old is taken any more", async () => {
    await send(...someDays());
    const before = (await sums()).rows;
    app.clock.set("2026-03-05T12:00:00Z");
    expect(await dropOldDays(app.db, app.clock.now(), 3)).toBeGreaterThanOrEqual(1);
    expect((await sql`select from tracking_events where day < '2026-03-02'`.execute(app.db)).rows).toEqual([]);
    expect((await sums()).rows).toEqual(before);
    await recountDays(app.db, { companyId: anna.company.id });
    expect((await sums()).rows).toEqual(before);
    const old = anEvent(company, { id: "old", at: "2026-03-01T09:00:00Z" });
    expect(await send(old)).toMatchObject({ stored: 0, refused: [{ id: "old", reason: "too_old" }] });
  });
});
