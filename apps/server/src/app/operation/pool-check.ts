/** Whether the pool of this process reaches the database, for those who ask about its health. */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";

/** Below the second within which an answer is promised. */
const TIMEOUT_MS = 800;

export type PoolCheck = {
  /** Whether a connection of the pool answers, within a second. */
  answers(): Promise<boolean>;
  /** Milliseconds since the first check of an unbroken series that failed; 0 after one that succeeded. */
  failingFor(): number;
};

/** @param now milliseconds that no change of the machine's clock moves */
export function checkPool(db: Kysely<Database>, now: () => number = () => performance.now()): PoolCheck {
  let failingSince: number | undefined;
  let running: Promise<boolean> | undefined;

  /** One at a time: whoever asks while one runs waits for that, so that questions never fill the pool. */
  const check = (): Promise<boolean> =>
    (running ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .then((answered) => {
        failingSince = answered ? undefined : (failingSince ?? now());
        running = undefined;
        return answered;
      }));

  return {
    async answers() {
      const timeout = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => timeout.resolve(false), TIMEOUT_MS);
      const answered = await Promise.race([check(), timeout.promise]);
      clearTimeout(timer);
      if (!answered) failingSince ??= now();
      return answered;
    },
    failingFor: () => (failingSince === undefined ? 0 : now() - failingSince),
  };
}
