/** Requests over a raw socket that no HTTP client sends: targets, hosts, headers and bodies. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listen, type RawReply, requestHead, sendBytes } from "../testing/raw-request.ts";
import { apiTest } from "../testing/fixture.ts";
import type { Member } from "../testing/test-app.ts";

let port: number;
let folder: string;
let anna: Member;
let loggedIn: string[];

const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: await makeWeb() }) });

async function makeWeb(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), "portal-web-"));
  const web = join(folder, "web");
  await mkdir(web);
  await writeFile(join(web, "index.html"), '<html data-brand="%BRAND%"><title>%TITLE%</title>');
  await writeFile(join(folder, "portal-outside.txt"), "geheim");
  return web;
}

beforeAll(async () => {
  port = await listen(app.fastify);
  anna = await app.logInMember();
  const { cookies } = anna.client;
  loggedIn = [
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`,
    `X-XSRF-TOKEN: ${cookies.get("XSRF-TOKEN")}`,
  ];
});
afterAll(() => rm(folder, { recursive: true }));

const codeOf = ({ body }: RawReply): string | undefined =>
  (JSON.parse(body) as { errors?: { code: string }[] }).errors?.[0]?.code;
const get = (target: string, headers: string[] = loggedIn) => sendBytes(port, requestHead("GET", target, headers));

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
    expect(reply.body).not.toContain("geheim");
  });

  test("an escaped path is the same call with the same protection", async () => {
    const reply = await get(`/%61pi/customer/getSalesForceEntry?accountId=${anna.company.id}`);
    expect(reply.status).toBe(200);
    expect(reply.head.toLowerCase()).toContain("cache-control: no-store");
  });
});

describe("methods", () => {
  test.each(["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "CONNECT", "BREW"])(
    "%s reaches no call that changes state",
    async (method) => {
      for (const path of ["/api/auth/login", "/api/auth/logout", "/api/customer/updateEntryAboutUs"]) {
        const { status, head } = await sendBytes(port, requestHead(method, path, [...loggedIn, "Content-Length: 0"]));
        expect([0, 400, 404], `${method} ${path}`).toContain(status);
        expect(head).not.toMatch(/set-cookie: portal/i);
      }
    },
  );

  test("HEAD of a state-changing GET needs the XSRF header", async () => {
    const { status } = await sendBytes(port, requestHead("HEAD", "/api/auth/refresh", [loggedIn[0] as string]));
    expect(status).toBe(403);
  });

  test("headers that override the method are ignored", async () => {
    const overrides = ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map((name) => `${name}: POST`);
    expect((await get("/api/auth/logout", [...loggedIn, ...overrides])).status).toBe(404);
    expect((await get("/api/auth/logout?_method=POST")).status).toBe(404);
  });

  test.each(["cross-site", "same-site", "none", "same-origin", "same-origin, cross-site"])(
    "an image of another page that says Sec-Fetch-Site: %s ends no session",
    async (site) => {
      for (const path of ["/api/auth/removeMainSessionKeys", "/api/auth/refresh"]) {
        expect((await get(path, [loggedIn[0] as string, `Sec-Fetch-Site: ${site}`])).status).toBe(403);
      }
    },
  );

  test("a cross-site form with text/plain that looks like JSON changes nothing", async () => {
    const body = '{"login":"a","password":"b","x":"="}';
    const headers = [loggedIn[0] as string, "Origin: https://evil.example", "Content-Type: text/plain"];
    const plain = await sendBytes(
      port,
      requestHead("POST", "/api/auth/login", [...headers, `Content-Length: ${body.length}`]),
      body,
    );
    expect(plain.status).toBe(403);
  });
});

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
      const { status, head } = await sendBytes(
        port,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
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
    sendBytes(port, requestHead("POST", "/api/auth/login", [...loggedIn, JSON_TYPE, ...headers]), ...body);
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
    const socket = connect(port, "127.0.0.1");
    socket.write(requestHead("POST", "/api/auth/login", [...loggedIn, JSON_TYPE, "Content-Length: 100"]) + '{"login":');
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
  for (const value of anna.client.cookies.values()) expect(log).not.toContain(value);
  expect(log).not.toContain(anna.login);
  expect(app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
});
