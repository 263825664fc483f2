import type { Dependencies } from "../dependencies.ts";
import { inBatches } from "../sweeps/sweep.ts";
import { deleteOldOccasions } from "./repository.ts";

/** Days after which an occasion is forgotten; no job waits that long. */
const OCCASION_DAYS = 30;
const DAY_MS = 86_400_000;

/** The sweep. Returns the number of rows. */
export function sweepPushMessages({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const before = new Date(clock.now().getTime() - OCCASION_DAYS * DAY_MS);
  return inBatches(() => deleteOldOccasions(db, before), signal);
}
