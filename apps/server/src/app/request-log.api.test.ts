/** What the log says about requests: one line each, with the id that the answer carries, and nothing about people. */
import { getAccount } from "@portal/contract/account/calls";
import { login } from "@portal/contract/auth/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { logoAndSlogan } from "../features/entry/testing/bodies.ts";
import { inRequest, makeRequestId } from "../platform/observability/request-id.ts";
import { apiTest } from "../testing/fixture.ts";
import { PRODUCTION } from "../testing/production-settings.ts";
import { listen, requestHead, sendBytes } from "../testing/raw-request.ts";
import type { TestApp } from "../testing/test-app.ts";
import { MAIL, makeMarkedCalls, TEXT } from "../testing/traces/marked-calls.ts";

const { test, app } = apiTest({ environment: { SLOW_STATEMENT_MS: "100" } });
const { app: proxied } = apiTest({ environment: { ...PRODUCTION } });

type Line = { level: number; msg: string; requestId?: string; route?: string; status?: number; ms?: number };
const OWN_FORM = /^[0-9a-hjkmnp-tv-z]{4}(?:-[0-9a-hjkmnp-tv-z]{4}){2}$/;
const UUID = "0b8e6a52-7a4c-4f0e-9a53-1f2f6f6f2d11";

const linesOf = ({ logLines }: TestApp): Line[] => logLines.map((line) => JSON.parse(line) as Line);
const requestLines = (at: TestApp): Line[] => linesOf(at).filter(({ msg }) => msg === "request");
const ask = (path: string, headers: Record<string, string> = {}, at: TestApp = app) =>
  at.anonymous().send({ method: "GET", path, headers, xsrf: false });
const idOf = ({ raw }: { raw: { headers: Record<string, unknown> } }): string => String(raw.headers["x-request-id"]);
const lineOf = (id: string, at: TestApp = app): Line[] => requestLines(at).filter(({ requestId }) => requestId === id);

