/** Reading Search Console: everything at first, corrections later, and what becomes of failures. */
import { addDays } from "@portal/contract/time/berlin-time";
import { chooseSearchProperty, disconnectSearchConsole } from "@portal/contract/seo/calls";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { googleTest } from "../features/external-services/testing/fake-google.ts";
import { KEPT_YEARS, orderReadings, sweepOldFigures } from "../features/seo/jobs.ts";
import { chosen, granted, newAccount, overviewOf, seoCustomer } from "../features/seo/testing/search-console.ts";
import { BACK_DAYS, searchConsoleDay } from "../features/seo/reading/plan.ts";

const { test, app, google } = googleTest();
beforeEach(() => app.clock.set(new Date()));
afterEach(() => google.works());

const DAY_MS = 86_400_000;
const today = () => searchConsoleDay(new Date());

/** A company whose figures were read once. */
async function aReader() {
  const { client, accountId } = await seoCustomer(app);
  const email = newAccount();
  await chosen(client, accountId, { email });
  await app.drainJobs();
  return { client, accountId, email };
}
const stateOf = async ({ client, accountId }: Pick<Awaited<ReturnType<typeof aReader>>, "client" | "accountId">) =>
  (await overviewOf(client, accountId)).searchConsole;
const daysOf = (accountId: number) =>
  app.db.selectFrom("search_days").selectAll().where("company_id", "=", accountId).orderBy("day").execute();
const sumsOf = async (accountId: number) => {
  const { rows } = await sql<{ days: number; terms: number }>`
    select (select sum(impressions)::int from search_days where company_id = ${accountId}) as days,
           (select sum(impressions)::int from search_terms where company_id = ${accountId}) as terms`.execute(app.db);
  return rows[0];
};
/** A day later everything is due again. The clock goes back, because sessions would have ended. */
async function readADayLater() {
  app.clock.advance(DAY_MS);
  await orderReadings(app.dependencies);
  const drained = await app.drainJobs({ deferred: true });
  app.clock.set(new Date());
  return drained;
}
const yesterdayOf = async (accountId: number) => (await daysOf(accountId)).at(-1)?.impressions;
/** Makes yesterday's figure wrong, which the next reading corrects. */
const spoilYesterday = (accountId: number) =>
  sql`update search_days set impressions = 1 where company_id = ${accountId} and day = ${addDays(today(), -1)}`.execute(
    app.db,
  );

describe("reading", () => {
  test("the first time, sixteen months are read; the newest days are marked as moving", async () => {
    const { client, accountId } = await seoCustomer(app);
    await chosen(client, accountId, { email: newAccount() });
    expect((await stateOf({ client, accountId })).state).toBe("reading");
    expect(await app.drainJobs()).toMatchObject({ done: 1, failed: 0 });
    expect((await stateOf({ client, accountId })).state).toBe("connected");
    const days = await daysOf(accountId);
    expect(days[0]?.day).toBe(addDays(today(), -BACK_DAYS));
    expect(days.at(-1)?.day).toBe(addDays(today(), -1));
    expect(days.filter(({ moving }) => moving).map(({ day }) => day)).toEqual([
      addDays(today(), -2),
      addDays(today(), -1),
    ]);
    expect(days).toHaveLength(BACK_DAYS);
  });

  test("again, corrected days overwrite and nothing is counted twice", async () => {
    const { accountId } = await aReader();
    const first = await sumsOf(accountId);
    const yesterday = addDays(today(), -1);
    await spoilYesterday(accountId);
    await sql`insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
              values (${accountId}, ${yesterday}, 'verschwunden', 900, 0, 1)`.execute(app.db);
    await readADayLater();
    expect(await sumsOf(accountId)).toEqual(first);
  });

  test("older days are not asked for again", async () => {
    const { accountId } = await aReader();
    const old = addDays(today(), -30);
    await sql`update search_days set impressions = 1 where company_id = ${accountId} and day = ${old}`.execute(app.db);
    await readADayLater();
    expect((await daysOf(accountId)).find(({ day }) => day === old)?.impressions).toBe(1);
  });

  test("another property replaces the figures of the first", async () => {
    const { client, accountId } = await aReader();
    await sql`insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
              values (${accountId}, '2020-01-01', 5, 0, 1, false)`.execute(app.db);
    const siteUrl = "https://www.brandt-bedachungen.example/";
    await client.call(chooseSearchProperty, { accountId, body: { siteUrl } });
    expect(await daysOf(accountId)).toEqual([]);
    await app.drainJobs();
    expect((await daysOf(accountId))[0]?.day).toBe(addDays(today(), -BACK_DAYS));
    expect((await stateOf({ client, accountId })).siteUrl).toBe(siteUrl);
  });

  test("choosing the same property again keeps them", async () => {
    const { client, accountId } = await aReader();
    const before = await sumsOf(accountId);
    const { siteUrl } = await stateOf({ client, accountId });
    await client.call(chooseSearchProperty, { accountId, body: { siteUrl: siteUrl ?? "" } });
    expect(await sumsOf(accountId)).toEqual(before);
    expect((await stateOf({ client, accountId })).state).toBe("connected");
  });
});

