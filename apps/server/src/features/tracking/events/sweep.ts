/** Deletes visitors of past days, and events after their retention time. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { dropOldDays } from "./recount.ts";
import { sweepVisitors } from "./visitors.ts";

/** Answers how many days of events it deleted. */
export async function sweepEvents({
  db,
  clock,
  environment,
}: Pick<Dependencies, "db" | "clock" | "environment">): Promise<number> {
  const now = clock.now();
  await sweepVisitors(db, now);
  return dropOldDays(db, now, environment.TRACKING_RETENTION_DAYS);
}
