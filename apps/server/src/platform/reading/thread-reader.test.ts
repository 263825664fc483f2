import { expect, test } from "vitest";
import { threadReader, Unreadable } from "./thread-reader.ts";

/** A thread whose only reader keeps it busy for some milliseconds, as a hostile page does. */
const BUSY = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ input: [ms] }) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    parentPort.postMessage({ read: ms });
  });
  parentPort.postMessage("ready");`;
const busyReader = () =>
  threadReader<{ keepBusy: (ms: number) => number }>(new URL(`data:text/javascript,${encodeURIComponent(BUSY)}`), {
    limitMs: 10_000,
  });

test("who has used up a budget reads no more, and everybody else still does", { timeout: 60_000 }, async () => {
  const read = busyReader();
  const hostile = read.within(1500);
  expect(await hostile("keepBusy", 500)).toBe(500);
  await expect(hostile("keepBusy", 3000)).rejects.toThrow(Unreadable);
  const before = performance.now();
  const refused = Array.from({ length: 20 }, () => hostile("keepBusy", 1000).catch(() => "refused"));
  expect(await read.within(1500)("keepBusy", 1)).toBe(1);
  expect(new Set(await Promise.all(refused))).toEqual(new Set(["refused"]));
  // The thread starts again, which a busy machine may need a while for; twenty readings would take twenty seconds.
  expect(performance.now() - before).toBeLessThan(15_000);
});

test("waiting for others is not charged", { timeout: 60_000 }, async () => {
  const read = busyReader();
  const [first, second] = await Promise.all([read("keepBusy", 2000), read.within(1500)("keepBusy", 1)]);
  expect([first, second]).toEqual([2000, 1]);
});
