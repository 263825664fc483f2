/** Deletes events after their retention time. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { dropOldDays } from "./recount.ts";

/** Answers how many days of events it deleted. */
export async function sweepEvents({
  db,
  clock,
  environment,
}: Pick<Dependencies, "db" | "clock" | "environment">): Promise<number> {
  return dropOldDays(db, clock.now(), environment.TRACKING_RETENTION_DAYS);
}
