/** Ways around the log-in throttle, and ways to turn it against the owner. */
import { login } from "@portal/contract/auth/calls";
import { getNotifications } from "@portal/contract/notifications/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sweepSessions } from "./sweep.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let t: TestApp;
beforeEach(async () => void (t = await buildTestApp()));
afterEach(() => t.close());

const guess = (client: TestClient, name: string, headers: Record<string, string> = {}) =>
  client.call(login, { body: { login: name, password: "falsch", remember: false }, headers });
const count = (statuses: number[], status: number): number => statuses.filter((each) => each === status).length;

/** As if this address had failed that often within the last minutes. */
const countFailures = (points: number) =>
  t.db
    .insertInto("rate_limits")
    .values({ key: "login:address:127.0.0.1", points, expire: t.clock.now().getTime() + 600_000 })
    .execute();

test("80 guesses sent at once are throttled like 80 in turn", async () => {
  const anna = await t.signIn();
  const stranger = t.anonymous();
  await stranger.call(getNotifications, {});
  const replies = await Promise.all(Array.from({ length: 80 }, () => guess(stranger.copy(), anna.login)));
  const statuses = replies.map(({ status }) => status);
  expect(count(statuses, 401)).toBeGreaterThanOrEqual(20);
  expect(count(statuses, 401)).toBeLessThanOrEqual(22); // two are compared at a time
  expect(count(statuses, 429) + count(statuses, 401)).toBe(80);
});

test("neighbours behind one address cannot lock out a browser that was here before", async () => {
  const anna = await t.signIn();
  await countFailures(1000);
  const body = { login: anna.login, password: TEST_PASSWORD, remember: false };
  expect((await t.anonymous().call(login, { body })).status).toBe(429);
  expect((await anna.client.call(login, { body })).status).toBe(200);
});

test("a device of one person has no privilege with another, nor has an invented one", async () => {
  const [anna, boris] = [await t.signIn(), await t.signIn()];
  for (let attempt = 0; attempt < 20; attempt++) await guess(t.anonymous(), anna.login);
  expect((await guess(boris.client, anna.login)).status).toBe(429);
  const forged = t.anonymous();
  forged.cookies.set("__Secure-portal-device", `${"A".repeat(22)}.${"A".repeat(43)}`);
  expect((await guess(forged, anna.login)).status).toBe(429);
});

test("X-Forwarded-For and its relatives change nothing without a trusted proxy", async () => {
  await countFailures(59);
  const from = (address: string) =>
    guess(t.anonymous(), "niemand@kunde.example", {
      "x-forwarded-for": address,
      "x-real-ip": address,
      forwarded: `for=${address}`,
    });
  expect((await from("10.0.0.1")).status).toBe(401);
  const blocked = await from("10.0.0.2");
  expect(blocked.status).toBe(429);
  expect(Number(blocked.raw.headers["retry-after"])).toBeGreaterThan(0);
});

test("counters and sessions of the past are swept, those in force stay", async () => {
  const anna = await t.signIn();
  await guess(t.anonymous(), anna.login);
  expect(await sweepSessions(t.dependencies)).toEqual({ sessions: 0, counters: 0 });
  t.clock.advance(91 * 24 * 3600 * 1000);
  const boris = await t.signIn();
  expect(await sweepSessions(t.dependencies)).toEqual({ sessions: 1, counters: 2 });
  expect((await guess(boris.client, boris.login)).status).toBe(401);
});
