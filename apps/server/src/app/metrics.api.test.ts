/** `GET /metrics` over real HTTP: what it tells, and to whom. */
import { request } from "node:http";
import { getAccount } from "@portal/contract/account/calls";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../testing/fixture.ts";
import { PRODUCTION } from "../testing/production-settings.ts";
import type { TestApp } from "../testing/test-app.ts";

const TOKEN = "metrics-token-of-the-test";
const { test, app } = apiTest({ environment: { METRICS_TOKEN: TOKEN } });
const { app: withoutToken } = apiTest();
/** A proxy on this machine is trusted, as in the product's own production example. */
const { app: behindProxy } = apiTest({ environment: { ...PRODUCTION, METRICS_TOKEN: TOKEN } });
const { app: behindOther } = apiTest({ environment: { ...PRODUCTION, TRUSTED_PROXIES: "10.0.0.0/8" } });

type Answer = { status: number; text: string; type: string };

const listening = new WeakMap<object, Promise<string>>();
function addressOf({ fastify }: TestApp): Promise<string> {
  const address = listening.get(fastify) ?? fastify.listen({ host: "127.0.0.1", port: 0 });
  listening.set(fastify, address);
  return address;
}

async function ask(at: TestApp, headers: Record<string, string> = {}): Promise<Answer> {
  const url = `${await addressOf(at)}/metrics`;
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          type: String(response.headers["content-type"]),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? Number.NaN,
  );

describe("who may read", () => {
  test.each([
    ["a program on this machine", () => app, {}, 200],
    ["the token", () => app, { authorization: `Bearer ${TOKEN}` }, 200],
    ["another token", () => app, { authorization: `Bearer ${TOKEN}x` }, 404],
    ["no token where there is none", () => withoutToken, { authorization: "Bearer undefined" }, 404],
    ["somebody whom a proxy on this machine brings", () => withoutToken, { "x-forwarded-for": "192.0.2.7" }, 404],
    ["somebody who says that they are on this machine", () => withoutToken, { "x-forwarded-for": "127.0.0.1" }, 404],
    ["a request with any other trace of a proxy", () => withoutToken, { via: "1.1 proxy" }, 404],
    ["a proxy on this machine that tells nothing", () => behindProxy, {}, 404],
    ["the token through that proxy", () => behindProxy, { authorization: `Bearer ${TOKEN}` }, 200],
    ["a program on this machine whose proxy is elsewhere", () => behindOther, {}, 200],
  ])("%s", async (_who, at, headers, status) => {
    const answer = await ask(at(), headers);
    expect(answer.status).toBe(status);
    if (status === 404) expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ code: "request.not_found" }] });
  });

  test.each(["192.0.2.7", "::ffff:192.0.2.7", "10.0.0.3"])("nobody at %s without the token", async (remoteAddress) => {
    const at = behindOther.fastify;
    expect((await at.inject({ url: "/metrics", remoteAddress })).statusCode).toBe(404);
    const spoofed = { "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" };
    expect((await at.inject({ url: "/metrics", remoteAddress, headers: spoofed })).statusCode).toBe(404);
  });
});

