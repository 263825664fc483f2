/** The end of a server process, within a bound that its supervisor knows. */
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { endRequests } from "./end-requests.ts";

/** What was begun may take this long; then it is cut off. A supervisor waits a little longer before it kills. */
export const STOP_TIMEOUT_MS = 12_000;
/** Of these, what requests get before they are refused. */
const REQUESTS_TIMEOUT_MS = 4000;

const stopping = new WeakSet<FastifyInstance>();

/** Whether the server was asked to stop, so that no new requests should come. */
export const isStopping = (app: FastifyInstance): boolean => stopping.has(app);

/** What ends at the same time, by its name for the log. */
type Step = Readonly<Record<string, () => Promise<unknown> | undefined>>;

type Server = {
  app: FastifyInstance;
  log: FastifyBaseLogger;
  /** Milliseconds in which the server still serves and says that it is not ready, for the proxy in front. */
  delayMs: number;
  /** What ends after the requests, step by step. */
  rest: readonly Step[];
};

/** Resolves when everything has ended, or was cut off after the bound. */
export async function stopServer({ app, log, delayMs, rest }: Server): Promise<void> {
  stopping.add(app);
  await delay(delayMs);
  const steps: Step[] = [{ requests: () => endRequests(app, REQUESTS_TIMEOUT_MS) }, ...rest];
  const left = new Set(steps.flatMap((step) => Object.keys(step)));
  const end = async ([name, work]: [string, Step[string]]): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error), name }, "did not end well");
    }
    left.delete(name);
  };
  const ending = (async () => {
    for (const step of steps) await Promise.all(Object.entries(step).map(end));
  })();
  const bound = new AbortController();
  await Promise.race([ending, delay(STOP_TIMEOUT_MS, undefined, { signal: bound.signal }).catch(() => {})]);
  bound.abort();
  if (left.size > 0) log.warn({ left: [...left] }, "cut off at the end");
}
