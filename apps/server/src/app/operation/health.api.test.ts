/** What health and calls answer while the database is silent. */
import { openDatabase } from "@portal/db/connect";
import { type SilentProxy, startSilentProxy } from "@portal/db/testing/silent-proxy";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { buildApp } from "../build-app.ts";

const { test, app } = apiTest();

/** The promise is one second; a busy machine may be late. Without a limit of its own an answer takes five and more. */
const ABOUT_A_SECOND_MS = 3000;
const UNAVAILABLE = {
  errors: [expect.objectContaining({ code: "server.unavailable" })],
  requestId: expect.any(String) as string,
};

/** A second server whose connections go through a proxy that can fall silent. */
async function serverBehindProxy(): Promise<{ server: FastifyInstance; proxy: SilentProxy }> {
  const { environment } = app.dependencies;
  const proxy = await startSilentProxy(environment.DATABASE_URL);
  const db = openDatabase(proxy.url, { max: 4 });
  const server = await buildApp({
    ...app.dependencies,
    db,
    environment: { ...environment, LIVE_TIMEOUT_SECONDS: 2 },
  });
  onTestFinished(async () => {
    await server.close();
    await proxy.close();
    await db.destroy();
  });
  return { server, proxy };
}

const ask = async (server: FastifyInstance, what: "ready" | "live") => {
  const { statusCode, body } = await server.inject(`/api/health/${what}`);
  return { status: statusCode, body: JSON.parse(body) as unknown };
};
const statusOf = async (server: FastifyInstance, what: "ready" | "live") => (await ask(server, what)).status;

test("`ready` and `live` answer within a second, and `live` fails once the pool failed for its time", async () => {
  const { server, proxy } = await serverBehindProxy();
  expect([await statusOf(server, "ready"), await statusOf(server, "live")]).toEqual([200, 200]);
  proxy.silenceOpen();
  proxy.silenceNew();

  for (const what of ["ready", "live"] as const) {
    const began = performance.now();
    const { status, body } = await ask(server, what);
    expect(performance.now() - began).toBeLessThan(ABOUT_A_SECOND_MS);
    if (what === "ready") expect([status, body]).toEqual([503, UNAVAILABLE]);
  }
  await expect.poll(() => ask(server, "live"), { timeout: 30_000 }).toEqual({ status: 503, body: UNAVAILABLE });

  proxy.speak();
  for (const what of ["ready", "live"] as const)
    await expect.poll(() => statusOf(server, what), { timeout: 30_000 }).toBe(200);
}, 90_000);

test("many who ask at once hold one connection", async () => {
  const { server, proxy } = await serverBehindProxy();
  proxy.silenceNew();

  const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(server, "ready")));

  expect(new Set(answers)).toEqual(new Set([503]));
  expect(proxy.opened()).toBe(1);
});

test("calls that wait for a connection or an answer in vain get our error body and a time to try again", async () => {
  const { server, proxy } = await serverBehindProxy();
  proxy.silenceNew();

  const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject("/api/service/getNotifications")));

  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, JSON.parse(body)]).toEqual([503, UNAVAILABLE]);
    expect(headers["retry-after"]).toBe("5");
  }
}, 60_000);
