/** However many addresses and devices somebody has, one account is guessed at no faster than its bound. */
import { login } from "@portal/contract/auth/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { checkAccessLink, renewPassword, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import { updatePassword } from "@portal/contract/user-area/profile";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_PASSWORD = "Zwölf-Boxkämpfer-jagen";

// The proxy's header lets a test come from any address.
const { test, app, mailbox } = apiTest({ environment: { TRUSTED_PROXIES: "loopback" }, freshFor: "test" });

type Guess = { from?: string; password?: string; secondFactor?: string };

const guess = async (
  client: TestClient,
  name: string,
  { from = "192.0.2.1", password = "falsch", ...rest }: Guess = {},
) =>
  client.call(login, {
    body: { login: name, password, remember: false, ...rest },
    headers: { "x-forwarded-for": from },
  });

/** How many of the guesses were answered, not refused for their number. */
const answered = (statuses: readonly number[]): number => statuses.filter((status) => status !== 429).length;

/** As if that many had been counted already. */
const setPoints = (keys: string, points: number) =>
  app.db.updateTable("rate_limits").set({ points }).where("key", "like", keys).execute();

/** Browsers that the person trusts, each with an id of its own. */
async function trustedBrowsers({ login: name }: LoggedIn, count: number): Promise<TestClient[]> {
  const clients = Array.from({ length: count }, () => app.anonymous());
  for (const client of clients) await client.logIn(name, TEST_PASSWORD);
  return clients;
}

