/** Counts what a slice's sweep deletes before and after a time limit. Imported by tests only. */
import type { SliceJobs } from "../platform/jobs/slice-jobs.ts";
import type { TestApp } from "./test-app.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Moves the clock; answers how many rows the sweep deletes one minute before and one minute after `days` have passed. */
export async function sweepAround(
  { clock, dependencies }: TestApp,
  { sweep }: SliceJobs,
  days: number,
): Promise<[before: number, after: number]> {
  const count = async () => Object.values((await sweep?.(dependencies)) ?? {}).reduce((sum, some) => sum + some, 0);
  clock.advance(days * DAY_MS - MINUTE_MS);
  const before = await count();
  clock.advance(2 * MINUTE_MS);
  return [before, await count()];
}
