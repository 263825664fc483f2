/** Ends deadlines, settles objections whose rating is gone, and deletes old ones. */
import { OBJECTION_YEARS } from "@portal/contract/ratings/objections/calls";
import type { ObjectionAction } from "@portal/contract/ratings/objections/states";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import { advanceObjection } from "./advance.ts";
import * as repository from "./repository.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

export async function sweepObjections(dependencies: Needs, signal?: AbortSignal): Promise<number> {
  const { db, clock } = dependencies;
  const now = clock.now();
  const today = berlinDate(now.getTime());
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - OBJECTION_YEARS);
  const settled = await inBatches(() => stepAll(dependencies, repository.settledObjections(db), "settle"), signal);
  const overdue = repository.overdueObjections;
  const ended = await inBatches(() => stepAll(dependencies, overdue(db, today), "deadline"), signal);
  return settled + ended + (await inBatches(() => repository.deleteEnded(db, before), signal));
}

async function stepAll(dependencies: Needs, found: Promise<{ id: number }[]>, action: ObjectionAction) {
  const rows = await found;
  for (const { id } of rows) {
    await dependencies.db
      .transaction()
      .execute((trx) => advanceObjection(dependencies, trx, { id, action, text: "", by: { role: "system" } }))
      .catch(passedMeanwhile);
  }
  return rows;
}

/** Somebody took another step between the list and the lock. */
function passedMeanwhile(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
