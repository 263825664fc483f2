/** Attacks on a session: theft, sibling subdomains, and races. */
import { login, logout, refresh } from "@portal/contract/auth/calls";
import { getAccount } from "@portal/contract/account/calls";
import { getMenuItems } from "@portal/contract/navigation/calls";
import { getNotifications } from "@portal/contract/notifications/calls";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { hashPassword } from "./passwords.ts";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const COOKIE = "portal";
const MINUTE = 60_000;
const { test, app } = apiTest();

const isAlive = async (client: TestClient): Promise<boolean> => (await client.call(getMenuItems, {})).status === 200;
const cookieOf = ({ client }: LoggedIn): string => client.cookies.get(COOKIE) as string;
const stateOf = ({ userId }: LoggedIn) =>
  app.db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute();

describe("a handle without its secret", () => {
  test("reads, rotates and ends nothing", async () => {
    const anna = await app.logInPerson();
    const before = await stateOf(anna);
    const thief = anna.client.copy();
    thief.cookies.set(COOKIE, `${cookieOf(anna).slice(0, 23)}${"A".repeat(22)}`);
    expect(await isAlive(thief.copy())).toBe(false);
    expect((await thief.copy().call(refresh, {})).status).toBe(401);
    expect((await thief.copy().call(logout, {})).status).toBe(200);
    await thief.copy().call(login, { body: { login: anna.login, password: "falsch", remember: false } });
    expect(await stateOf(anna)).toEqual(before);
    expect(await isAlive(anna.client)).toBe(true);
  });
});

describe("planted cookies", () => {
  test("a session id chosen before login is not the one after it", async () => {
    const attacker = await app.logInPerson();
    const anna = await app.logInPerson();
    const planted = attacker.client.copy();
    await planted.logIn(anna.login, TEST_PASSWORD);
    expect(planted.cookies.get(COOKIE)).not.toBe(cookieOf(attacker));
    expect(await isAlive(attacker.client)).toBe(false); // the session that was replaced ended
  });

  test.each([
    ["before", (own: string, planted: string) => `${COOKIE}=${planted}; ${COOKIE}=${own}`],
    ["after", (own: string, planted: string) => `${COOKIE}=${own}; ${COOKIE}=${planted}`],
  ])("a second session cookie %s one's own makes nobody of the caller, not the attacker", async (_place, both) => {
    const [anna, attacker] = [await app.logInPerson(), await app.logInPerson()];
    const token = anna.client.cookies.get("XSRF-TOKEN") as string;
    const headers = { cookie: `${both(cookieOf(anna), cookieOf(attacker))}; XSRF-TOKEN=${token}` };
    expect((await anna.client.copy().call(getMenuItems, { headers })).status).toBe(401);
    const refused = await anna.client.copy().call(refresh, { headers });
    expect([refused.status, refused.codes]).toEqual([403, ["auth.xsrf_invalid"]]);
    expect(await isAlive(anna.client)).toBe(true);
  });

  test("contradicting cookies are replaced with the next page, so that a planted cookie locks nobody out", async () => {
    const [anna, attacker] = [await app.logInPerson(), await app.logInPerson()];
    const cookie = `${COOKIE}=${cookieOf(attacker)}; ${COOKIE}=${cookieOf(anna)}`;
    const headers = { cookie, host: "portal.branche.example" };
    const { raw } = await app.anonymous().send({ method: "GET", path: getNotifications.path, headers });
    const set = raw.cookies
      .filter(({ name }) => name === COOKIE)
      .map(({ domain, value }) => ({ domain, kind: value.slice(0, 1) }));
    expect(set).toEqual([
      { domain: undefined, kind: "" },
      { domain: "branche.example", kind: "a" },
    ]);
  });

  test("the same cookie twice is accepted", async () => {
    const anna = await app.logInPerson();
    const headers = { cookie: `${COOKIE}=${cookieOf(anna)}; ${COOKIE}=${cookieOf(anna)}` };
    expect((await anna.client.copy().call(getMenuItems, { headers })).status).toBe(200);
  });

  test("of two XSRF tokens only the session's own counts", async () => {
    const [anna, attacker] = [await app.logInPerson(), await app.logInPerson()];
    const [own, planted] = [anna, attacker].map(({ client }) => client.cookies.get("XSRF-TOKEN") as string);
    const cookie = `XSRF-TOKEN=${planted}; XSRF-TOKEN=${own}; ${COOKIE}=${cookieOf(anna)}`;
    const forged = await anna.client.copy().call(refresh, { headers: { cookie, "x-xsrf-token": planted as string } });
    expect(forged.status).toBe(403);
  });
});

