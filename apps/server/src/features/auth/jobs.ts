/** Deletes sessions after their absolute end, and expired counters of rate limits and challenges of passkeys. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { workOn } from "../../platform/jobs/job.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { supportVisitOverJob, tellOfVisit } from "./support/visit-mail.ts";
import { sweepChallenges } from "./passkeys/repository.ts";
import { resealSecondFactors } from "./second-factor/reseal.ts";

const deleteSessions = statement<{ handle: string }, [now: Date]>(`
  delete from sessions where handle = any(array(
    select handle from sessions where absolute_expires_at <= $1
    order by absolute_expires_at limit ${SWEEP_BATCH} for update skip locked)) returning handle`);

const sweepSessions = ({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteSessions(db, clock.now()), signal);

// By primary key: an index by expiry would make each new window of a counter dearer. Times of slots are the database's.
const deleteCounters = statement<{ last: string | null; deleted: number }, [after: string, now: number]>(`
  with looked as materialized (
    select key, expire from rate_limits where key > $1 order by key limit ${SWEEP_BATCH}),
  over as (
    select key from looked
    where expire <= $2 and (key not like 'slot:%' or expire <= extract(epoch from clock_timestamp()) * 1000)),
  gone as (
    delete from rate_limits where key = any(array(select key from over)) and expire <= $2
    returning key)
  select (select max(key) from looked) as last, (select count(*)::int from gone) as deleted`);

async function sweepCounters({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  let rows = 0;
  for (let after: string | null = ""; after !== null;) {
    signal?.throwIfAborted();
    const [batch]: { last: string | null; deleted: number }[] = await deleteCounters(db, after, clock.now().getTime());
    rows += batch?.deleted ?? 0;
    after = batch?.last ?? null;
  }
  return rows;
}

async function sweepSecondFactors(dependencies: Dependencies): Promise<number> {
  const counts = await resealSecondFactors(dependencies);
  if (counts.secondFactorsUnreadable > 0) dependencies.log.warn(counts, "resealed");
  return counts.secondFactorsResealed;
}

export const authJobs: SliceJobs = {
  workers: (dependencies) => [
    workOn(supportVisitOverJob, { run: ({ visitId }) => tellOfVisit(dependencies, visitId) }),
  ],
  sweeps: [
    { name: "sessions", run: sweepSessions },
    { name: "counters", run: sweepCounters },
    { name: "challenges", run: ({ db, clock }, signal) => inBatches(() => sweepChallenges(db, clock.now()), signal) },
    { name: "secondFactors", run: sweepSecondFactors },
  ],
};