describe("the request id", () => {
  test("is made, differs, and can be read aloud", async () => {
    const ids = [idOf(await ask("/api/service/getNotifications")), idOf(await ask("/api/gibt-es-nicht"))];
    expect(ids[0]).toMatch(OWN_FORM);
    expect(ids[1]).toMatch(OWN_FORM);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test.each([UUID, "0123456789abcdef0123456789abcdef", "k7qm-3xpd-9tzv"])(
    "%s is taken over from a trusted proxy",
    async (id) => {
      const reply = await ask("/api/service/getNotifications", { "x-request-id": id }, proxied);
      expect(idOf(reply)).toBe(id);
      expect(lineOf(id, proxied)).toHaveLength(1);
    },
  );

  test.each([
    "erika.muster@kunde.example",
    "0301234567",
    "a b",
    "",
    "x".repeat(32),
    `${UUID}${UUID}`,
    `${UUID}, ${UUID}`,
    "0B8E6A52-7A4C-4F0E-9A53-1F2F6F6F2D11",
  ])("%j is replaced although a trusted proxy sends it", async (id) => {
    const reply = await ask("/api/service/getNotifications", { "x-request-id": id }, proxied);
    expect(idOf(reply)).toMatch(OWN_FORM);
  });

  test("of somebody who is no trusted proxy is replaced", async () => {
    const direct = await ask("/api/service/getNotifications", { "x-request-id": UUID });
    expect(idOf(direct)).toMatch(OWN_FORM);
    const elsewhere = await proxied.fastify.inject({
      url: "/api/service/getNotifications",
      remoteAddress: "192.0.2.7",
      headers: { "x-request-id": UUID, "x-forwarded-proto": "https" },
    });
    expect(elsewhere.headers["x-request-id"]).toMatch(OWN_FORM);
  });

  test("stands in every log line of the request, from a service after the body was read too", async () => {
    const owner = await app.logInMember();
    await sql`alter table entries add constraint nothing_hidden check (slogan not like 'geheim%')`.execute(app.db);
    const reply = await owner.client.call(saveCallOf("logoAndSlogan"), {
      accountId: owner.company.id,
      body: logoAndSlogan({ slogan: "geheim" }),
    });
    await sql`alter table entries drop constraint nothing_hidden`.execute(app.db);
    const id = idOf(reply);
    expect(reply.status).toBe(500);
    expect(reply.body).toMatchObject({ errors: [{ code: "server.defect" }], requestId: id });
    expect(linesOf(app).filter(({ requestId }) => requestId === id)).toMatchObject([
      { msg: "request failed", route: saveCallOf("logoAndSlogan").path, level: 50 },
      { msg: "request", route: saveCallOf("logoAndSlogan").path, status: 500, level: 40 },
    ]);
  });

  test("stands in the line of a slow statement after a body was read, which arrives outside the request's context", async () => {
    const owner = await app.logInMember();
    await sql`create function doze() returns trigger language plpgsql as
      'begin perform pg_sleep(0.15); return new; end'`.execute(app.db);
    await sql`create trigger dozes before update on entries for each row execute function doze()`.execute(app.db);
    const reply = await owner.client.call(saveCallOf("logoAndSlogan"), {
      accountId: owner.company.id,
      body: logoAndSlogan({ slogan: "Langsam" }),
    });
    await sql`drop trigger dozes on entries`.execute(app.db);
    expect(reply.status).toBe(200);
    const slow = linesOf(app).filter(({ msg, requestId }) => msg === "slow statement" && requestId === idOf(reply));
    expect(slow).not.toEqual([]);
  });

  test("goes to lines of services by context", () => {
    const id = makeRequestId();
    inRequest(id, () => app.dependencies.log.info("from a service"));
    app.dependencies.log.info("beside the requests");
    expect(linesOf(app).find(({ msg }) => msg === "from a service")).toMatchObject({ requestId: id });
    expect(linesOf(app).find(({ msg }) => msg === "beside the requests")).not.toHaveProperty("requestId");
  });

  test("is not in the body of a refusal, which is the same for everybody", async () => {
    const [one, other] = [await ask("/api/navigation/menu-items"), await ask("/api/navigation/menu-items")];
    expect(one.body).toEqual(other.body);
    expect(idOf(one)).not.toBe(idOf(other));
  });

  test("of requests that reach no route is in answer and log", async () => {
    const port = await listen(app.fastify);
    for (const [bytes, route] of [
      [requestHead("GET", "/api/%E0%A4%A"), "(undecodable)"],
      ["nonsense\r\n\r\n", "(unreadable)"],
    ] as const) {
      const reply = await sendBytes(port, bytes);
      const id = /^x-request-id: (.*)$/im.exec(reply.head)?.[1] ?? "";
      expect(id).toMatch(OWN_FORM);
      expect(lineOf(id)).toMatchObject([{ route, status: 400 }]);
    }
  });
});

describe("the line of a request", () => {
  test("holds pattern, method, status, milliseconds and id, and nothing else", async () => {
    const owner = await app.logInMember();
    const { id: companyId } = owner.company;
    const reply = await owner.client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId });
    const [line] = lineOf(idOf(reply));
    expect(line).toMatchObject({ route: getAccount.path, method: "GET", status: 200, level: 30 });
    expect(line?.ms).toBeGreaterThanOrEqual(0);
    expect(Object.keys(line ?? {}).toSorted()).toEqual(
      ["hostname", "level", "method", "ms", "msg", "pid", "requestId", "route", "status", "time"].toSorted(),
    );
  });

  test.each([
    ["/api/health/live", 0],
    ["/api/health/ready", 0],
    ["/api/gibt-es-nicht/4711?a=1", 1],
  ])("of %s: %i at the level info", async (path, count) => {
    const reply = await ask(path);
    expect(lineOf(idOf(reply))).toHaveLength(count);
    if (count > 0) expect(lineOf(idOf(reply))).toMatchObject([{ route: "(unknown)", status: 404 }]);
  });
});

describe("nothing that people send reaches the log", () => {
  test("of any call, whoever makes it", async () => {
    const before = requestLines(app).length;
    const { sent, secrets } = await makeMarkedCalls(app);
    expect(requestLines(app).length - before).toBeGreaterThanOrEqual(sent);
    const log = app.logLines.join("\n").toLowerCase();
    for (const secret of secrets) expect(log).not.toContain(secret.toLowerCase());
  }, 120_000);

  test("of a login that is refused", async () => {
    const { status } = await app.anonymous().call(login, { body: { login: MAIL, password: TEXT, remember: false } });
    expect(status).toBe(401);
    expect(app.logLines.join("\n")).not.toContain(TEXT);
  });

  test("of a failure that an outside library reports with all its fields", async () => {
    const failure = Object.assign(new Error("duplicate key"), { code: "23505", detail: `Key (email)=(${MAIL})` });
    app.dependencies.log.warn({ err: failure }, "looking for mails failed");
    expect(app.logLines.join("\n")).not.toContain(MAIL);
    expect(linesOf(app).find(({ msg }) => msg === "looking for mails failed")).toMatchObject({
      err: { code: "23505" },
    });
  });

  test("of who asks: neither company nor brand nor address", async () => {
    const owner = await app.logInMember();
    const reply = await owner.client.call(getSalesForceEntry, { accountId: owner.company.id });
    const text = JSON.stringify(lineOf(idOf(reply)));
    for (const who of [String(owner.company.id), String(owner.userId), DEFAULT_BRAND.name, "127.0.0.1"])
      expect(text.replace(/"(?:time|pid|ms)":[\d.]+/g, "").replace(/"hostname":"[^"]*"/, "")).not.toContain(`"${who}"`);
  });
});
