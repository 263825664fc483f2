/** How everything that changes the schema waits for locks: briefly and often, so that nobody queues up behind it. */
import { setTimeout as delay } from "node:timers/promises";

/** Nobody waits behind a migration for longer than this: a lock that it does not get queues everybody else up. */
export const LOCK_TIMEOUT_MS = 400;
const PAUSE_AFTER_LOCK_TIMEOUT_MS = 600;
/** About two minutes. */
const MOST_LOCK_TIMEOUTS = 120;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Repeats an attempt that did not get its locks within `LOCK_TIMEOUT_MS`, which it sets itself.
 * @throws what the attempt throws for another reason, or after about two minutes
 */
export async function untilLocked<T>(attempt: () => Promise<T>): Promise<T> {
  for (let lockTimeouts = 1; ; lockTimeouts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || lockTimeouts >= MOST_LOCK_TIMEOUTS) throw error;
    }
    await delay(PAUSE_AFTER_LOCK_TIMEOUT_MS);
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
