/** Requests over a raw socket whose targets and methods no HTTP client sends. */
import { describe, expect } from "vitest";
import { requestHead } from "../testing/raw-request.ts";
import { codeOf, rawServerTest, SECRET } from "../testing/raw-server.ts";

const { test, app, member, cookieHeader, loggedIn, send, get } = rawServerTest();

describe("targets", () => {
  test.each([
    ["//", 404],
    ["///", 404],
    ["//[", 404],
    ["//a:99999", 404],
    ["//api/auth/refresh", 404],
    ["/API/auth/refresh", 404],
    ["/api", 404],
    ["/api/", 404],
    ["/api/./auth/refresh", 404],
    ["/api/auth/../auth/refresh", 404],
    ["/api/%2e%2e/login", 404],
    ["/login/../api/auth/refresh", 404],
    ["/api/auth/refresh;x=1", 404],
    ["/api/auth/refresh.", 404],
    ["/api/auth/refresh/", 404],
    ["/api/auth/refresh%00", 404],
    ["/api/auth/refresh%2f", 404],
    ["*", 404],
    ["http://evil.example/api/auth/refreshed", 404],
    ["/%", 400],
    ["/eintrag/%E0%A4%A", 400],
    ["/login\u00e4", 400],
    [`/${"a".repeat(9000)}`, 404],
    [`/api/entry/public/${"1".repeat(300)}`, 404],
    ["/assets/..%2f..%2fportal-outside.txt", 404],
    ["/..%2fportal-outside.txt", 404],
    ["/%2e%2e/portal-outside.txt", 404],
    ["/..\\portal-outside.txt", 404],
    ["/media/..%2f..%2fportal-outside.txt", 404],
    ["/media/%00", 404],
    ["/index.html", 404],
  ])("%s → %i", async (target, status) => {
    const reply = await get(target);
    expect([target, reply.status]).toEqual([target, status]);
    expect(reply.body).not.toContain(SECRET);
  });

  test("an escaped path is the same call with the same protection", async () => {
    const reply = await get(`/%61pi/customer/getSalesForceEntry?accountId=${member().company.id}`);
    expect(reply.status).toBe(200);
    expect(reply.head.toLowerCase()).toContain("cache-control: no-store");
  });
});

describe("methods", () => {
  test.each(["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "CONNECT", "BREW"])(
    "%s reaches no call that changes state",
    async (method) => {
      for (const path of ["/api/auth/login", "/api/auth/logout", "/api/customer/updateEntryAboutUs"]) {
        const { status, head } = await send(requestHead(method, path, [...loggedIn(), "Content-Length: 0"]));
        expect([0, 400, 404], `${method} ${path}`).toContain(status);
        expect(head).not.toMatch(/set-cookie: portal/i);
      }
    },
  );

  test("HEAD of a state-changing GET needs the XSRF header", async () => {
    const { status } = await send(requestHead("HEAD", "/api/auth/refresh", [cookieHeader()]));
    expect(status).toBe(403);
  });

  test("headers that override the method are ignored", async () => {
    const overrides = ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map((name) => `${name}: POST`);
    expect((await get("/api/auth/logout", [...loggedIn(), ...overrides])).status).toBe(404);
    expect((await get("/api/auth/logout?_method=POST")).status).toBe(404);
  });

  test.each(["cross-site", "same-site", "none", "Same-Origin", "", "same-origin, cross-site"])(
    "a valid pair of tokens from Sec-Fetch-Site: %s is refused all the same",
    async (site) => {
      const reply = await get("/api/auth/refresh", [...loggedIn(), `Sec-Fetch-Site: ${site}`]);
      expect([reply.status, codeOf(reply)]).toEqual([403, "auth.xsrf_invalid"]);
    },
  );

  test.each([["Sec-Fetch-Site: same-origin"], []])("a valid pair of tokens with [%s] is accepted", async (...site) => {
    expect((await get("/api/auth/refresh", [...loggedIn(), ...site])).status).toBe(200);
  });

  test.each(["cross-site", "same-site", "none", "same-origin", "same-origin, cross-site"])(
    "an image of another page that says Sec-Fetch-Site: %s ends no session",
    async (site) => {
      for (const path of ["/api/auth/removeMainSessionKeys", "/api/auth/refresh"]) {
        expect((await get(path, [cookieHeader(), `Sec-Fetch-Site: ${site}`])).status).toBe(403);
      }
    },
  );

  test("a cross-site form with text/plain that looks like JSON changes nothing", async () => {
    const body = '{"login":"a","password":"b","x":"="}';
    const headers = [cookieHeader(), "Origin: https://evil.example", "Content-Type: text/plain"];
    const plain = await send(
      requestHead("POST", "/api/auth/login", [...headers, `Content-Length: ${body.length}`]),
      body,
    );
    expect(plain.status).toBe(403);
    const withPair = [...headers, ...loggedIn().slice(1), `Content-Length: ${body.length}`];
    expect((await send(requestHead("POST", "/api/auth/login", withPair), body)).status).toBe(415);
  });
});

test("none of these requests is logged as a defect or with the member's cookies", () => {
  const log = app.logLines.join("\n");
  for (const value of member().client.cookies.values()) expect(log).not.toContain(value);
  expect(app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
});
