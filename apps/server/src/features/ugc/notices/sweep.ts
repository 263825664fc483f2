/** Closes notices whose time for complaints is over, and deletes them some years later. */
import { NOTICE_YEARS } from "@portal/contract/law/retention";
import { NOTICE_COMPLAINT_DAYS } from "@portal/contract/ugc/notices/states";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { inBatches } from "../../../platform/sweeps/sweep.ts";
import { closeDecided, deleteClosed } from "./repository.ts";

const DAY_MS = 86_400_000;

export async function sweepNotices(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock.now();
  // One day more, because the last day counts in full.
  const decidedBefore = new Date(now.getTime() - (NOTICE_COMPLAINT_DAYS + 1) * DAY_MS);
  const closedBefore = new Date(now);
  closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - NOTICE_YEARS);
  const closed = await inBatches(() => closeDecided(db, decidedBefore, now), signal);
  return closed + (await inBatches(() => deleteClosed(db, closedBefore), signal));
}