describe("logout wins", () => {
  test("over parallel refreshes in any order", async () => {
    for (let round = 0; round < 5; round++) {
      const anna = await app.logInPerson();
      const tabs = Array.from({ length: 12 }, () => anna.client.copy());
      await Promise.all(tabs.map((tab, index) => (index === 6 ? tab.call(logout, {}) : tab.call(refresh, {}))));
      for (const tab of [anna.client, ...tabs]) expect(await isAlive(tab)).toBe(false);
    }
  });

  test("and over a copied successor that was never presented", async () => {
    const anna = await app.logInPerson();
    const tab = anna.client.copy();
    await tab.call(refresh, {});
    await anna.client.call(logout, {});
    expect(await isAlive(tab)).toBe(false);
    expect((await tab.call(refresh, {})).status).toBe(401);
  });
});

describe("refresh", () => {
  test("50 parallel refreshes between other calls are all answered, and nobody is logged out", async ({
    owner: anna,
  }) => {
    const accountId = anna.company.id;
    const read = (tab: TestClient) => tab.call(getAccount, { params: { id: String(accountId) }, accountId });
    const tabs = Array.from({ length: 50 }, () => anna.client.copy());
    const replies = await Promise.all(tabs.flatMap((tab) => [tab.call(refresh, {}), read(tab), read(anna.client)]));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("keeps a tab alive without other calls, at any interval below the session's life", async () => {
    const anna = await app.logInPerson();
    for (let round = 0; round < 5; round++) {
      app.clock.advance(20 * MINUTE);
      expect((await anna.client.call(refresh, {})).status, `after ${(round + 1) * 20} minutes`).toBe(200);
    }
  });

  test("a predecessor gets no successor of its own", async () => {
    const anna = await app.logInPerson();
    const behind = anna.client.copy();
    await anna.client.call(refresh, {});
    expect(await isAlive(anna.client)).toBe(true); // the successor is presented
    app.clock.advance(10_000);
    const reply = await behind.call(refresh, {});
    expect(reply.status).toBe(200);
    expect(reply.raw.cookies.map(({ name }) => name)).not.toContain(COOKIE);
  });
});

describe("changes during a session", () => {
  test("a removed role is gone from the next refresh, a removed company from the next call", async () => {
    const anna = await app.logInMember({ roles: ["ratingusermanager"] });
    const accountId = anna.company.id;
    await app.db.updateTable("users").set({ roles: [] }).where("id", "=", anna.userId).execute();
    expect((await anna.client.call(refresh, {})).body.user.roles).toEqual(["user", "customer"]);
    await app.db.deleteFrom("memberships").where("user_id", "=", anna.userId).execute();
    expect((await anna.client.call(getAccount, { params: { id: String(accountId) }, accountId })).codes).toEqual([
      "account_not_available",
    ]);
    expect((await anna.client.call(refresh, {})).body.user.roles).toEqual(["user"]);
  });

  test("a deleted person has no session any more", async () => {
    const anna = await app.logInPerson();
    await app.db.deleteFrom("users").where("id", "=", anna.userId).execute();
    expect((await anna.client.call(refresh, {})).status).toBe(401);
  });
});

test("two tabs that log in as different people: the later login counts in both", async () => {
  const [anna, boris] = [await app.logInMember(), await app.logInMember()];
  const companyOfAnna = anna.company.id;
  const first = anna.client.copy();
  await anna.client.logIn(boris.login, TEST_PASSWORD); // the second tab of the same browser
  expect((await anna.client.call(refresh, {})).body.user.login).toBe(boris.login);
  const stale = await anna.client.call(getAccount, { params: { id: String(companyOfAnna) }, accountId: companyOfAnna });
  expect(stale.codes).toEqual(["account_not_available"]);
  expect(await isAlive(first)).toBe(false);
});

describe("login names", () => {
  const logInAs = (name: string) =>
    app.anonymous().call(login, { body: { login: name, password: TEST_PASSWORD, remember: false } });

  test("different Unicode normal forms are the same name", async () => {
    await aUser(app.db, { login: "jürgen.öz@kunde.example" });
    expect((await logInAs("jürgen.öz@kunde.example".normalize("NFD"))).status).toBe(200);
    expect((await logInAs("JÜRGEN.ÖZ@KUNDE.EXAMPLE")).status).toBe(200);
  });

  test("look-alikes in other scripts are other people", async () => {
    await aUser(app.db, { login: "mia@kunde.example" });
    for (const name of [
      "mi\u0430@kunde.example",
      "mia\uff20kunde.example",
      "m\u0130a@kunde.example",
      "m\u0131a@kunde.example",
      "mi\u200ba@kunde.example",
      "mia@kunde.example\u0000",
    ]) {
      expect([400, 401], JSON.stringify(name)).toContain((await logInAs(name)).status);
    }
  });

  test("names and passwords of maximum length are refused or compared, never a 500", async () => {
    const password = "ü".repeat(1024);
    const anna = await aUser(app.db, { password_hash: await hashPassword(password) });
    const send = (name: string, word: string) =>
      app.anonymous().call(login, { body: { login: name, password: word, remember: false } });
    expect((await send(anna.login, password)).status).toBe(200);
    expect((await send(anna.login, `${password}ü`)).status).toBe(400);
    expect((await send("İ".repeat(254), "x")).status).toBe(401);
    expect((await send("x".repeat(255), "x")).status).toBe(400);
  });
});
