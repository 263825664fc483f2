/** Requests that are hostile as a whole get a code. Single hostile values are in hostile-input.api.test.ts. */
import { describe, expect } from "vitest";
import { apiTest } from "../testing/fixture.ts";

const { test, app } = apiTest();

const json = { "content-type": "application/json" };
const post = (payload: string | Buffer, headers: Record<string, string> = json, path = "/api/auth/login") =>
  app.anonymous().send({ method: "POST", path, payload: Buffer.from(payload as string), headers });

describe("bodies", () => {
  test.each([
    ["no JSON", "{", 400, "request.malformed"],
    ["prototype key", '{"__proto__":{"a":1},"login":"a","password":"b"}', 400, "request.malformed"],
    ["constructor key", '{"constructor":{"prototype":{}},"login":"a","password":"b"}', 400, "request.malformed"],
    ["NUL", '{"login":"a\\u0000","password":"b"}', 400, "request.malformed"],
    ["lone surrogate", '{"login":"\\ud800","password":"b"}', 400, "request.malformed"],
    ["surrogate pair as escapes", '{"login":"\\ud83d\\ude00","password":"b"}', 401, "auth.invalid_credentials"],
    ["depth 2,000", `{"login":${"[".repeat(2000)}${"]".repeat(2000)}}`, 400, "request.invalid"],
    ["1e999", '{"login":1e999,"password":"b"}', 400, "request.invalid"],
    ["an array", "[]", 400, "request.invalid"],
    ["nothing", "", 400, "request.malformed"],
    ["null", "null", 400, "request.invalid"],
    ["5,001 bytes", `{"login":"${"a".repeat(4989)}"}`.padEnd(5001), 413, "request.too_large"],
  ])("%s", async (_what, payload, status, code) => {
    const reply = await post(payload);
    expect([reply.status, reply.codes[0]]).toEqual([status, code]);
  });

  test("other content types are refused, including plain text that looks like JSON", async () => {
    const body = '{"login":"a","password":"b"}';
    for (const type of ["text/plain", "application/xml", "application/x-www-form-urlencoded"]) {
      const reply = await post(body, { "content-type": type });
      expect([reply.status, reply.codes]).toEqual([415, ["request.type_not_supported"]]);
    }
  });

  test("what people type is in no log line", async () => {
    await post('{"login":"geheim@kunde.example","password":"sehr-geheim"}');
    await post('{"login":"geheim@kunde.example","password":');
    expect(app.logLines.join("\n")).not.toMatch(/geheim/);
  });
});

test("unknown paths and wrong methods under /api are answered in JSON", async () => {
  for (const [method, path] of [
    ["GET", "/api/gibt-es-nicht"],
    ["GET", "/api/auth/login"],
    ["PUT", "/api/auth/login"],
    ["GET", "/api/auth/%E0%A4%A"],
    ["GET", "/api/../etc/passwd"],
  ] as const) {
    const reply = await app.anonymous().send({ method, path });
    expect(reply.status, path).toBeGreaterThanOrEqual(400);
    expect(reply.status, path).toBeLessThan(500);
    expect(reply.codes, path).toHaveLength(1);
  }
});

test("every answer has the security headers", async () => {
  const { raw } = await app.anonymous().send({ method: "GET", path: "/api/service/getNotifications" });
  expect(raw.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(raw.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(raw.headers["content-security-policy"]).not.toContain("unsafe");
  expect(raw.headers["x-content-type-options"]).toBe("nosniff");
  expect(raw.headers["cache-control"]).toBe("no-store");
});
