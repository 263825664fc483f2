/**
 * Parses portals' answers in a thread of its own, so that a hostile page can use up only that thread's time and memory.
 * The thread starts with the first page, is terminated when a page takes too much, and ends when idle.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { PortalFailure } from "./portal-answer.ts";
import type { Readers, ReadingAnswer } from "./reading/readers.ts";

/** @throws PortalFailure `unreadable`, also if it takes too much time or memory */
export type PageReader = <K extends keyof Readers>(
  what: K,
  ...input: Parameters<Readers[K]>
) => Promise<ReturnType<Readers[K]>>;

const DEFAULTS = {
  /** Per page. Ordinary pages take about ten milliseconds. */
  limitMs: 2000,
  /** MiB; ample for the largest page. */
  memory: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  idleMs: 30_000,
};
/** For loading the parsers, which takes long on a busy machine. */
const START_MS = 20_000;

/** One thread for all callers: each portal is read about twenty times a minute. */
export function pageReader(options: Partial<typeof DEFAULTS> = {}): PageReader {
  const { limitMs, memory, idleMs } = { ...DEFAULTS, ...options };
  const oneAtATime = pLimit(1);
  let worker: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;

  async function start(): Promise<Worker> {
    const started = new Worker(new URL("reading/reading-thread.ts", import.meta.url), { resourceLimits: memory });
    worker = started;
    // Between two pages nobody else listens, and an unhandled "error" event would end the server.
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
    oneAtATime(async () => {
      clearTimeout(idling);
      try {
        const thread = worker ?? (await start());
        thread.ref();
        thread.postMessage({ what, input });
        const answer = (await messageOf(thread, limitMs)) as ReadingAnswer;
        // An idle thread must not keep the server alive.
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

/**
 * The thread's next message.
 * @throws if the thread ends or the time is up
 */
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
