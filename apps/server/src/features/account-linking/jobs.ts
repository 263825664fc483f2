/** Deletes old links into companies. The audit log keeps their decisions. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";

const DAY_MS = 86_400_000;
/** Until then a late click gets the answer that the link has expired. */
const EXPIRED_DAYS = 30;
const DECIDED_DAYS = 365;

const deleteExpired = statement<{ id: number }, [before: Date]>(
  "delete from account_links where state = 'open' and expires_at < $1 returning id",
);
const deleteDecided = statement<{ id: number }, [before: Date]>(
  "delete from account_links where state in ('linked', 'refused', 'withdrawn') and decided_at < $1 returning id",
);

async function sweepAccountLinks({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now().getTime();
  const expired = await deleteExpired(db, new Date(now - EXPIRED_DAYS * DAY_MS));
  const decided = await deleteDecided(db, new Date(now - DECIDED_DAYS * DAY_MS));
  return expired.length + decided.length;
}

export const accountLinkingJobs: SliceJobs = {
  sweep: async (dependencies) => ({ accountLinks: await sweepAccountLinks(dependencies) }),
};
