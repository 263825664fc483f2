/** Requests over a raw socket whose hosts, headers and bodies no HTTP client sends. */
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { requestHead } from "../testing/raw-request.ts";
import { codeOf, rawServerTest } from "../testing/raw-server.ts";

const { test, app, member, loggedIn, port, send, get } = rawServerTest();

describe("hosts", () => {
  test.each([
    "a_b.c_d.example",
    "\u00e4.example",
    "portal.branche.example.",
    "person@evil.example",
    "evil.example/path",
    "x y",
    "a;b",
    "-a.-b",
    "a..b",
    "%41.example",
    "a".repeat(300),
    "",
  ])("%s is answered, and becomes a cookie's domain only where it is one", async (host) => {
    for (const path of ["/api/service/getNotifications", "/login"]) {
      const { status, head } = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(status, path).toBe(200);
      const domain = /set-cookie: portal=.*?domain=([^;\r]*)/i.exec(head)?.[1];
      expect(domain).toBe(host.startsWith("portal.") ? "branche.example" : undefined);
    }
  });
});

describe("headers", () => {
  test.each([
    ["a bare line feed", "X: a\nSet-Cookie: b", 400],
    ["a bare carriage return", "X: a\rSet-Cookie: b", 400],
    ["20 kB of cookies", `Cookie: a=${"b".repeat(20_000)}`, 431],
    ["no colon", "Kopfzeile", 400],
  ])("%s is refused in our error body, without repeating it", async (_what, header, status) => {
    const reply = await get("/api/service/getNotifications", [header]);
    expect([reply.status, codeOf(reply)]).toEqual([status, "request.malformed"]);
    expect(reply.body).not.toMatch(/Set-Cookie|bbb|Kopfzeile/);
  });

  test.each([
    ["HTTP/1.1 without a host", "GET /api/service/getNotifications HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n", 400],
    ["an unknown expectation", requestHead("GET", "/api/service/getNotifications", ["Expect: wonders"]), 417],
    ["an unknown method", "EAT /api HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["an unknown version", "GET /api HTTP/3.7\r\nHost: localhost\r\n\r\n", 400],
    ["a target of 20 kB", requestHead("GET", `/api/${"a".repeat(20_000)}`), 431],
  ])("%s is refused in our error body", async (_what, bytes, status) => {
    const reply = await send(bytes);
    expect([reply.status, codeOf(reply)]).toEqual([status, "request.malformed"]);
  });

  test.each([
    ["names of the prototype", "__proto__=x; constructor=y; toString=z; XSRF-TOKEN=%; portal=%zz"],
    ["3,000 cookies", "a=b; ".repeat(3000)],
    ["no names", "=; ==; ;;;"],
  ])("cookies: %s", async (_what, cookie) => {
    expect((await get("/api/service/getNotifications", [`Cookie: ${cookie}`])).status).toBe(200);
    expect((await get("/api/navigation/menu-items", [`Cookie: ${cookie}`])).status).toBe(401);
  });
});

describe("bodies", () => {
  const JSON_TYPE = "Content-Type: application/json";
  const BODY = JSON.stringify({ login: "a", password: "b" });
  const post = (headers: string[], ...body: (string | Buffer)[]) =>
    send(requestHead("POST", "/api/auth/login", [...loggedIn(), JSON_TYPE, ...headers]), ...body);
  const chunked = (...pieces: string[]) =>
    post(
      ["Transfer-Encoding: chunked"],
      ...pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`),
      "0\r\n\r\n",
    );

  test.each([
    ["a length that is too short", ["Content-Length: 5"]],
    ["two lengths", ["Content-Length: 5", `Content-Length: ${BODY.length}`]],
    ["a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"]],
    ["a negative length", ["Content-Length: -5"]],
    ["broken chunks", ["Transfer-Encoding: chunked"]],
  ])("%s", async (_what, headers) => {
    const reply = await post(headers, BODY);
    expect([reply.status, codeOf(reply)]).toEqual([400, "request.malformed"]);
  });

  test("a body of 5,000 bytes is accepted and one of 5,001 refused, chunked or not", async () => {
    const pieces = (length: number) => BODY.padEnd(length).match(/[^]{1,700}/g) as string[];
    expect((await chunked(...pieces(5000))).status).toBe(401);
    expect((await post(["Content-Length: 5000"], BODY.padEnd(5000))).status).toBe(401);
    expect((await chunked(...pieces(5001))).status).toBe(413);
    expect((await post(["Content-Length: 5001"], BODY.padEnd(5001))).status).toBe(413);
  });

  test.each([
    ["gzip", gzipSync(BODY)],
    ["gzip", gzipSync(BODY.padEnd(1_000_000))],
    ["gzip", Buffer.from("kein gzip")],
    ["br", Buffer.from(BODY)],
    ["nonsense", Buffer.from(BODY)],
  ])("compressed ones (%s) are not supported, so nothing unfolds", async (encoding, bytes) => {
    const reply = await post([`Content-Encoding: ${encoding}`, `Content-Length: ${bytes.length}`], bytes);
    expect([reply.status, codeOf(reply)]).toEqual([415, "request.type_not_supported"]);
  });

  test("a client that disconnects causes no error in the log", async () => {
    const before = app.logLines.length;
    const socket = connect(port(), "127.0.0.1");
    socket.write(
      requestHead("POST", "/api/auth/login", [...loggedIn(), JSON_TYPE, "Content-Length: 100"]) + '{"login":',
    );
    await expect.poll(() => openConnections()).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(() => openConnections()).toBe(0);
    expect(app.logLines.slice(before).join("")).not.toContain("request failed");
  });

  const openConnections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      app.fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
});

test("a slow request is ended", () => {
  const { requestTimeout, headersTimeout } = app.fastify.server;
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(120_000);
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});

test("nothing sent here is in the log", async () => {
  await get("/gibt-es-nicht?mail=geheim@kunde.example");
  await get("/api/gibt-es-nicht?mail=geheim@kunde.example");
  await get("/api/%E0%A4%A?mail=geheim@kunde.example");
  await get("/api/customer/getSalesForceEntry?accountId=geheim@kunde.example");
  await get("/api/entry/public/geheim@kunde.example");
  const log = app.logLines.join("\n");
  expect(log).not.toContain("geheim");
  for (const value of member().client.cookies.values()) expect(log).not.toContain(value);
  expect(log).not.toContain(member().login);
  expect(app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
});
