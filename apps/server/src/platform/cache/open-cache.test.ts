import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import type { Cache } from "./cache.ts";
import { openCache } from "./open-cache.ts";

const HOUR_MS = 3_600_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A cache with everything that it logs, one document a line. */
async function open(redisUrl?: string): Promise<{ cache: Cache; messages: () => string[] }> {
  const lines: string[] = [];
  const cache = await openCache({ redisUrl, log: pino({}, { write: (line: string) => void lines.push(line) }) });
  closing.push(() => cache.close());
  return { cache, messages: () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
}

const AWAY = "the cache is away; working without";

describe("in memory", () => {
  test("each key has its own value, and a deleted key has none", async () => {
    const { cache } = await open();
    await cache.set("a", { text: "ä", list: [1, null] }, HOUR_MS);
    await cache.set("b", 2, HOUR_MS);
    expect([await cache.get("a"), await cache.get("b"), await cache.get("c")]).toEqual([
      { text: "ä", list: [1, null] },
      2,
      undefined,
    ]);
    await cache.delete("a");
    expect(await cache.get("a")).toBeUndefined();
  });

  test("a value is gone when its lifetime is over", async () => {
    const { cache } = await open();
    await cache.set("brief", 1, 1);
    await cache.set("long", 2, HOUR_MS);
    await expect.poll(() => cache.get("brief")).toBeUndefined();
    expect(await cache.get("long")).toBe(2);
  });

  test("a caller that changes its value afterwards does not change the cached one", async () => {
    const { cache } = await open();
    const value = { list: [1] };
    await cache.set("a", value, HOUR_MS);
    value.list.push(2);
    ((await cache.get("a")) as typeof value).list.push(3);
    expect(await cache.get("a")).toEqual({ list: [1] });
  });

  test("beyond 1000 values the least recently read one goes", async () => {
    const { cache } = await open();
    for (let key = 0; key < 1000; key++) await cache.set(String(key), key, HOUR_MS);
    expect(await cache.get("0")).toBe(0);
    await cache.set("1000", 1000, HOUR_MS);
    expect([await cache.get("0"), await cache.get("1"), await cache.get("2")]).toEqual([0, undefined, 2]);
  });
});

describe("Redis that cannot be reached", () => {
  test("counts as an empty cache, which is logged once", async () => {
    const { cache, messages } = await open(`redis://127.0.0.1:${await freePort()}`);
    for (let round = 0; round < 20; round++) {
      await cache.set("a", 1, HOUR_MS);
      expect(await cache.get("a")).toBeUndefined();
      await cache.delete("a");
    }
    expect(messages()).toEqual([AWAY]);
  });

  test("a process that closed the cache ends", () => {
    const script = `
      import { openCache } from ${JSON.stringify(new URL("open-cache.ts", import.meta.url).href)};
      const cache = await openCache({ redisUrl: "redis://127.0.0.1:1", log: { info() {}, warn() {} } });
      await cache.get("a");
      await cache.close();`;
    const options = { timeout: 10_000 };
    const { status, signal } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], options);
    expect([status, signal]).toEqual([0, null]);
  });

  test("50 reads from a Redis that accepts the connection and never answers wait for it once", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    closing.push(async () => silent.close());
    const { cache } = await open(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const start = performance.now();
    for (let round = 0; round < 50; round++) expect(await cache.get("a")).toBeUndefined();
    // Fifty times the limit would be ten seconds.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

/** Starts the machine's own Redis, without a trace on the disk; undefined where none is installed. */
async function startRedis(port: number): Promise<ChildProcess | undefined> {
  if (spawnSync("redis-server", ["--version"]).error !== undefined) return undefined;
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "ignore"] });
  for await (const chunk of server.stdout) if (String(chunk).includes("Ready to accept")) break;
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill("SIGKILL");
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
}

test("with Redis, servers share values; the cache is empty while Redis is stopped and works again afterwards", async () => {
  const port = await freePort();
  const server = await startRedis(port);
  if (server === undefined) {
    console.info("No redis-server on this machine: what a real one does was not tried.");
    return;
  }
  closing.push(() => stop(server));
  const one = await open(`redis://127.0.0.1:${port}`);
  const other = await open(`redis://127.0.0.1:${port}`);
  // On a busy machine, a single call may go on without Redis.
  const afterwards = (change: () => Promise<void>) =>
    expect.poll(() => change().then(() => other.cache.get("a")), { timeout: 10_000 });
  await afterwards(() => one.cache.set("a", { text: "ä" }, HOUR_MS)).toEqual({ text: "ä" });
  await afterwards(() => one.cache.delete("a")).toBeUndefined();

  await stop(server);
  await one.cache.set("a", 1, HOUR_MS);
  expect(await one.cache.get("a")).toBeUndefined();
  expect(one.messages().at(-1)).toBe(AWAY);

  const again = (await startRedis(port)) as ChildProcess;
  closing.push(() => stop(again));
  await afterwards(() => one.cache.set("a", 2, HOUR_MS)).toBe(2);
  expect(one.messages().at(-1)).toBe("the cache is back");
}, 20_000);
