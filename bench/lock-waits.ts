/** How long statements of the server wait for locks, as PostgreSQL itself tells, whatever else the machine does. */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

const LOOK_EVERY_MS = 10;
const LOOK = `
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float as ms
  from pg_locks join pg_stat_activity using (pid) where not granted and application_name = 'portal'`;

export type LockWaits = {
  /** The longest wait that was seen between two instants of `performance.now()`, in whole milliseconds. */
  longest(from: number, until: number): string;
  ended: Promise<void>;
};

/** Looks until the signal. */
export function watchLocks(url: string, signal: AbortSignal): LockWaits {
  const seen: { at: number; ms: number }[] = [];
  const look = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, application_name: "bench locks" });
    await client.connect();
    while (!signal.aborted) {
      const { rows } = await client.query<{ ms: number }>(LOOK);
      const ms = rows[0]?.ms ?? 0;
      if (ms > 0) seen.push({ at: performance.now(), ms });
      await delay(LOOK_EVERY_MS);
    }
    await client.end();
  };
  return {
    longest(from, until) {
      const within = seen.filter(({ at }) => at >= from && at <= until);
      return Math.max(0, ...within.map(({ ms }) => ms)).toFixed(0);
    },
    ended: look(),
  };
}
