/** Checks that answers, documents and log lines reveal nothing. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { aboutUs, logoAndSlogan } from "../features/entry/testing/bodies.ts";
import { apiTest } from "../testing/fixture.ts";
import type { Member } from "../testing/test-app.ts";

const SECRET = "geheim-4711";
const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeAll(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const read = (path: string) => app.anonymous().send({ method: "GET", path, xsrf: false });

describe("for anonymous callers", () => {
  test("health tells only that the process is alive", async () => {
    for (const path of ["/api/health/live", "/api/health/ready"])
      expect((await read(path)).body).toEqual({ status: "ok" });
  });

  test("the OpenAPI document contains calls, but no people, secrets or hosts", async () => {
    const text = JSON.stringify((await read("/api/openapi.json")).body);
    const { DATABASE_URL, SESSION_SECRET, DATA_DIR } = app.dependencies.environment;
    for (const leak of [DATABASE_URL, SESSION_SECRET, DATA_DIR, anna.login, process.cwd()])
      expect(text).not.toContain(leak);
    expect(text).not.toMatch(/secret_hash|password_hash|postgres|select |node_modules/);
  });

  test("no header names our software", async () => {
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
    expect(app.logLines.join("")).not.toContain(SECRET);
  });
});

test("a database error is logged without what people typed", async () => {
  await sql`alter table entries add constraint nothing_hidden check (slogan not like 'geheim%')`.execute(app.db);
  const reply = await anna.client.call(saveCallOf("logoAndSlogan"), {
    accountId,
    body: logoAndSlogan({ slogan: SECRET }),
  });
  await sql`alter table entries drop constraint nothing_hidden`.execute(app.db);
  expect([reply.status, reply.codes]).toEqual([500, ["server.defect"]]);
  const line = app.logLines.find((each) => each.includes("nothing_hidden")) ?? "";
  expect(line).toContain("23514");
  expect(app.logLines.join("")).not.toContain(SECRET);
  expect((await anna.client.call(getSalesForceEntry, { accountId })).status).toBe(200);
});
