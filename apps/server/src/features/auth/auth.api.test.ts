import { login, logout, refresh, removeMainSessionKeys } from "@portal/contract/auth/calls";
import { getMenuItems } from "@portal/contract/navigation/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const MINUTE = 60_000;
const { test, app } = apiTest();

const credentials = (name: string, password = TEST_PASSWORD) => ({
  body: { login: name, password, remember: false },
});

describe("login", () => {
  test("answers the person with roles and companies, and sets the cookie as specified", async () => {
    const anna = await app.logInMember({ name: "Blumen Anna" });
    const { body, raw, status } = await app.anonymous().call(login, credentials(anna.login));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      login: anna.login,
      role: "customer",
      roles: ["user", "customer"],
      accounts: { [String(anna.company.id)]: { id: anna.company.id, name: "Blumen Anna" } },
    });
    const cookie = raw.cookies.find(({ name }) => name === "portal");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie?.domain).toBeUndefined();
    const lifetime = (cookie?.expires?.getTime() ?? 0) - app.clock.now().getTime();
    expect(lifetime).toBeGreaterThan(29 * MINUTE);
    expect(lifetime).toBeLessThanOrEqual(30 * MINUTE);
  });

  test("sets the cookie's domain to the last two host labels", async () => {
    const anna = await app.logInPerson();
    const { raw } = await app.anonymous().call(login, {
      ...credentials(anna.login),
      headers: { host: "portal.branchenfuchs.example" },
    });
    expect(raw.cookies.find(({ name }) => name === "portal")?.domain).toBe("branchenfuchs.example");
  });

  test("ignores upper case and white space around the name", async () => {
    const anna = await app.logInPerson();
    const { status } = await app.anonymous().call(login, credentials(` ${anna.login.toUpperCase()} `));
    expect(status).toBe(200);
  });

  test("answers an unknown person and a wrong password alike", async () => {
    const anna = await app.logInPerson();
    const wrong = await app.anonymous().call(login, credentials(anna.login, "falsch"));
    const unknown = await app.anonymous().call(login, credentials("niemand@kunde.example", "falsch"));
    expect(wrong.status).toBe(401);
    expect(wrong.codes).toEqual(["auth.invalid_credentials"]);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  test("reports empty fields in German", async () => {
    const { status, body } = await app.anonymous().call(login, credentials("", ""));
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [
        { code: "request.invalid", field: "login", message: "Bitte geben Sie Ihren Anmeldenamen ein." },
        { code: "request.invalid", field: "password", message: "Bitte geben Sie Ihr Passwort ein." },
      ],
    });
  });

  test("without the XSRF header is refused", async () => {
    const anna = await app.logInPerson();
    const { status, codes } = await app.anonymous().call(login, { ...credentials(anna.login), xsrf: false });
    expect([status, codes]).toEqual([403, ["auth.xsrf_invalid"]]);
  });

  test("ends a session that existed before", async () => {
    const anna = await app.logInPerson();
    const before = anna.client.cookies.get("portal");
    await anna.client.logIn(anna.login, TEST_PASSWORD);
    expect(anna.client.cookies.get("portal")).not.toBe(before);
    const thief = app.anonymous();
    thief.cookies.set("portal", before as string);
    expect((await thief.call(getMenuItems, {})).status).toBe(401);
  });
});

