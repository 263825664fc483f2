import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageReader } from "./page-reader.ts";
import { READERS } from "./reading/readers.ts";

/** Each thread that this process starts. */
const threads: Worker[] = [];
const remember = (message: unknown): void => void threads.push((message as { worker: Worker }).worker);
beforeAll(() => subscribe("worker_threads", remember));
afterAll(() => void unsubscribe("worker_threads", remember));

const pageOf = (html: string) => ({
  url: "https://portal.example/1",
  status: 200,
  contentType: "text/html; charset=utf-8",
  body: Buffer.from(html),
});
const SELECTORS = { listings: "a", name: "h1" };
const listing = (name: string) => pageOf(`<h1>${name}</h1>`);
const nameRead = async (read: ReturnType<typeof pageReader>, name: string): Promise<string> =>
  (await read("listing", listing(name), SELECTORS)).reading.name;

/** Maximum size and nesting: the worst page that the parsers accept. */
const HOSTILE = pageOf(("<b>".repeat(900) + "</b>".repeat(900)).repeat(158));
/** Each element tries all its siblings for each position in the chain: practically endless. */
const ENDLESS = {
  page: pageOf("<b></b>".repeat(1000)),
  selectors: { listings: "a", name: "i ~ b ~ b ~ b ~ b ~ b ~ b" },
};

test("the server goes on while a hostile page is parsed", async () => {
  const read = pageReader({ limitMs: 60_000 });
  await nameRead(read, "loads the parsers");
  const start = performance.now();
  READERS.listing(HOSTILE, SELECTORS);
  const here = performance.now() - start;

  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await read("listing", HOSTILE, SELECTORS);
  delay.disable();
  expect(delay.count).toBeGreaterThan(5);
  expect(delay.max / 1e6).toBeLessThan(here / 2);
});

test("an endless page is aborted, and the next one is parsed", async () => {
  const read = pageReader({ limitMs: 300 });
  expect(await nameRead(read, "before")).toBe("before");
  const thread = threads.at(-1);
  const endless = read("listing", ENDLESS.page, ENDLESS.selectors);
  const waiting = nameRead(read, "behind");
  await expect(endless).rejects.toMatchObject({ reason: "unreadable" });
  expect(await waiting).toBe("behind");
  expect(threads.at(-1)).not.toBe(thread);
});

test("a page that uses up the thread's memory ends the thread, not the server", async () => {
  const read = pageReader({ limitMs: 60_000, memory: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 } });
  expect(await nameRead(read, "before")).toBe("before");
  const failed = once(threads.at(-1) as Worker, "error");
  await expect(read("listing", pageOf("<br>".repeat(250_000)), SELECTORS)).rejects.toMatchObject({
    reason: "unreadable",
  });
  expect((await failed)[0]).toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
  expect(await nameRead(read, "behind")).toBe("behind");
});

test("a thread that ends by itself, during or between pages, is replaced", async () => {
  const read = pageReader({ limitMs: 60_000 });
  await nameRead(read, "before");
  const endless = read("listing", ENDLESS.page, ENDLESS.selectors);
  await threads.at(-1)?.terminate();
  await expect(endless).rejects.toMatchObject({ reason: "unreadable" });
  expect(await nameRead(read, "behind")).toBe("behind");
  await threads.at(-1)?.terminate();
  expect(await nameRead(read, "far behind")).toBe("far behind");
});

test("one thread parses many pages and ends when none comes", async () => {
  const before = threads.length;
  const read = pageReader({ idleMs: 50 });
  expect(threads.length).toBe(before);
  expect(await Promise.all(["a", "b", "c"].map((name) => nameRead(read, name)))).toEqual(["a", "b", "c"]);
  expect(threads.length).toBe(before + 1);
  await once(threads.at(-1) as Worker, "exit");
  expect(await nameRead(read, "d")).toBe("d");
  expect(threads.length).toBe(before + 2);
});

test("a malformed page is unreadable and costs no thread", async () => {
  const read = pageReader();
  await nameRead(read, "before");
  const count = threads.length;
  await expect(read("json", pageOf("{"), { listings: "", url: "url" })).rejects.toMatchObject({ reason: "unreadable" });
  await expect(read("listing", pageOf("<b>".repeat(1001)), SELECTORS)).rejects.toMatchObject({ reason: "unreadable" });
  expect(await nameRead(read, "behind")).toBe("behind");
  expect(threads.length).toBe(count);
});

test("a robots.txt with huge numbers of names and rules is unreadable", async () => {
  const robots = "User-agent: a\n".repeat(18_000) + "Disallow: /x\n".repeat(20_000);
  const read = pageReader();
  await expect(
    read("robots", "https://portal.example/robots.txt", robots, "https://portal.example/1"),
  ).rejects.toMatchObject({ reason: "unreadable" });
});
