/** What answers, documents and log lines give away. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aboutUs, logoAndSlogan } from "../features/entry/testing/bodies.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

const SECRET = "geheim-4711";
let t: TestApp;
let anna: SignedIn;
let accountId: number;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.signIn({ companies: [{}] });
  accountId = anna.companyIds[0] as number;
});
afterAll(() => t.close());

const read = (path: string) => t.anonymous().send({ method: "GET", path, xsrf: false });

describe("for everybody", () => {
  test("health says that it lives, and nothing else", async () => {
    for (const path of ["/api/health/live", "/api/health/ready"])
      expect((await read(path)).body).toEqual({ status: "ok" });
  });

  test("the OpenAPI document names calls, not people, secrets or machines", async () => {
    const text = JSON.stringify((await read("/api/openapi.json")).body);
    const { DATABASE_URL, SESSION_SECRET, DATA_DIR } = t.dependencies.environment;
    for (const leak of [DATABASE_URL, SESSION_SECRET, DATA_DIR, anna.login, process.cwd()])
      expect(text).not.toContain(leak);
    expect(text).not.toMatch(/secret_hash|password_hash|postgres|select |node_modules/);
  });

  test("no header names what we are built with", async () => {
    const { headers } = (await read("/api/service/getNotifications")).raw;
    expect(headers["server"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});

describe("refusals repeat nothing that was sent", () => {
  test.each([
    ["a value", { method: "POST", path: saveCallOf("aboutUs").path, body: aboutUs({ foundingYear: SECRET }) }],
    [
      "a text that is too long",
      { method: "POST", path: saveCallOf("aboutUs").path, body: aboutUs({ text: SECRET.repeat(500) }) },
    ],
    [
      "a marker",
      { method: "POST", path: saveCallOf("logoAndSlogan").path, body: logoAndSlogan({ logo: `tmpfile-${SECRET}` }) },
    ],
    [
      "a key",
      { method: "POST", path: saveCallOf("aboutUs").path, body: { ...aboutUs({ version: SECRET }), [SECRET]: 1 } },
    ],
    [
      "a broken body",
      {
        method: "POST",
        path: saveCallOf("aboutUs").path,
        payload: Buffer.from(`{"${SECRET}":`),
        headers: { "content-type": "application/json" },
      },
    ],
    [
      "a prototype key",
      {
        method: "POST",
        path: saveCallOf("aboutUs").path,
        payload: Buffer.from(`{"__proto__":"${SECRET}"}`),
        headers: { "content-type": "application/json" },
      },
    ],
    [
      "a type",
      {
        method: "POST",
        path: saveCallOf("aboutUs").path,
        payload: Buffer.from("x"),
        headers: { "content-type": `text/${SECRET}` },
      },
    ],
    ["a query", { method: "GET", path: "/api/customer/entry/history", query: { limit: SECRET } }],
    ["a path", { method: "GET", path: `/api/entry/public/${SECRET}` }],
    ["an unknown path", { method: "GET", path: `/api/${SECRET}` }],
  ])("%s", async (_what, request) => {
    const reply = await anna.client.send({ accountId, ...request });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.raw.body).not.toContain(SECRET);
    expect(JSON.stringify(reply.raw.headers)).not.toContain(SECRET);
    expect(t.logLines.join("")).not.toContain(SECRET);
  });
});

test("a defect in the database is logged without what people typed", async () => {
  await sql`alter table entries add constraint nothing_hidden check (slogan not like 'geheim%')`.execute(t.db);
  const reply = await anna.client.call(saveCallOf("logoAndSlogan"), {
    accountId,
    body: logoAndSlogan({ slogan: SECRET }),
  });
  await sql`alter table entries drop constraint nothing_hidden`.execute(t.db);
  expect([reply.status, reply.codes]).toEqual([500, ["server.defect"]]);
  const line = t.logLines.find((each) => each.includes("nothing_hidden")) ?? "";
  expect(line).toContain("23514");
  expect(t.logLines.join("")).not.toContain(SECRET);
  expect((await anna.client.call(getSalesForceEntry, { accountId })).status).toBe(200);
});
