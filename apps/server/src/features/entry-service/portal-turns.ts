/**
 * Whose turn it is to ask a portal: one row a portal, so that all servers together stay below the number of requests
 * that its configuration allows. Whoever somebody waits for takes turns ahead, checks in the background only free ones.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

/** The portal is busy for longer than this caller may wait. */
export class PortalBusy extends Error {
  /** When it is worth trying again. */
  readonly until: Date;

  constructor(until: Date) {
    super("portal busy");
    this.until = until;
  }
}

const takeTurn = statement<{ turn_at: Date }, [portal: string, now: Date, gapMs: number, patienceMs: number]>(`
  insert into listing_portal_turns as t (portal, next_at)
  values ($1, $2::timestamptz + $3::int * interval '1 millisecond')
  on conflict (portal) do update
  set next_at = greatest(t.next_at, $2::timestamptz) + $3::int * interval '1 millisecond'
  where t.next_at <= $2::timestamptz + $4::int * interval '1 millisecond'
  returning next_at - $3::int * interval '1 millisecond' as turn_at`);
const readTurn = statement<{ next_at: Date }, [portal: string]>(
  "select next_at from listing_portal_turns where portal = $1",
);

/** `gapMs`: least time between two requests to the portal, over all servers. */
export type TurnRequest = { portal: string; gapMs: number; patienceMs: number; now: Date; signal?: AbortSignal };

/**
 * Waits for the portal's next free turn, or for the signal: whoever has one looks at it next.
 * @throws PortalBusy where the turn is farther away than `patienceMs`
 */
export async function awaitTurn(
  db: Kysely<Database>,
  { portal, gapMs, patienceMs, now, signal }: TurnRequest,
): Promise<void> {
  const [turn] = await takeTurn(db, portal, now, Math.ceil(gapMs), patienceMs);
  if (turn === undefined) {
    const [row] = await readTurn(db, portal);
    throw new PortalBusy(row?.next_at ?? new Date(now.getTime() + gapMs));
  }
  const wait = turn.turn_at.getTime() - now.getTime();
  if (wait > 0) await delay(wait, undefined, { ...(signal && { signal }) }).catch(() => undefined);
}
