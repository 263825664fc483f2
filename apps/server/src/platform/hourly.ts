/** Work beside the requests, such as tidying up: at the start, then every hour. */
import type { Dependencies } from "./dependencies.ts";

const HOUR_MS = 3_600_000;

/**
 * Runs the work now and every hour; it answers how many of what it did. A failure is logged and the next hour tries
 * again. Stop it before the database closes.
 */
export function startHourly(
  { log }: Pick<Dependencies, "log">,
  work: () => Promise<Record<string, number>>,
  { did = "swept" }: { did?: string } = {},
): { stop(): Promise<void> } {
  const run = async (): Promise<void> => {
    try {
      const counts = await work();
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, did);
    } catch (error) {
      log.warn({ err: error }, "hourly work failed");
    }
  };
  let running = run();
  const timer = setInterval(() => void (running = running.then(run)), HOUR_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
