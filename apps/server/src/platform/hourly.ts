/** Work beside the requests, such as sweeps: at the start, then every hour. */
import type { Dependencies } from "./dependencies.ts";

const HOUR_MS = 3_600_000;

/**
 * Runs the work now and every hour, and logs its counts under the word `did`. A failure is logged and tried again in the
 * next hour. Stop it before the database closes.
 */
export function startHourly(
  { log }: Pick<Dependencies, "log">,
  work: () => Promise<Record<string, number>>,
  did: string,
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
