/** Deletes sessions after their absolute end, and expired counters of rate limits and challenges of passkeys. */
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sweepChallenges } from "./passkeys/repository.ts";
import { resealSecondFactors } from "./second-factor/reseal.ts";

/** Answers how many sessions, counters and challenges it deleted. */
export async function sweepSessions({
  db,
  clock,
}: Pick<Dependencies, "db" | "clock">): Promise<{ sessions: number; counters: number; challenges: number }> {
  const now = clock.now();
  const sessions = await db.deleteFrom("sessions").where("absolute_expires_at", "<=", now).executeTakeFirst();
  const counters = await db.deleteFrom("rate_limits").where("expire", "<=", now.getTime()).executeTakeFirst();
  const challenges = await sweepChallenges(db, now);
  return {
    sessions: Number(sessions.numDeletedRows),
    counters: Number(counters.numDeletedRows),
    challenges: challenges.length,
  };
}

export const authJobs: SliceJobs = {
  sweep: sweepSessions,
  hourly: { did: "resealed", run: resealSecondFactors },
};
