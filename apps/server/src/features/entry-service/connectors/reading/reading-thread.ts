/**
 * The thread that parses portals' answers: sends "ready" once, then answers each `ReadingOrder` with a `ReadingAnswer`.
 */
import { parentPort } from "node:worker_threads";
import { READERS, type ReadingAnswer, type ReadingOrder } from "./readers.ts";

const answer = (message: ReadingAnswer | "ready"): void => parentPort?.postMessage(message);

parentPort?.on("message", ({ what, input }: ReadingOrder) => {
  try {
    const reader = READERS[what] as (...values: unknown[]) => unknown;
    answer({ read: reader(...input) });
  } catch {
    // An unforeseen page counts as unreadable.
    answer("unreadable");
  }
});
answer("ready");