describe("a reading that fails", () => {
  test.each(["away", "limit", "quota"])("because Google is %s is repeated, and then shown", async (action) => {
    const reader = await aReader();
    await google.act(reader.email, action);
    expect((await readADayLater()).dead).toBe(1);
    expect((await stateOf(reader)).state).toBe("away");
    await google.act(reader.email, "well");
    app.clock.advance(DAY_MS);
    await readADayLater();
    expect((await stateOf(reader)).state).toBe("connected");
  });

  test.each([
    "hang",
    "drip",
    "reset",
    "garbage",
    "large",
    "redirect-loop",
    "wrong-charset",
    "status&status=429",
    "status&status=500",
    "status&status=503&retryAfter=30",
  ])(
    "with %s is repeated, and then shown; the figures stay, and the next success clears it",
    async (fault) => {
      const reader = await aReader();
      const before = await sumsOf(reader.accountId);
      await google.fails("/google/webmasters", fault);
      expect((await readADayLater()).dead).toBe(1);
      expect((await stateOf(reader)).state).toBe("away");
      expect(await sumsOf(reader.accountId)).toEqual(before);
      await google.works();
      app.clock.advance(DAY_MS);
      await readADayLater();
      expect((await stateOf(reader)).state).toBe("connected");
    },
    120_000,
  );

  test.each([
    ["revoke", "access_ended"],
    ["lose", "property_lost"],
  ])("after %s is not repeated; the state is %s and the figures stay", async (action, state) => {
    const reader = await aReader();
    const before = await sumsOf(reader.accountId);
    await google.act(reader.email, action);
    expect(await readADayLater()).toMatchObject({ failed: 0, dead: 0 });
    expect((await stateOf(reader)).state).toBe(state);
    expect(await sumsOf(reader.accountId)).toEqual(before);
  });

  test("goes on after a new grant, with the property that was chosen", async () => {
    const reader = await aReader();
    await google.act(reader.email, "revoke");
    await readADayLater();
    await granted(reader.client, reader.accountId, { email: newAccount() });
    await app.drainJobs();
    expect((await stateOf(reader)).state).toBe("connected");
  });
});

describe("what is not read", () => {
  test("a company that disconnected", async () => {
    const { client, accountId } = await aReader();
    await client.call(disconnectSearchConsole, { accountId });
    await spoilYesterday(accountId);
    await readADayLater();
    expect(await yesterdayOf(accountId)).toBe(1);
    expect((await stateOf({ client, accountId })).state).toBe("disconnected");
  });

  test("a company whose product ended, until it has it again", async () => {
    const { accountId } = await aReader();
    const right = await yesterdayOf(accountId);
    const set = (status: "Inactive" | "Invoicing") =>
      app.db.updateTable("products").set({ status }).where("company_id", "=", accountId).execute();
    await set("Inactive");
    await spoilYesterday(accountId);
    await readADayLater();
    expect(await yesterdayOf(accountId)).toBe(1);
    await set("Invoicing");
    app.clock.advance(DAY_MS);
    await readADayLater();
    expect(await yesterdayOf(accountId)).toBe(right);
  });
});

test(`figures older than ${KEPT_YEARS} years are deleted`, async () => {
  const { accountId } = await seoCustomer(app);
  const insert = (day: string) =>
    sql`with d as (insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
                   values (${accountId}, ${day}, 1, 0, 1, false))
        insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
        values (${accountId}, ${day}, 'a', 1, 0, 1)`.execute(app.db);
  app.clock.set("2026-11-23T12:00:00Z");
  await insert("2020-11-22");
  await insert("2020-11-23");
  await sweepOldFigures(app.dependencies);
  expect((await daysOf(accountId)).map(({ day }) => day)).toEqual(["2020-11-23"]);
  const terms = app.db.selectFrom("search_terms").select("day").where("company_id", "=", accountId);
  expect(await terms.execute()).toEqual([{ day: "2020-11-23" }]);
});
