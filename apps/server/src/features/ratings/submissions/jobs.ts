/** Deletes ratings that nobody confirmed, and what is left of withdrawn ones. */
import { SUBMISSION_WITHDRAWN_DAYS } from "@portal/contract/law/retention";
import { CONFIRM_DAYS } from "@portal/contract/ratings/submissions/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import { deleteWaiting, deleteWithdrawn } from "./repository.ts";

const DAY_MS = 86_400_000;

export async function sweepSubmissions(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  const waiting = await inBatches(() => deleteWaiting(db, before(CONFIRM_DAYS)), signal);
  return waiting + (await inBatches(() => deleteWithdrawn(db, before(SUBMISSION_WITHDRAWN_DAYS)), signal));
}
