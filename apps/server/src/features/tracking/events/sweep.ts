/** What tidies up after visits: visitors of days that are over, events past their time. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { dropOldDays } from "./recount.ts";
import { forgetVisitors } from "./visitors.ts";

/** Answers how many days of events went. */
export async function sweepEvents({
  db,
  clock,
  environment,
}: Pick<Dependencies, "db" | "clock" | "environment">): Promise<number> {
  const now = clock.now();
  await forgetVisitors(db, now);
  return dropOldDays(db, now, environment.TRACKING_RETENTION_DAYS);
}
