import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { Problem } from "../problem.ts";
import { countQuota, type Quota } from "./quota.ts";
import { clearCounts, countIfAllowed, countTowards, type RateLimit, requireBelow } from "./rate-limits.ts";

const START = new Date("2026-07-01T10:00:00.000Z");
const { test, app } = apiTest();

let number = 0;
/** A limit that no other test counts towards. */
const limitOf = (limit: number, windowSeconds = 900): RateLimit => ({ key: `test:${++number}`, limit, windowSeconds });
const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const count = (limit: RateLimit, seconds: number) =>
  countTowards(app.db, limit, after(seconds), "request.throttled").then(
    () => "counted",
    (error: unknown) => (error instanceof Problem ? (error.retryAfter ?? "no time") : error),
  );
const waitingForLock = async (): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%into rate_limits%'`.execute(
    app.db,
  );
  return rows.length;
};
const rowOf = ({ key }: RateLimit) =>
  app.db.selectFrom("rate_limits").select(["points", "expire"]).where("key", "=", key).executeTakeFirst();

test("beyond the limit each call is told the seconds until the window ends, and the next window begins anew", async () => {
  const limit = limitOf(2);
  const answers: unknown[] = [];
  for (const seconds of [0, 100, 200, 899.999, 900, 901, 1000]) answers.push(await count(limit, seconds));
  expect(answers).toEqual(["counted", "counted", 700, 1, "counted", "counted", 800]);
});

test("the end of a window stays where its first call put it, whoever goes on calling", async () => {
  const limit = limitOf(1);
  for (let seconds = 0; seconds < 900; seconds += 60) await count(limit, seconds);
  expect(await rowOf(limit)).toEqual({ points: 2, expire: after(900).getTime() });
});

test("a call just before the end does not carry its count into the next window", async () => {
  const limit = limitOf(3);
  for (const seconds of [0, 898, 899]) expect(await count(limit, seconds)).toBe("counted");
  for (const seconds of [900, 901, 902]) expect(await count(limit, seconds)).toBe("counted");
  expect(await count(limit, 903)).toBe(897);
});

test("of 60 calls at once exactly 20 are let through", async () => {
  const limit = limitOf(20);
  const answers = await Promise.all(Array.from({ length: 60 }, () => count(limit, 0)));
  expect(answers.filter((answer) => answer === "counted")).toHaveLength(20);
});

test("a call that waits for the one that fills the window is refused", async () => {
  const limit = limitOf(2);
  await count(limit, 0);
  const waiting = await app.db.transaction().execute(async (trx) => {
    await trx.updateTable("rate_limits").set({ points: 3 }).where("key", "=", limit.key).execute();
    const late = count(limit, 1);
    await expect.poll(waitingForLock).toBe(1);
    return { late };
  });
  expect(await waiting.late).toBe(899);
});

test("what is refused by the first limit is not counted by the second", async () => {
  const [first, second] = [limitOf(1), limitOf(5)];
  expect(await countIfAllowed(app.db, [first, second], START)).toBe(true);
  for (let n = 0; n < 3; n += 1) expect(await countIfAllowed(app.db, [first, second], START)).toBe(false);
  expect((await rowOf(second))?.points).toBe(1);
});

test("of several limits that are reached the longest wait is named", async () => {
  const [short, long] = [limitOf(1, 60), limitOf(1, 600)];
  await countIfAllowed(app.db, [short, long], START);
  const refused = requireBelow(app.db, [short, long], after(10), "auth.throttled");
  await expect(refused).rejects.toMatchObject({ code: "auth.throttled", retryAfter: 590 });
  await expect(refused).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining("Ab 12:10 Uhr geht es weiter.") as string }],
  });
  await clearCounts(app.db, [short, long]);
  await requireBelow(app.db, [short, long], after(10), "auth.throttled");
});

test("counters are not in the write-ahead log, so that a call waits for one write to disk", async () => {
  const { rows } = await sql`select relpersistence from pg_class where oid = 'rate_limits'::regclass`.execute(app.db);
  expect(rows).toEqual([{ relpersistence: "u" }]);
});

test("a quota's limits are multiplied by the setting", async () => {
  const quota: Quota = {
    name: "test-factor",
    refuse: "request.throttled",
    limits: [{ per: "network", limit: 2, windowSeconds: 60 }],
  };
  const { db, clock, environment } = app.dependencies;
  const counting = { db, clock, environment: { ...environment, QUOTA_FACTOR: 3 } };
  const caller = { ip: "192.0.2.77" } as Parameters<typeof countQuota>[2];
  for (let calls = 0; calls < 6; calls += 1) await countQuota(counting, quota, caller);
  await expect(countQuota(counting, quota, caller)).rejects.toThrow(Problem);
});
