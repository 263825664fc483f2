/** Forgets links into companies: open ones a month after their time, decided ones after a year. The audit log stays. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";

const DAY_MS = 86_400_000;
/** A late click is told so long that the time is over. */
const EXPIRED_DAYS = 30;
const DECIDED_DAYS = 365;

const deleteExpired = statement<{ id: number }, [before: Date]>(
  "delete from account_links where state = 'open' and expires_at < $1 returning id",
);
const deleteDecided = statement<{ id: number }, [before: Date]>(
  "delete from account_links where state in ('linked', 'refused', 'withdrawn') and decided_at < $1 returning id",
);

/** Answers how many links went. */
export async function sweepAccountLinks({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now().getTime();
  const expired = await deleteExpired(db, new Date(now - EXPIRED_DAYS * DAY_MS));
  const decided = await deleteDecided(db, new Date(now - DECIDED_DAYS * DAY_MS));
  return expired.length + decided.length;
}
