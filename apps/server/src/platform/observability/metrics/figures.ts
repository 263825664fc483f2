/** Figures from the database: what waits, and how long it has. Each is one short statement over an index. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../dependencies.ts";
import { readSweeps } from "../../sweeps/repository.ts";
import type { Figure } from "./metrics.ts";

/** More are told as this many. */
const COUNTED_AT_MOST = 100_000;

const readQueues = statement<{ name: string; waiting: number; oldest: Date | null }, [now: Date]>(`
  select q.name, w.waiting, w.oldest
  from pgboss.queue q
  cross join lateral (
    select count(*) as waiting, min(j.start_after) as oldest
    from (select start_after from pgboss.job
          where name = q.name and state < 'active' and not blocked and start_after <= $1
          limit ${COUNTED_AT_MOST}) j) w
  order by q.name`);

const readMails = statement<{ waiting: number; oldest: Date | null; failed: number }, []>(`
  select w.waiting, w.oldest, f.failed
  from (select count(*) as waiting, min(due_at) as oldest
        from (select due_at from mails where sent_at is null and failed_at is null
              order by due_at limit ${COUNTED_AT_MOST}) waiting) w,
       (select count(*) as failed
        from (select from mails where empty_at is not null and failed_at is not null limit ${COUNTED_AT_MOST}) failed) f`);

/** @throws if the database does not answer */
export async function databaseFigures({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<Figure[]> {
  const now = clock.now();
  const age = (since: Date | null): number =>
    since === null ? 0 : Math.max(0, now.getTime() - since.getTime()) / 1000;
  const queues = await readQueues(db, now);
  const [mails] = await readMails(db);
  const sweeps = await readSweeps(db);
  const perQueue = (read: (queue: (typeof queues)[number]) => number) =>
    queues.map((queue) => ({ labels: { queue: queue.name }, value: read(queue) }));
  const perSweep = (read: (sweep: (typeof sweeps)[number]) => number) =>
    sweeps.map((sweep) => ({ labels: { sweep: sweep.name }, value: read(sweep) }));
  return [
    {
      name: "portal_sweep_last_success_age_seconds",
      help: "How long ago a sweep last succeeded; infinite if it never did.",
      values: perSweep(({ age: seconds }) => seconds ?? Number.POSITIVE_INFINITY),
    },
    {
      name: "portal_sweep_failures",
      help: "How often in a row a sweep has failed.",
      values: perSweep(({ failures }) => failures),
    },
    { name: "portal_queue_due", help: "Jobs that are due.", values: perQueue(({ waiting }) => waiting) },
    {
      name: "portal_queue_oldest_due_seconds",
      help: "How long the oldest job has been due; 0 without one.",
      values: perQueue(({ oldest }) => age(oldest)),
    },
    { name: "portal_mails_waiting", help: "Mails that are not sent yet.", values: [{ value: mails?.waiting ?? 0 }] },
    {
      name: "portal_mails_oldest_due_seconds",
      help: "How long the oldest mail has been due; 0 without one.",
      values: [{ value: age(mails?.oldest ?? null) }],
    },
    {
      name: "portal_mails_failed",
      help: "Mails given up, until they are emptied.",
      values: [{ value: mails?.failed ?? 0 }],
    },
  ];
}
