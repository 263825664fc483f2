/** How the server process ends. */
import { connect } from "node:net";
import { startSilentProxy } from "@portal/db/testing/silent-proxy";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { expect, onTestFinished, test } from "vitest";
import { codeOf } from "../../testing/raw-server.ts";
import { requestHead, sendBytes } from "../../testing/raw-request.ts";
import { startServerProcess } from "../../testing/faults/server-process.ts";
import { STOP_TIMEOUT_MS } from "./stop.ts";

const TIMEOUT_MS = 120_000;
const UNAVAILABLE = {
  errors: [expect.objectContaining({ code: "server.unavailable" })],
  requestId: expect.any(String) as string,
};
const PUBLIC_CALL = "/api/service/getNotifications";

async function testDatabase(): Promise<string> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

/** The headers of the pair that a call before log-in needs. */
async function xsrfPair(port: number): Promise<string[]> {
  const { head } = await sendBytes(port, requestHead("GET", PUBLIC_CALL));
  const cookies = [...head.matchAll(/set-cookie: ([^;\r]+)/gi)].map(([, pair]) => pair);
  const token = cookies.find((pair) => pair?.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length);
  return [`Cookie: ${cookies.join("; ")}`, `X-XSRF-TOKEN: ${decodeURIComponent(token ?? "")}`];
}

test(
  "a server that is asked to stop first lowers `ready` and serves on, then ends",
  async () => {
    const server = await startServerProcess({ DATABASE_URL: await testDatabase(), STOP_DELAY_SECONDS: "8" });
    await expect.poll(() => server.get("/api/health/ready"), { timeout: 30_000 }).toMatchObject({ status: 200 });

    server.child.kill("SIGTERM");

    await expect.poll(() => server.get("/api/health/ready")).toEqual({ status: 503, body: UNAVAILABLE });
    expect((await server.get(PUBLIC_CALL)).status).toBe(200);
    expect((await server.get("/api/health/live")).status).toBe(200);
    expect(await server.ended).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  "half-sent requests and a silent database don't hold up the end, and each is refused in our error body",
  async () => {
    const proxy = await startSilentProxy(await testDatabase());
    onTestFinished(() => proxy.close());
    const server = await startServerProcess({ DATABASE_URL: proxy.url });
    const xsrf = await xsrfPair(server.port);
    proxy.silenceOpen();
    proxy.silenceNew();
    const halfSent = [
      sendBytes(server.port, "GET / HTTP/1.1\r\nHost: loc"),
      sendBytes(
        server.port,
        requestHead("POST", "/api/auth/login", [...xsrf, "Content-Type: application/json", "Content-Length: 100"]),
        '{"login":',
      ),
      sendBytes(server.port, requestHead("GET", PUBLIC_CALL)),
    ];
    // An idle connection, which nobody has to be told about.
    const idle = connect(server.port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void idle.destroy());
    await expect.poll(() => server.get("/api/health/ready"), { timeout: 30_000 }).toMatchObject({ status: 503 });

    const asked = performance.now();
    server.child.kill("SIGTERM");

    for (const answer of await Promise.all(halfSent))
      expect([answer.status, codeOf(answer)]).toEqual([503, "server.unavailable"]);
    expect(await server.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(STOP_TIMEOUT_MS + 10_000);
  },
  TIMEOUT_MS,
);
