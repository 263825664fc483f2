/** What arrives at a collector of OpenTelemetry traces, and that a bad one costs nothing. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getAccount } from "@portal/contract/account/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { logoAndSlogan } from "../features/entry/testing/bodies.ts";
import { defineJob, workOn } from "../platform/jobs/job.ts";
import { runJob } from "../platform/jobs/run-job.ts";
import { openTracing, type Tracing } from "../platform/observability/tracing/open-tracing.ts";
import { inSpan, startSpan } from "../platform/observability/tracing/trace.ts";
import { traceHeaders } from "../platform/outgoing/exchange.ts";
import { outgoingFetch } from "../platform/outgoing/outgoing-fetch.ts";
import { startSweeps } from "../platform/sweeps/start-sweeps.ts";
import { apiTest } from "../testing/fixture.ts";
import { PRODUCTION } from "../testing/production-settings.ts";
import { type ArrivedSpan, type Collector, startCollector } from "../testing/traces/collector.ts";
import { makeMarkedCalls } from "../testing/traces/marked-calls.ts";

let collector: Collector;
let tracing: Tracing | undefined;
const endpoint = async () => (collector ??= await startCollector()).url;
const { test, app } = apiTest({ environment: async () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: await endpoint() }) });
const { app: proxied } = apiTest({
  environment: async () => ({ ...PRODUCTION, OTEL_EXPORTER_OTLP_ENDPOINT: await endpoint() }),
});
beforeAll(async () => void (tracing = await openTracing(app.dependencies)));
afterAll(async () => {
  await tracing?.stop();
  await collector.close();
});

const PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const arrived = (wanted: (span: ArrivedSpan) => boolean) =>
  expect.poll(() => collector.spans.filter(wanted), { timeout: 20_000 });

describe("a request", () => {
  test("has a span with pattern and status, with its statements below it, also after the body was read", async () => {
    const owner = await app.logInMember();
    const call = saveCallOf("logoAndSlogan");
    const reply = await owner.client.call(call, {
      accountId: owner.company.id,
      body: logoAndSlogan({ slogan: "Neu" }),
    });
    expect(reply.status).toBe(200);
    const name = `POST ${call.path}`;
    await arrived((span) => span.name === name).toHaveLength(1);
    const request = collector.spans.find((span) => span.name === name);
    expect(request).toMatchObject({
      kind: 2,
      facts: { "http.route": call.path, "http.response.status_code": 200, "http.request.method": "POST" },
    });
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map((span) => span.name)).toEqual(expect.arrayContaining(["select memberships", "update entries"]));
    const id = String(reply.raw.headers["x-request-id"]);
    const line = app.logLines.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(line.find(({ msg, requestId }) => msg === "request" && requestId === id)).toMatchObject({
      traceId: request?.traceId,
    });
    expect(request?.facts["portal.request_id"]).toBe(id);
  });

  test("continues the trace of a trusted proxy, and of nobody else", async () => {
    const headers = { traceparent: PARENT, "x-forwarded-proto": "https" };
    const ask = (at: typeof app, remoteAddress: string, nth: number) =>
      at.fastify.inject({ url: `/api/nowhere/${nth}`, remoteAddress, headers });
    const ids = [
      await ask(proxied, "127.0.0.1", 1),
      await ask(proxied, "192.0.2.7", 2),
      await ask(app, "127.0.0.1", 3),
    ];
    const spanOf = (index: number) => (span: ArrivedSpan) =>
      span.facts["portal.request_id"] === ids[index]?.headers["x-request-id"];
    for (const index of ids.keys()) await arrived(spanOf(index)).toHaveLength(1);
    expect(collector.spans.find(spanOf(0))).toMatchObject({
      traceId: PARENT.split("-")[1],
      parentSpanId: PARENT.split("-")[2],
    });
    for (const index of [1, 2]) expect(collector.spans.find(spanOf(index))?.traceId).not.toBe(PARENT.split("-")[1]);
  });

  test("of health has none", async () => {
    await app.anonymous().send({ method: "GET", path: "/api/health/live", xsrf: false });
    await app.anonymous().send({ method: "GET", path: "/api/marker-after-health", xsrf: false });
    await arrived(({ name }) => name === "GET (unknown)").not.toHaveLength(0);
    expect(collector.spans.filter(({ name }) => name.includes("health"))).toEqual([]);
  });
});

test("jobs and sweeps have spans", async () => {
  const job = defineJob({
    name: "test.traced",
    data: z.object({}),
    timeoutSeconds: 5,
    retry: { limit: 0, pauseSeconds: 1 },
  });
  const worker = workOn(job, { run: async () => void (await sql`select 1 as job_step`.execute(app.db)) });
  const fetched = { id: "1", data: {}, retryCount: 0, retryLimit: 0, signal: new AbortController().signal };
  await runJob(app.dependencies.log, worker, fetched as never);
  const sweeps = startSweeps(app.dependencies, [{ name: "test.swept", run: async () => 1 }], { lookMs: 50 });
  await arrived(({ name }) => name === "sweep test.swept").toHaveLength(1);
  await sweeps.stop();
  await arrived(({ name }) => name === "job test.traced").toHaveLength(1);
  const jobSpan = collector.spans.find(({ name }) => name === "job test.traced");
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === jobSpan?.spanId)).toHaveLength(1);
});

test("a call to an outside system has a span, and only a trusted host learns of the trace", async () => {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers["traceparent"]);
    response.end("{}");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const span = startSpan("test", "internal");
  await inSpan(span, () => outgoingFetch("google", { OUTGOING_TRUSTED: [place] }, [])(`http://${place}/geheim-4711`));
  span?.end();
  await arrived(({ name }) => name === "call google").toHaveLength(1);
  const call = collector.spans.find(({ name }) => name === "call google");
  expect(call).toMatchObject({
    traceId: span?.traceId,
    facts: { "portal.connector": "google", "portal.result": "ok" },
  });
  expect(heard).toEqual([`00-${call?.traceId}-${call?.spanId}-01`]);
  expect(traceHeaders(false, span)).toEqual({});
});

test("nothing that people send reaches the collector", async () => {
  const { secrets } = await makeMarkedCalls(app);
  await app.drainJobs();
  await app.anonymous().send({ method: "DELETE", path: "/api/the-last-one", xsrf: false });
  await arrived(({ name }) => name === "DELETE (unknown)").toHaveLength(1);
  const everything = collector.sent.join("\n").toLowerCase();
  expect(collector.spans.length).toBeGreaterThan(200);
  for (const secret of secrets) expect(everything).not.toContain(secret.toLowerCase());
}, 180_000);

describe("a collector that", () => {
  const exportsFailed = async (at = app) =>
    Number(
      /^portal_trace_exports_total\{result="failed"\} (\d+)/m.exec(
        (await at.dependencies.metrics.text([])).text,
      )?.[1] ?? 0,
    );
  const load = async () => {
    const owner = await app.logInMember();
    const { id } = owner.company;
    const times: number[] = [];
    for (let count = 0; count < 200; count++) {
      const began = performance.now();
      const { status } = await owner.client.call(getAccount, { params: { id: String(id) }, accountId: id });
      expect(status).toBe(200);
      times.push(performance.now() - began);
    }
    return Math.max(...times);
  };

  test("hangs neither slows nor fails a request, nor the end of the server", async () => {
    collector.hang();
    await expect
      .poll(async () => [await load(), await exportsFailed()], { timeout: 60_000 })
      .toEqual([
        expect.toSatisfy((longest: number) => longest < 4000),
        expect.toSatisfy((failed: number) => failed > 0),
      ]);
    expect(app.logLines.filter((line) => line.includes("collector of traces"))).toHaveLength(1);
    await load();
    const began = performance.now();
    await tracing?.stop();
    // An export that hangs has five seconds.
    expect(performance.now() - began).toBeLessThan(4900);
  }, 120_000);

  test("is gone neither slows nor fails a request", async () => {
    await collector.close();
    const before = await exportsFailed();
    tracing = await openTracing(app.dependencies);
    await expect
      .poll(async () => [await load(), await exportsFailed()], { timeout: 60_000 })
      .toEqual([
        expect.toSatisfy((longest: number) => longest < 4000),
        expect.toSatisfy((failed: number) => failed > before),
      ]);
  }, 120_000);
});
