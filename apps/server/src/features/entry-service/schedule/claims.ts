/**
 * SQL of the schedule: one row for each booked company and portal, taken by its oldest date. Whoever takes rows holds
 * the portal's row of rate limits first, so any number of processes stay within a portal's limit.
 */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";
import { type NextCheck, nextCheck, type Outcome, portalPauseMs } from "./rules.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Longer than any check of one company on one portal. If its process dies, another one takes the row after this time. */
const LEASE_MS = 10 * 60_000;

type PortalRow = { next_at: Date; paused_until: Date | null; people_until: Date | null };
const lockPortal = statement<PortalRow, [portal: string]>(`
  select next_at, paused_until, people_until from listing_portal_rate_limits where portal = $1 for update`);
const addPortal = statement<never, [portal: string, now: Date]>(`
  insert into listing_portal_rate_limits (portal, next_at) values ($1, $2) on conflict (portal) do nothing`);
const reserveSlots = statement<never, [portal: string, nextAt: Date]>(
  "update listing_portal_rate_limits set next_at = $2 where portal = $1",
);

// Rows that another process is just taking are skipped. Companies that gave the product up leave the schedule here.
const takeDue = statement<
  { company_id: number; attempts: number },
  [portal: string, now: Date, leasedUntil: Date, most: number]
>(`
  with oldest as materialized (
    select s.company_id, s.due_at from listing_schedule s
    where s.portal = $1 and s.due_at <= $2 and (s.leased_until is null or s.leased_until <= $2)
    order by s.due_at limit $4 for update of s skip locked),
  due as materialized (
    select o.company_id, o.due_at, p.booked is not null as booked
    from oldest o
    left join lateral (
      select true as booked from products
      where company_id = o.company_id and code = 'ENTRY-SERVICE' and status in ('Ordered', 'Produced', 'Invoicing')
      limit 1) p on true),
  cancelled as (
    delete from listing_schedule
    where portal = $1 and company_id = any (array(select company_id from due where not booked))),
  taken as (
    update listing_schedule set leased_until = $3
    where portal = $1 and company_id = any (array(select company_id from due where booked))
    returning company_id, attempts)
  select t.company_id, t.attempts from taken t join due d on d.company_id = t.company_id order by d.due_at`);

/** One company that this process checks on one portal, from `slotAt` on. */
export type Claim = { portal: string; companyId: number; attempts: number; leasedUntil: Date; slotAt: Date };
/** `againAt`: when it makes sense to ask again. */
export type Claimed = { claims: Claim[]; againAt: Date };

const IDLE_MS = 10_000;
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Takes the `most` companies that wait longest for a check on the portal, and reserves a slot for the first request of
 * each. Takes nothing while no slot is free, while somebody waits for one, or while the portal is out of order.
 */
export async function claimDue(
  db: Db,
  { portal, gapMs, most }: { portal: string; gapMs: number; most: number },
  now: Date,
): Promise<Claimed> {
  return db.transaction().execute(async (trx) => {
    let [row] = await lockPortal(trx, portal);
    if (row === undefined) {
      await addPortal(trx, portal, now);
      [row] = await lockPortal(trx, portal);
    }
    if (row === undefined) throw new Error("the portal's rate limit was not written");
    const freeAt = new Date(
      Math.max(row.next_at.getTime(), row.paused_until?.getTime() ?? 0, row.people_until?.getTime() ?? 0),
    );
    if (freeAt > now) return { claims: [], againAt: freeAt };
    const leasedUntil = later(now, LEASE_MS);
    const taken = await takeDue(trx, portal, now, leasedUntil, most);
    if (taken.length === 0) return { claims: [], againAt: later(now, IDLE_MS) };
    const againAt = later(now, Math.ceil(taken.length * gapMs));
    await reserveSlots(trx, portal, againAt);
    const claims = taken.map(({ company_id: companyId, attempts }, index) => {
      return { portal, companyId, attempts, leasedUntil, slotAt: later(now, Math.ceil(index * gapMs)) };
    });
    return { claims, againAt };
  });
}

