/**
 * Reads what portals answer in a thread of its own: a page made to be hard takes that thread's time and memory and
 * nobody else's. The thread starts with the first page, is ended when one takes too much, and when none comes for a while.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { PortalFailure } from "./portal-answer.ts";
import type { Readers, ReadingAnswer } from "./reading/readers.ts";

/** @throws PortalFailure `unreadable`, for what takes too long or too much memory as well */
export type PageReader = <K extends keyof Readers>(
  what: K,
  ...input: Parameters<Readers[K]>
) => Promise<ReturnType<Readers[K]>>;

const DEFAULTS = {
  /** For one page. Ordinary ones take some ten milliseconds. */
  limitMs: 2000,
  /** MiB; ample for the largest page. */
  memory: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  idleMs: 30_000,
};
/** Loading the parsers; long only where the machine is busy. */
const START_MS = 20_000;

/** One thread however many ask: portals are asked some twenty times a minute each. */
export function pageReader(options: Partial<typeof DEFAULTS> = {}): PageReader {
  const { limitMs, memory, idleMs } = { ...DEFAULTS, ...options };
  const inTurn = pLimit(1);
  let worker: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;

  async function start(): Promise<Worker> {
    const started = new Worker(new URL("reading/reading-thread.ts", import.meta.url), { resourceLimits: memory });
    worker = started;
    // Between two pages nobody listens, and an event "error" that nobody hears would end the server.
    started.on("error", () => undefined);
    started.on("exit", () => {
      if (worker === started) worker = undefined;
    });
    await messageOf(started, START_MS);
    return started;
  }

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return (what, ...input) =>
    inTurn(async () => {
      clearTimeout(idling);
      try {
        const thread = worker ?? (await start());
        thread.ref();
        thread.postMessage({ what, input });
        const answer = (await messageOf(thread, limitMs)) as ReadingAnswer;
        // The server may end while an idle thread is still there.
        thread.unref();
        if (answer === "unreadable") throw new PortalFailure("unreadable");
        return answer.read as never;
      } catch (error) {
        if (error instanceof PortalFailure) throw error;
        end();
        throw new PortalFailure("unreadable");
      } finally {
        idling = setTimeout(end, idleMs).unref();
      }
    });
}

/** The thread's next message. @throws where it ends, or where the time is up */
async function messageOf(worker: Worker, withinMs: number): Promise<unknown> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(withinMs)]);
  try {
    const ended = once(worker, "exit", { signal }).then(() => Promise.reject(new Error("the thread has ended")));
    const [message] = (await Promise.race([once(worker, "message", { signal }), ended])) as [unknown];
    return message;
  } finally {
    settled.abort();
  }
}
