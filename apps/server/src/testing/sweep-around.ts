/** Counts what sweeps delete before and after a time limit. Imported by tests only. */
import type { Dependencies } from "../platform/dependencies.ts";
import type { Sweep } from "../platform/sweeps/sweep.ts";
import type { TestApp } from "./test-app.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Does sweeps one after the other, without leases. Answers the number of rows by the sweep's name. */
export async function sweepAll(
  dependencies: Dependencies,
  sweeps: readonly Pick<Sweep, "name" | "run">[],
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const sweep of sweeps) rows[sweep.name] = await sweep.run(dependencies);
  return rows;
}

/** Moves the clock; answers how many rows are deleted one minute before and one minute after `days` have passed. */
export async function sweepAround(
  { clock, dependencies }: TestApp,
  run: Sweep["run"],
  days: number,
): Promise<[before: number, after: number]> {
  clock.advance(days * DAY_MS - MINUTE_MS);
  const before = await run(dependencies);
  clock.advance(2 * MINUTE_MS);
  return [before, await run(dependencies)];
}
