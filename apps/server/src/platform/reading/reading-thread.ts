/** The thread's side of `threadReader`: answers each order with what its reader read. */
import { parentPort } from "node:worker_threads";
import type { ReadingAnswer, ReadingOrder, Readers } from "./readers.ts";

export function serveReaders(readers: Readers): void {
  const answer = (message: ReadingAnswer | "ready"): void => parentPort?.postMessage(message);
  parentPort?.on("message", ({ what, input }: ReadingOrder) => {
    try {
      answer({ read: readers[what]?.(...input) });
    } catch {
      // An unforeseen page counts as unreadable.
      answer("unreadable");
    }
  });
  answer("ready");
}
