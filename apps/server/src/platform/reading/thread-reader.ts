/**
 * Parses foreign answers in a thread of its own, so that a hostile page can use up only that thread's time and memory.
 * The thread starts with the first page, is terminated when a page takes too much, and ends when idle.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { ReadingAnswer, Readers } from "./readers.ts";

/** @throws Unreadable, also if a page takes too much time or memory */
export type ThreadReader<R extends Readers> = <K extends keyof R>(
  what: K,
  ...input: Parameters<R[K]>
) => Promise<ReturnType<R[K]>>;

/** `within`: a reader of the same thread whose readings take `budgetMs` together at most; waiting does not count. */
export type SharedReader<R extends Readers> = ThreadReader<R> & { within(budgetMs: number): ThreadReader<R> };

/** Nothing of the page is in it. */
export class Unreadable extends Error {
  constructor() {
    super("unreadable page");
  }
}

const DEFAULTS = {
  /** Per page. Ordinary pages take about ten milliseconds. */
  limitMs: 2000,
  /** MiB; ample for the largest page. */
  memory: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  idleMs: 30_000,
};
export type ReadingLimits = typeof DEFAULTS;

/** For loading the parsers, which takes long on a busy machine. */
const START_MS = 20_000;

/**
 * One thread for all callers of this reader.
 * @param file the thread's module, which calls `serveReaders`
 */
export function threadReader<R extends Readers>(file: URL, options: Partial<ReadingLimits> = {}): SharedReader<R> {
  const { limitMs, memory, idleMs } = { ...DEFAULTS, ...options };
  const oneAtATime = pLimit(1);
  let worker: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;

  async function start(): Promise<Worker> {
    const started = new Worker(file, { resourceLimits: memory });
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

  const reader =
    (budget: { leftMs: number }): ThreadReader<R> =>
    (what, ...input) =>
      oneAtATime(async () => {
        if (budget.leftMs <= 0) throw new Unreadable();
        clearTimeout(idling);
        let began: number | undefined;
        try {
          const thread = worker ?? (await start());
          began = performance.now();
          thread.ref();
          thread.postMessage({ what, input });
          const answer = (await messageOf(thread, Math.ceil(Math.min(limitMs, budget.leftMs)))) as ReadingAnswer;
          // An idle thread must not keep the server alive.
          thread.unref();
          if (answer === "unreadable") throw new Unreadable();
          return answer.read as never;
        } catch (error) {
          if (error instanceof Unreadable) throw error;
          end();
          throw new Unreadable();
        } finally {
          if (began !== undefined) budget.leftMs -= performance.now() - began;
          idling = setTimeout(end, idleMs).unref();
        }
      });
  const within = (budgetMs: number): ThreadReader<R> => reader({ leftMs: budgetMs });
  return Object.assign(within(Number.POSITIVE_INFINITY), { within });
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