const writeNext = statement<
  { company_id: number },
  [portal: string, companies: number[], leases: Date[], due: Date[], read: (Date | null)[], attempts: number[]]
>(`
  update listing_schedule s
  set due_at = d.due_at, read_at = coalesce(d.read_at, s.read_at), attempts = d.attempts, leased_until = null
  from unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::smallint[])
    as d (company_id, leased_until, due_at, read_at, attempts)
  where s.portal = $1 and s.company_id = d.company_id and s.leased_until = d.leased_until
  returning s.company_id`);

export type Finished = { claim: Claim; outcome: Outcome };

/** Sets the next dates of one portal's claims. Returns the companies whose claim was still this process's own. */
export async function finishClaims(db: Db | Trx, finished: readonly Finished[], now: Date): Promise<number[]> {
  const [first] = finished;
  if (first === undefined) return [];
  const next: NextCheck[] = finished.map(({ claim, outcome }) => nextCheck(outcome, claim.attempts, now));
  const rows = await writeNext(
    db,
    first.claim.portal,
    finished.map(({ claim }) => claim.companyId),
    finished.map(({ claim }) => claim.leasedUntil),
    next.map(({ dueAt }) => dueAt),
    finished.map(({ outcome }) => (outcome === "read" ? now : null)),
    next.map(({ attempts }) => attempts),
  );
  return rows.map(({ company_id: companyId }) => companyId);
}

const freeLease = statement<never, [portal: string, companyId: number, leasedUntil: Date]>(`
  update listing_schedule set leased_until = null where portal = $1 and company_id = $2 and leased_until = $3`);
const removeRow = statement<never, [portal: string, companyId: number]>(
  "delete from listing_schedule where portal = $1 and company_id = $2",
);
const writeRead = statement<never, [portal: string, companyId: number, readAt: Date, dueAt: Date]>(`
  update listing_schedule set read_at = $3, due_at = $4, attempts = 0 where portal = $1 and company_id = $2`);

/** Gives a claim back that was not begun: the company keeps its place. */
export const releaseClaim = async (db: Db, { portal, companyId, leasedUntil }: Claim): Promise<void> =>
  void (await freeLease(db, portal, companyId, leasedUntil));

/** Takes a company without an address out; the next enrolment brings it back once there is one. */
export const removeFromSchedule = async (db: Db, { portal, companyId }: Claim): Promise<void> =>
  void (await removeRow(db, portal, companyId));

/** A check by hand has read the portal: the next scheduled one follows a whole interval later. */
export const noteReadByHand = async (trx: Trx, portal: string, companyId: number, now: Date): Promise<void> =>
  void (await writeRead(trx, portal, companyId, now, nextCheck("read", 0, now).dueAt));

const countFailure = statement<{ failures: number }, [portal: string]>(
  "update listing_portal_rate_limits set failures = failures + 1 where portal = $1 returning failures",
);
const pausePortal = statement<never, [portal: string, until: Date]>(
  "update listing_portal_rate_limits set paused_until = $2 where portal = $1",
);
const endPause = statement<never, [portal: string]>(
  "update listing_portal_rate_limits set failures = 0, paused_until = null where portal = $1 and failures > 0",
);

/**
 * Counts failures in a row. A failing portal is asked less and less often; one success brings it back. Returns whether
 * the portal pauses now.
 */
export async function notePortal(db: Db, portal: string, isFailure: boolean, now: Date): Promise<boolean> {
  if (!isFailure) {
    await endPause(db, portal);
    return false;
  }
  const [row] = await countFailure(db, portal);
  const pauseMs = portalPauseMs(row?.failures ?? 0);
  if (pauseMs > 0) await pausePortal(db, portal, later(now, pauseMs));
  return pauseMs > 0;
}