describe("login throttle", () => {
  test("stops a stranger after 20 failures, but not the owner's own browser", async () => {
    const anna = await app.logInPerson();
    const stranger = app.anonymous();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++) {
      statuses.push((await stranger.call(login, credentials(anna.login, `falsch ${attempt}`))).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    const blocked = await stranger.call(login, credentials(anna.login));
    expect(blocked.status).toBe(429);
    expect(Number(blocked.raw.headers["retry-after"])).toBeGreaterThan(0);
    expect((await anna.client.call(login, credentials(anna.login))).status).toBe(200);
    app.clock.advance(16 * MINUTE);
    expect((await stranger.call(login, credentials(anna.login))).status).toBe(200);
  });
});

describe("XSRF", () => {
  test("a token made for another session is refused", async () => {
    const anna = await app.logInPerson();
    const other = await app.logInPerson();
    anna.client.cookies.set("XSRF-TOKEN", other.client.cookies.get("XSRF-TOKEN") as string);
    expect((await anna.client.call(refresh, {})).codes).toEqual(["auth.xsrf_invalid"]);
  });

  test("a self-made token, another origin, and a state-changing GET without the header are refused", async () => {
    const anna = await app.logInPerson();
    const forged = anna.client.copy();
    forged.cookies.set("XSRF-TOKEN", "a.b");
    expect((await forged.call(logout, {})).status).toBe(403);
    const foreign = await anna.client.call(logout, { headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status).toBe(403);
    for (const endpoint of [refresh, removeMainSessionKeys]) {
      expect((await anna.client.call(endpoint, { xsrf: false })).status).toBe(403);
    }
    expect((await anna.client.call(getMenuItems, {})).status).toBe(200);
  });
});

describe("refresh", () => {
  test("rotates the secret: the successor takes over, the predecessor stays valid for 30 seconds", async () => {
    const anna = await app.logInPerson();
    const predecessor = anna.client.copy();
    expect((await anna.client.call(refresh, {})).status).toBe(200);
    expect(anna.client.cookies.get("portal")).not.toBe(predecessor.cookies.get("portal"));
    expect((await predecessor.call(getMenuItems, {})).status).toBe(200);
    expect((await anna.client.call(getMenuItems, {})).status).toBe(200);
    app.clock.advance(29_000);
    expect((await predecessor.call(getMenuItems, {})).status).toBe(200);
    app.clock.advance(2000);
    expect((await anna.client.call(getMenuItems, {})).status).toBe(200);
    expect((await predecessor.call(getMenuItems, {})).status).toBe(401);
  });

  test("of 50 parallel refreshes all answer, one sets a cookie, and the session goes on", async () => {
    const anna = await app.logInPerson();
    const tabs = Array.from({ length: 50 }, () => anna.client.copy());
    const replies = await Promise.all(tabs.map((tab) => tab.call(refresh, {})));
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    const winners = tabs.filter((tab) => tab.cookies.get("portal") !== anna.client.cookies.get("portal"));
    expect(winners).toHaveLength(1);
    expect((await (winners[0] as (typeof tabs)[number]).call(getMenuItems, {})).status).toBe(200);
  });

  test("replaces a successor whose answer was lost", async () => {
    const anna = await app.logInPerson();
    await anna.client.copy().call(refresh, {});
    app.clock.advance(31_000);
    const before = anna.client.cookies.get("portal");
    expect((await anna.client.call(refresh, {})).status).toBe(200);
    expect(anna.client.cookies.get("portal")).not.toBe(before);
    expect((await anna.client.call(getMenuItems, {})).status).toBe(200);
  });

  test("fails after the refresh TTL and deletes the cookie", async () => {
    const anna = await app.logInPerson();
    app.clock.advance(31 * MINUTE);
    const { status, codes } = await anna.client.call(refresh, {});
    expect([status, codes]).toEqual([401, ["auth.no_session"]]);
    expect(anna.client.cookies.has("portal")).toBe(false);
  });

  test("with 'angemeldet bleiben' works for 30 days, and for nobody beyond 90", async () => {
    const anna = await app.logInPerson();
    await anna.client.logIn(anna.login, TEST_PASSWORD, true);
    expect(anna.client.cookies.get("auth_remember")).toBe("1");
    for (const days of [29, 29, 29]) {
      app.clock.advance(days * 24 * 60 * MINUTE);
      expect((await anna.client.call(refresh, {})).status).toBe(200);
      expect((await anna.client.call(getMenuItems, {})).status).toBe(200);
    }
    app.clock.advance(4 * 24 * 60 * MINUTE);
    expect((await anna.client.call(refresh, {})).status).toBe(401);
  });
});

describe("logout", () => {
  test("revokes the session on the server: a replayed cookie is refused", async () => {
    const anna = await app.logInPerson();
    const replayed = anna.client.copy();
    expect((await anna.client.call(logout, {})).status).toBe(200);
    expect(anna.client.cookies.has("portal")).toBe(false);
    expect((await replayed.call(getMenuItems, {})).status).toBe(401);
  });

  test("removeMainSessionKeys does the same and deletes all three keys", async () => {
    const anna = await app.logInPerson();
    const replayed = anna.client.copy();
    const { raw } = await anna.client.call(removeMainSessionKeys, {});
    expect(raw.cookies.map(({ name }) => name)).toEqual([
      "portal",
      "auth_remember",
      "auth_token_impersonate",
      "XSRF-TOKEN",
    ]);
    expect((await replayed.call(getMenuItems, {})).status).toBe(401);
  });

  test("without a session is no error", async () => {
    expect((await app.anonymous().call(logout, {})).status).toBe(200);
  });
});

test("GET /api/auth/user stays disabled", async () => {
  const anna = await app.logInPerson();
  expect((await anna.client.send({ method: "GET", path: "/api/auth/user" })).status).toBe(404);
});
