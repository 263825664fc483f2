/** How far the schedule is behind, for the provider. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

type Row = {
  portal: string;
  overdue: number;
  never: number;
  oldest: Date | null;
  failures: number | null;
  paused_until: Date | null;
};
// Reads what is overdue and nothing else.
const readBacklog = statement<Row, [portals: string[], now: Date]>(`
  select p.portal, o.overdue, o.never, o.oldest, l.failures, l.paused_until
  from unnest($1::text[]) with ordinality as p (portal, place)
  cross join lateral (
    select count(*)::int as overdue, (count(*) filter (where s.read_at is null))::int as never,
           min(coalesce(s.read_at, s.added_at)) as oldest
    from listing_schedule s where s.portal = p.portal and s.due_at <= $2) o
  left join listing_portal_rate_limits l on l.portal = p.portal
  order by p.place`);

export type PortalBacklog = {
  portal: string;
  /** Booked companies whose check is due. */
  overdue: number;
  /** Of them, those that were never checked on this portal. */
  neverChecked: number;
  /** Seconds since the latest check of the overdue company that waits longest; 0 if none is overdue. */
  oldestSeconds: number;
  /** In a row. */
  failures: number;
  /** Null for a portal that is not left alone at the moment. */
  pausedUntil: Date | null;
};

/** By portal, in the given order. */
export async function listingBacklog(
  db: Kysely<Database>,
  portals: readonly string[],
  now: Date,
): Promise<PortalBacklog[]> {
  return (await readBacklog(db, [...portals], now)).map((row) => ({
    portal: row.portal,
    overdue: row.overdue,
    neverChecked: row.never,
    oldestSeconds: row.oldest === null ? 0 : Math.round((now.getTime() - row.oldest.getTime()) / 1000),
    failures: row.failures ?? 0,
    pausedUntil: row.paused_until !== null && row.paused_until > now ? row.paused_until : null,
  }));
}