describe("guesses at a password", () => {
  test("from many addresses are 20 in a quarter of an hour and 200 in a day; the owner's browser gets in", async () => {
    const anna = await app.logInPerson();
    const guessFrom = async (addresses: number) => {
      const statuses: number[] = [];
      for (let n = 1; n <= addresses; n += 1)
        statuses.push((await guess(app.anonymous(), anna.login, { from: `198.51.100.${n}` })).status);
      return answered(statuses);
    };
    expect(await guessFrom(30)).toBe(20);
    // As many as nine quarters of an hour would add.
    await setPoints("login:day:account:%", 197);
    app.clock.advance(15 * MINUTE);
    expect(await guessFrom(10)).toBe(3);
    app.clock.advance(15 * MINUTE);
    expect(await guessFrom(5)).toBe(0);
    expect((await guess(anna.client, anna.login, { password: TEST_PASSWORD })).status).toBe(200);
    app.clock.advance(DAY);
    expect((await guess(app.anonymous(), anna.login, { password: TEST_PASSWORD })).status).toBe(200);
  });

  test("from trusted browsers are 40 in a quarter of an hour together, however few each makes", async () => {
    const anna = await app.logInPerson();
    const browsers = await trustedBrowsers(anna, 2);
    const statuses: number[] = [];
    for (const client of browsers) statuses.push((await guess(client, anna.login)).status);
    await setPoints("login:devices-of:%", 38);
    for (const client of [...browsers, ...browsers]) statuses.push((await guess(client, anna.login)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test("one in a minute is never refused: the window does not slide", async () => {
    const anna = await app.logInPerson();
    for (let minute = 0; minute < 24; minute += 1) {
      expect((await guess(app.anonymous(), anna.login)).status, `minute ${minute}`).toBe(401);
      app.clock.advance(MINUTE);
    }
  });

  test("that go on while they are refused do not keep the window closed", async () => {
    const anna = await app.logInPerson();
    for (let n = 0; n < 20; n += 1) await guess(app.anonymous(), anna.login);
    for (let minute = 0; minute < 15; minute += 1) {
      expect((await guess(app.anonymous(), anna.login)).status, `minute ${minute}`).toBe(429);
      app.clock.advance(MINUTE);
    }
    expect((await guess(app.anonymous(), anna.login, { password: TEST_PASSWORD })).status).toBe(200);
  });

  test("from many addresses of one IPv6 network are counted as that network's", async () => {
    const expire = app.clock.now().getTime() + MINUTE;
    await app.db
      .insertInto("rate_limits")
      .values({ key: "login:address:2001:db8:1:2::/64", points: 57, expire })
      .execute();
    const statuses: number[] = [];
    for (let n = 1; n <= 5; n += 1)
      statuses.push((await guess(app.anonymous(), `nr${n}@kunde.example`, { from: `2001:db8:1:2::${n}` })).status);
    expect(answered(statuses)).toBe(3);
    expect((await guess(app.anonymous(), "x@kunde.example", { from: "2001:db8:1:3::1" })).status).toBe(401);
  });
});

test("a person logs in 2,000 times in a day; the next time writes no session, and the day after works", async () => {
  const anna = await app.logInPerson();
  const logIn = () => guess(anna.client, anna.login, { password: TEST_PASSWORD });
  const sessions = async () =>
    (await app.db.selectFrom("sessions").select("handle").where("user_id", "=", anna.userId).execute()).length;
  await logIn();
  await setPoints(`sessions:${anna.userId}`, 1999);
  expect((await logIn()).status).toBe(200);
  const before = await sessions();
  for (let count = 0; count < 2; count += 1)
    expect(await logIn()).toMatchObject({ status: 429, body: { errors: [{ code: "auth.throttled" }] } });
  expect(await sessions()).toBe(before);
  app.clock.advance(DAY);
  expect((await logIn()).status).toBe(200);
});

test("codes guessed from trusted browsers are 20 in a quarter of an hour together, recovery codes among them", async () => {
  const anna = await app.logInPerson();
  const begun = await anna.client.call(beginSecondFactor, { body: { password: TEST_PASSWORD } });
  const browsers = await trustedBrowsers(anna, 2);
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const code = totp.generate({ timestamp: app.clock.now().getTime() });
  expect((await anna.client.call(confirmSecondFactor, { body: { code } })).status).toBe(200);
  const withCode = async (client: TestClient, secondFactor: string) =>
    (await guess(client, anna.login, { password: TEST_PASSWORD, secondFactor })).status;
  const statuses: number[] = [];
  for (const client of browsers) statuses.push(await withCode(client, "000000"));
  await setPoints("second-factor:quarter:%:devices", 18);
  for (const client of [...browsers, ...browsers]) statuses.push(await withCode(client, "AAAA-AAAA-AAAA-AAAA"));
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
});

test("links asked for by login name and by address are five in an hour together, with the same answer", async () => {
  const anna = await app.logInPerson();
  await app.db.updateTable("users").set({ email: "anna.brandt@kunde.example" }).where("id", "=", anna.userId).execute();
  const statuses: number[] = [];
  for (const name of [anna.login, "anna.brandt@kunde.example"])
    for (let n = 0; n < 5; n += 1)
      statuses.push((await app.anonymous().call(requestAccessLink, { body: { login: name } })).status);
  expect(statuses).toEqual(Array<number>(10).fill(200));
  expect(await mailbox.mailsTo("anna.brandt@kunde.example")).toHaveLength(5);
});

describe("a device is trusted", () => {
  /** Whether the browser gets in while strangers' failures have used up the account's limit. */
  async function isTrusted(client: TestClient, name: string, password = TEST_PASSWORD): Promise<boolean> {
    await guess(app.anonymous(), name);
    await setPoints("login:account:%", 20);
    return (await guess(client, name, { password })).status === 200;
  }

  test("for 90 days", async () => {
    const anna = await app.logInPerson();
    app.clock.advance(90 * DAY - MINUTE);
    expect(await isTrusted(anna.client.copy(), anna.login)).toBe(true);
    app.clock.advance(2 * MINUTE);
    expect(await isTrusted(anna.client, anna.login)).toBe(false);
  });

  test("for 90 days more after each login, with the same counters", async () => {
    const anna = await app.logInPerson();
    const id = () => anna.client.cookies.get("portal-device")?.split(".", 1)[0];
    const before = id();
    app.clock.advance(80 * DAY);
    await anna.client.logIn(anna.login, TEST_PASSWORD);
    expect(id()).toBe(before);
    app.clock.advance(80 * DAY);
    expect(await isTrusted(anna.client, anna.login)).toBe(true);
  });

  test("until the password changes; the browser that changed it stays trusted", async () => {
    const anna = await app.logInPerson();
    const [other] = await trustedBrowsers(anna, 1);
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await anna.client.call(updatePassword, { body })).status).toBe(200);
    expect(await isTrusted(other as TestClient, anna.login, NEW_PASSWORD)).toBe(false);
    expect(await isTrusted(anna.client, anna.login, NEW_PASSWORD)).toBe(true);
  });

  test("until the password is set by a link, which lets the owner in again", async () => {
    const anna = await app.logInPerson();
    const thief = anna.client.copy();
    await guess(thief, anna.login);
    await setPoints("login:devices-of:%", 40);
    const owner = app.anonymous();
    await owner.call(requestAccessLink, { body: { login: anna.login } });
    const token = await mailbox.tokenFor(anna.login);
    expect((await owner.call(checkAccessLink, { body: { token } })).status).toBe(200);
    expect((await owner.call(renewPassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
    expect((await guess(owner, anna.login, { password: NEW_PASSWORD })).status).toBe(200);
    expect(await isTrusted(thief, anna.login, NEW_PASSWORD)).toBe(false);
    expect(await isTrusted(owner, anna.login, NEW_PASSWORD)).toBe(true);
  });

  test("by nobody's hand: another instant in the cookie ends the trust", async () => {
    const anna = await app.logInPerson();
    const [id, , signature] = (anna.client.cookies.get("portal-device") ?? "").split(".");
    anna.client.cookies.set("portal-device", `${id}.99999999999.${signature}`);
    expect(await isTrusted(anna.client, anna.login)).toBe(false);
  });
});
