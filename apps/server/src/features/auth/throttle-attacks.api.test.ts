/** Ways around the login throttle, and ways to turn it against the owner. */
import { login } from "@portal/contract/auth/calls";
import { getNotifications } from "@portal/contract/notifications/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { expect } from "vitest";
import { authJobs } from "./jobs.ts";
import { CONCURRENT_WORK } from "./passwords.ts";
import { apiTest } from "../../testing/fixture.ts";
import { sweepAll } from "../../testing/sweep-around.ts";
import type { TestClient } from "../../testing/test-client.ts";

const { test, app } = apiTest({ freshFor: "test" });

const guess = (client: TestClient, name: string, headers: Record<string, string> = {}) =>
  client.call(login, { body: { login: name, password: "falsch", remember: false }, headers });
const count = (statuses: number[], status: number): number => statuses.filter((each) => each === status).length;

/** Counts as many failures of this address within the last minutes. */
const countFailures = (points: number) =>
  app.db
    .insertInto("rate_limits")
    .values({ key: "login:address:127.0.0.1", points, expire: app.clock.now().getTime() + 600_000 })
    .execute();

test("80 parallel guesses are throttled like 80 in a row", async () => {
  const anna = await app.logInPerson();
  const stranger = app.anonymous();
  await stranger.call(getNotifications, {});
  const replies = await Promise.all(Array.from({ length: 80 }, () => guess(stranger.copy(), anna.login)));
  const statuses = replies.map(({ status }) => status);
  expect(count(statuses, 401)).toBeGreaterThanOrEqual(20);
  expect(count(statuses, 401)).toBeLessThanOrEqual(20 + CONCURRENT_WORK);
  expect(count(statuses, 429) + count(statuses, 401)).toBe(80);
});

test("neighbours behind one address cannot lock out a browser that logged in before", async () => {
  const anna = await app.logInPerson();
  await countFailures(1000);
  const body = { login: anna.login, password: TEST_PASSWORD, remember: false };
  expect((await app.anonymous().call(login, { body })).status).toBe(429);
  expect((await anna.client.call(login, { body })).status).toBe(200);
});

test("a device has no privilege with another person, nor has an invented one", async () => {
  const [anna, boris] = [await app.logInPerson(), await app.logInPerson()];
  for (let attempt = 0; attempt < 20; attempt++) await guess(app.anonymous(), anna.login);
  expect((await guess(boris.client, anna.login)).status).toBe(429);
  const forged = app.anonymous();
  forged.cookies.set("portal-device", `${"A".repeat(22)}.${"A".repeat(43)}`);
  expect((await guess(forged, anna.login)).status).toBe(429);
});

test("X-Forwarded-For and its relatives change nothing without a trusted proxy", async () => {
  await countFailures(59);
  const from = (address: string) =>
    guess(app.anonymous(), "niemand@kunde.example", {
      "x-forwarded-for": address,
      "x-real-ip": address,
      forwarded: `for=${address}`,
    });
  expect((await from("10.0.0.1")).status).toBe(401);
  const blocked = await from("10.0.0.2");
  expect(blocked.status).toBe(429);
  expect(Number(blocked.raw.headers["retry-after"])).toBeGreaterThan(0);
});

test("expired counters and sessions are swept, active ones stay", async () => {
  const anna = await app.logInPerson();
  await guess(app.anonymous(), anna.login);
  expect(await sweepAll(app.dependencies, authJobs.sweeps ?? [])).toMatchObject({
    sessions: 0,
    counters: 0,
    challenges: 0,
  });
  app.clock.advance(91 * 24 * 3600 * 1000);
  const boris = await app.logInPerson();
  expect(await sweepAll(app.dependencies, authJobs.sweeps ?? [])).toMatchObject({
    sessions: 1,
    counters: 4,
    challenges: 0,
  });
  expect((await guess(boris.client, boris.login)).status).toBe(401);
});
