/** Work that tidies up behind the requests: at the start, then every hour. */
import type { Dependencies } from "./dependencies.ts";

const HOUR_MS = 3_600_000;

/**
 * Runs the work now and every hour; it answers how many of what it removed. A failure is logged and the next hour tries
 * again. Stop it before the database closes.
 */
export function startHourly(
  { log }: Pick<Dependencies, "log">,
  work: () => Promise<Record<string, number>>,
): { stop(): Promise<void> } {
  const run = async (): Promise<void> => {
    try {
      const removed = await work();
      if (Object.values(removed).some((count) => count > 0)) log.info(removed, "swept");
    } catch (error) {
      log.warn({ err: error }, "sweeping failed");
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
