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
  threadReader<{ keepBusy: (ms: number) => number }>(new URL(`data:text/javascript,${encodeURIComponent(BUSY)}`));

test("who has used up a budget reads no more, and everybody else still does", async () => {
  const read = busyReader();
  const hostile = read.within(400);
  expect(await hostile("keepBusy", 250)).toBe(250);
  await expect(hostile("keepBusy", 2000)).rejects.toThrow(Unreadable);
  const before = performance.now();
  const refused = Array.from({ length: 20 }, () => hostile("keepBusy", 1000).catch(() => "refused"));
  expect(await read.within(400)("keepBusy", 1)).toBe(1);
  expect(new Set(await Promise.all(refused))).toEqual(new Set(["refused"]));
  // The thread starts again, which a busy machine may need a while for; twenty readings would take eight seconds.
  expect(performance.now() - before).toBeLessThan(5000);
});

test("waiting for others is not charged", async () => {
  const read = busyReader();
  const [first, second] = await Promise.all([read("keepBusy", 600), read.within(400)("keepBusy", 1)]);
  expect([first, second]).toEqual([600, 1]);
});
