/** Deletes old links into companies. The audit log keeps their decisions. */
import { LINK_DECIDED_DAYS, LINK_EXPIRED_DAYS } from "@portal/contract/law/retention";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

const DAY_MS = 86_400_000;

const deleteExpired = statement<{ id: number }, [before: Date]>(`
  delete from account_links where id = any(array(
    select id from account_links where state = 'open' and expires_at < $1
    order by expires_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
const deleteDecided = statement<{ id: number }, [before: Date]>(`
  delete from account_links where id = any(array(
    select id from account_links where state in ('linked', 'refused', 'withdrawn') and decided_at < $1
    order by decided_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

export async function sweepAccountLinks({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = clock.now().getTime();
  const expired = await inBatches(() => deleteExpired(db, new Date(now - LINK_EXPIRED_DAYS * DAY_MS)), signal);
  return expired + (await inBatches(() => deleteDecided(db, new Date(now - LINK_DECIDED_DAYS * DAY_MS)), signal));
}

export const accountLinkingJobs: SliceJobs = {
  sweeps: [{ name: "accountLinks", run: sweepAccountLinks }],
};
