/** Removes what log-ins leave behind: sessions beyond their absolute end, and counters and challenges whose time is over. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { sweepChallenges } from "./passkeys/repository.ts";

/** Removes them and answers how many sessions and counters went. Safe beside other servers. */
export async function sweepSessions({
  db,
  clock,
}: Pick<Dependencies, "db" | "clock">): Promise<{ sessions: number; counters: number }> {
  const now = clock.now();
  const sessions = await db.deleteFrom("sessions").where("absolute_expires_at", "<=", now).executeTakeFirst();
  const counters = await db.deleteFrom("rate_limits").where("expire", "<=", now.getTime()).executeTakeFirst();
  await sweepChallenges(db, now);
  return { sessions: Number(sessions.numDeletedRows), counters: Number(counters.numDeletedRows) };
}
