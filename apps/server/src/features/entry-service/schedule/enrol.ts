/**
 * Brings booked companies into the schedule, and those forward whose entry changed. A change by import or customer care
 * counts like a change by the owner.
 */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { readPartnerPortals } from "../portals.ts";
import { INTERVAL_MS } from "./rules.ts";

/** People save several parts one after the other; the check waits until no change came for this long. */
const REST_AFTER_CHANGE_MS = 10 * 60_000;
/** Companies of one statement: with twenty portals less than a tenth of a second. */
const PAGE = 1000;

// A company that was never checked counts as one whose check is an interval late: it comes before most others, and no
// number of new companies keeps an old one waiting for longer than that.
const enrolPage = statement<
  { last: number | null; holders: number; added: number; changed: number },
  [behind: number, portals: string[], now: Date, intervalMs: number, changedBefore: Date]
>(`
  with holders as materialized (
    select distinct company_id from products
    where code = 'ENTRY-SERVICE' and company_id > $1 and status in ('Ordered', 'Produced', 'Invoicing')
    order by company_id limit ${PAGE}),
  entry as materialized (
    select h.company_id, e.updated_at, e.version from holders h
    cross join lateral (select street, updated_at, company_data_version + opening_hours_version as version
                        from entries where company_id = h.company_id limit 1) e
    where e.street <> ''),
  missing as materialized (
    select e.company_id, p.portal from entry e cross join unnest($2::text[]) as p (portal)
    where not exists (select from listing_schedule s where s.company_id = e.company_id and s.portal = p.portal)),
  added as (
    insert into listing_schedule (company_id, portal, due_at, added_at, read_at)
    select m.company_id, m.portal,
           coalesce(r.checked_at + $4::float8 * interval '1 millisecond',
                    $3::timestamptz - $4::float8 * interval '1 millisecond'), $3, r.checked_at
    from missing m
    left join lateral (
      select r.checked_at from listing_checks c
      join listing_results r on r.check_id = c.id and r.portal = m.portal
      where c.company_id = m.company_id and r.checked_at is not null order by c.id desc limit 1) r on true
    on conflict (company_id, portal) do nothing
    returning 1),
  altered as materialized (
    select e.company_id from entry e
    cross join lateral (select started_at, entry_version from listing_checks
                        where company_id = e.company_id order by id desc limit 1) c
    where e.version <> c.entry_version and e.updated_at < $5 and c.started_at < $5),
  changed as (
    update listing_schedule s set due_at = $3 from altered a
    where s.company_id = a.company_id and s.due_at > $3
    returning s.company_id)
  select (select max(company_id) from holders) as last, (select count(*)::int from holders) as holders,
         (select count(*)::int from added) as added,
         (select count(distinct company_id)::int from changed) as changed`);

/** `added`: pairs of company and portal. `changed`: companies. */
export type Enrolled = { added: number; changed: number };

/** Walks over all booked companies. Several processes may do it at once. */
export async function enrolCompanies(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  portals: readonly string[],
  signal?: AbortSignal,
): Promise<Enrolled> {
  const enrolled: Enrolled = { added: 0, changed: 0 };
  if (portals.length === 0) return enrolled;
  const now = clock.now();
  const changedBefore = new Date(now.getTime() - REST_AFTER_CHANGE_MS);
  for (let behind: number | null = 0; behind !== null;) {
    signal?.throwIfAborted();
    const [page] = await enrolPage(db, behind, [...portals], now, INTERVAL_MS, changedBefore);
    enrolled.added += page?.added ?? 0;
    enrolled.changed += page?.changed ?? 0;
    behind = page === undefined || page.holders < PAGE ? null : page.last;
  }
  return enrolled;
}

/** The sweep: as many as were added or brought forward. */
export async function enrolDueCompanies(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const portals = readPartnerPortals(dependencies.environment.PARTNER_PORTALS).map(({ identifier }) => identifier);
  const { added, changed } = await enrolCompanies(dependencies, portals, signal);
  return added + changed;
}
