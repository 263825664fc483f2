/** What the cookies look like by environment and by how the browser reached us. */
import { login } from "@portal/contract/auth/calls";
import { chooseCookies } from "@portal/contract/tracking/cookie-choice";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { PRODUCTION } from "../../testing/production-settings.ts";
import type { TestApp } from "../../testing/test-app.ts";

const { test, app: development } = apiTest();
const { app: staging } = apiTest({ environment: { PORTAL_ENV: "staging", TRUSTED_PROXIES: "127.0.0.1" } });
const { app: production } = apiTest({ environment: PRODUCTION });

const HTTP = { "x-forwarded-proto": "http" };
const HTTPS = { "x-forwarded-proto": "https" };

/** Every cookie of a first visit, a login that is remembered, and the cookie choice. */
async function cookiesOf(app: TestApp, headers: Record<string, string>) {
  const person = await aUser(app.db);
  const client = app.anonymous();
  const pair = await client.send({ method: "GET", path: "/api/service/getNotifications", xsrf: false, headers });
  const body = { login: person.login, password: TEST_PASSWORD, remember: true };
  const loggedIn = await client.call(login, { body, headers });
  const chosen = await client.call(chooseCookies, { body: { statistics: false }, headers });
  expect([pair.status, loggedIn.status, chosen.status]).toEqual([200, 200, 200]);
  return [pair, loggedIn, chosen].flatMap(({ raw }) => raw.cookies);
}

const SECURED = ["__Secure-portal", "__Secure-portal-device", "XSRF-TOKEN", "auth_remember", "cookie-choice"];
const PLAIN = ["portal", "portal-device", "XSRF-TOKEN", "auth_remember", "cookie-choice"];

describe("cookies", () => {
  test.for([
    { where: "development over http", app: development, headers: HTTP, secured: false },
    { where: "development, where nobody's X-Forwarded-Proto counts", app: development, headers: HTTPS, secured: false },
    { where: "staging over http", app: staging, headers: HTTP, secured: false },
    { where: "staging behind a proxy that speaks https", app: staging, headers: HTTPS, secured: true },
    { where: "production", app: production, headers: HTTPS, secured: true },
  ])("$where: prefix and Secure: $secured", async ({ app, headers, secured }) => {
    const cookies = await cookiesOf(app, headers);
    expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set(secured ? SECURED : PLAIN));
    for (const cookie of cookies) expect(cookie.secure === true, cookie.name).toBe(secured);
    const sessions = cookies.filter(({ name }) => name.endsWith("portal"));
    // One before login, one after.
    expect(sessions.map(({ sameSite }) => sameSite)).toEqual(Array(2).fill(secured ? "None" : "Lax"));
    expect(sessions.every(({ httpOnly, path }) => httpOnly === true && path === "/")).toBe(true);
  });

  test("a session over http is none over https, and the other way round", async () => {
    const person = await aUser(staging.db);
    const client = staging.anonymous();
    await client.send({ method: "GET", path: "/api/service/getNotifications", xsrf: false, headers: HTTP });
    const body = { login: person.login, password: TEST_PASSWORD, remember: false };
    await client.call(login, { body, headers: HTTP });
    const menu = (headers: Record<string, string>) =>
      client.send({ method: "GET", path: "/api/navigation/menu-items", xsrf: false, headers });
    expect([(await menu(HTTPS)).status, (await menu(HTTP)).status]).toEqual([401, 200]);
  });
});

describe("production over plain http", () => {
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    production.anonymous().send({ method, path, xsrf: false, headers: { ...HTTP, ...headers } });

  test.for([
    ["/login", "portal.nahbei.example", "https://www.nahbei.example/login"],
    [
      "/login?callbackPage=%2Fbenutzer",
      "www.werkweiser.example",
      "https://www.werkweiser.example/login?callbackPage=%2Fbenutzer",
    ],
    ["//evil.example/x", "evil.example", "https://www.nahbei.example//evil.example/x"],
    ["/assets/start.js", "127.0.0.1:3000", "https://www.nahbei.example/assets/start.js"],
  ] as const)("the page %s at %s leads to %s and sets no cookie", async ([path, host, target]) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, raw } = await ask(method, path, { host });
      expect([status, raw.headers.location]).toEqual([308, target]);
      expect(raw.cookies).toEqual([]);
    }
  });

  test("a call is refused with the way to https, whatever it is", async () => {
    for (const [method, path] of [
      ["GET", "/api/service/getNotifications"],
      ["GET", "/api/gibt-es-nicht"],
      ["POST", "/api/auth/login"],
      ["POST", "/login"],
    ] as const) {
      const { status, codes, raw } = await ask(method, path);
      expect([status, codes, raw.cookies], path).toEqual([403, ["request.https_required"], []]);
    }
  });

  test("health answers, because machines inside ask for it", async () => {
    for (const path of ["/api/health/live", "/api/health/ready"]) expect((await ask("GET", path)).status).toBe(200);
  });
});