describe("what is told", () => {
  test("requests by pattern and status class, with their durations", async () => {
    const owner = await app.logInMember();
    const { id } = owner.company;
    const series = (name: string, more: string) =>
      `portal_http_request_duration_seconds_${name}{${more}method="GET",route="${getAccount.path}",status="2xx"}`;
    const before = valueOf((await ask(app)).text, series("count", "")) || 0;
    for (let count = 0; count < 3; count++)
      expect((await owner.client.call(getAccount, { params: { id: String(id) }, accountId: id })).status).toBe(200);
    await app.anonymous().send({ method: "GET", path: "/api/gibt-es-nicht/nummer-4711", xsrf: false });
    const { text, type } = await ask(app);
    expect(type).toContain("text/plain");
    expect(valueOf(text, series("count", "")) - before).toBe(3);
    expect(valueOf(text, series("bucket", 'le="+Inf",'))).toBe(valueOf(text, series("count", "")));
    expect(valueOf(text, series("sum", ""))).toBeGreaterThan(0);
    expect(text).toContain('route="(unknown)",status="4xx"');
    expect(text).not.toContain("nummer-4711");
    expect(text).not.toContain(owner.login);
  });

  test("pool, event loop, memory", async () => {
    const { text } = await ask(app);
    expect(valueOf(text, 'portal_database_connections{state="total"}')).toBeGreaterThan(0);
    for (const name of [
      'portal_database_connections{state="idle"}',
      'portal_database_connections{state="waiting"}',
      "portal_event_loop_utilization",
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
    ])
      expect(valueOf(text, name), name).toBeGreaterThanOrEqual(0);
  });

  test("waiting and failed mails", async () => {
    const at = app.clock.now();
    const due = new Date(at.getTime() - 120_000);
    const mail = (key: string, more: object) => ({
      key,
      template: "test",
      recipient: "erika@kunde.example",
      brand: "x",
      subject: "Geheim",
      text_body: "",
      html_body: "",
      created_at: due,
      due_at: due,
      ...more,
    });
    await app.db
      .insertInto("mails")
      .values([mail("waits", {}), mail("failed", { failed_at: at, empty_at: at }), mail("sent", { sent_at: at })])
      .execute();
    const { text } = await ask(app);
    expect(valueOf(text, "portal_mails_waiting")).toBe(1);
    expect(valueOf(text, "portal_mails_oldest_due_seconds")).toBeGreaterThanOrEqual(119);
    expect(valueOf(text, "portal_mails_failed")).toBe(1);
  });

  test("due jobs and how long the oldest has been", async () => {
    await sql`select pgboss.create_queue('test.metrics', '{"policy": "standard"}'::jsonb)`.execute(app.db);
    const insert = (due: string) =>
      sql`insert into pgboss.job (name, start_after) values ('test.metrics', now() + ${due}::interval)`.execute(app.db);
    await insert("-5 minutes");
    await insert("-1 minute");
    await insert("1 hour");
    const { text } = await ask(app);
    expect(valueOf(text, 'portal_queue_due{queue="test.metrics"}')).toBe(2);
    expect(valueOf(text, 'portal_queue_oldest_due_seconds{queue="test.metrics"}')).toBeGreaterThanOrEqual(299);
  });

  test("each sweep's last success and failures", async () => {
    await sql`insert into sweeps (name, succeeded_at, failures) values
      ('test.works', now() - interval '90 seconds', 0), ('test.fails', null, 3)`.execute(app.db);
    const { text } = await ask(app);
    expect(valueOf(text, 'portal_sweep_last_success_age_seconds{sweep="test.works"}')).toBeGreaterThanOrEqual(90);
    expect(text).toContain('portal_sweep_last_success_age_seconds{sweep="test.fails"} +Inf');
    expect(valueOf(text, 'portal_sweep_failures{sweep="test.fails"}')).toBe(3);
  });

  test("a slow statement, with the request's id and without its values", async () => {
    await sql`select ${"geheim-4711"}::text, pg_sleep(1.1)`.execute(withoutToken.db);
    const { text } = await ask(withoutToken);
    expect(valueOf(text, 'portal_slow_statements_total{outcome="done"}')).toBeGreaterThanOrEqual(1);
    expect(withoutToken.logLines.find((line) => line.includes("slow statement"))).toContain(
      "select $1::text, pg_sleep(1.1)",
    );
    expect(withoutToken.logLines.join("\n")).not.toContain("geheim-4711");
  });

  test("without the database everything else", async () => {
    await sql`alter table mails rename to mails_gone`.execute(app.db);
    const { status, text } = await ask(app);
    await sql`alter table mails_gone rename to mails`.execute(app.db);
    expect(status).toBe(200);
    expect(valueOf(text, "portal_database_figures_up")).toBe(0);
    expect(text).toContain("portal_http_request_duration_seconds_count");
    expect(valueOf((await ask(app)).text, "portal_database_figures_up")).toBe(1);
  });
});
