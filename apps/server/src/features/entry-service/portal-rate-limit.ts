/**
 * The rate limit of each portal: one row per portal, so that all servers together stay below the configured number of
 * requests. Checks that somebody waits for reserve future slots; scheduled checks begin in free slots only, and in none
 * while somebody waits (`schedule/claims.ts`).
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

/** The next slot is farther away than this caller may wait. */
export class PortalBusy extends Error {
  /** When to try again. */
  readonly until: Date;

  constructor(until: Date) {
    super("portal busy");
    this.until = until;
  }
}

const reserveSlot = statement<{ slot_at: Date }, [portal: string, now: Date, gapMs: number, maxWaitMs: number]>(`
  insert into listing_portal_rate_limits as l (portal, next_at)
  values ($1, $2::timestamptz + $3::int * interval '1 millisecond')
  on conflict (portal) do update
  set next_at = greatest(l.next_at, $2::timestamptz) + $3::int * interval '1 millisecond'
  where l.next_at <= $2::timestamptz + $4::int * interval '1 millisecond'
  returning next_at - $3::int * interval '1 millisecond' as slot_at`);
const readNextSlot = statement<{ next_at: Date }, [portal: string]>(
  "select next_at from listing_portal_rate_limits where portal = $1",
);

// No scheduled check begins before the person has come back and asked again.
const holdForPeople = statement<{ next_at: Date }, [portal: string, comeBackMs: number]>(`
  update listing_portal_rate_limits
  set people_until = greatest(people_until, next_at + $2::int * interval '1 millisecond')
  where portal = $1 returning next_at`);
/** A job that comes back is fetched within two seconds; a busy machine takes longer. */
const COME_BACK_MS = 10_000;

/** `gapMs`: minimum time between two requests to the portal over all servers. */
export type SlotRequest = {
  portal: string;
  gapMs: number;
  maxWaitMs: number;
  now: Date;
  /** A person waits for the check: if the slot is too far away, scheduled checks make way until they ask again. */
  isAwaited?: boolean;
  signal?: AbortSignal;
};

/**
 * Reserves the portal's next free slot and waits for it, or until `signal` is aborted, which the caller must check.
 * @throws PortalBusy if the slot is farther away than `maxWaitMs`
 */
export async function awaitSlot(
  db: Kysely<Database>,
  { portal, gapMs, maxWaitMs, now, isAwaited = false, signal }: SlotRequest,
): Promise<void> {
  const [slot] = await reserveSlot(db, portal, now, Math.ceil(gapMs), maxWaitMs);
  if (slot === undefined) {
    const [row] = await (isAwaited ? holdForPeople(db, portal, COME_BACK_MS) : readNextSlot(db, portal));
    throw new PortalBusy(row?.next_at ?? new Date(now.getTime() + gapMs));
  }
  const wait = slot.slot_at.getTime() - now.getTime();
  if (wait > 0) await delay(wait, undefined, { ...(signal && { signal }) }).catch(() => undefined);
}
