/** The thread that reads what portals answer: says "ready" once, takes `ReadingOrder`, answers `ReadingAnswer`. */
import { parentPort } from "node:worker_threads";
import { READERS, type ReadingAnswer, type ReadingOrder } from "./readers.ts";

const answer = (message: ReadingAnswer | "ready"): void => parentPort?.postMessage(message);

parentPort?.on("message", ({ what, input }: ReadingOrder) => {
  try {
    const reader = READERS[what] as (...values: unknown[]) => unknown;
    answer({ read: reader(...input) });
  } catch {
    // What we did not foresee in a portal's page is a page that we can't read.
    answer("unreadable");
  }
});
answer("ready");
