/**
 * Starts checks without a request: once a week, and soon after a compared field changed. A change by import or customer
 * care counts like a change by the owner.
 */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { companyEntryOf } from "../entry/public.ts";
import { connectPortals } from "./connected-portals.ts";
import { expectationOf } from "./expected-listing.ts";
import { startCheck } from "./start-check.ts";

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** People save several parts one after the other; the check waits until no change came for this long. */
const REST_AFTER_CHANGE_MS = 10 * MINUTE_MS;
/** Keeps the queue shorter than what workers can read in an hour. */
const AT_ONCE = 50;
const PAGE = 500;

type Holder = { company_id: number; due: boolean };

// $1: ids above this one, $2: a week ago, $3: only changes before this.
const readHolders = statement<Holder, [behind: number, weekAgo: Date, changedBefore: Date]>(`
  with holders as materialized (
    select distinct company_id from products
    where code = 'ENTRY-SERVICE' and company_id > $1 and status in ('Ordered', 'Produced', 'Invoicing')
    order by company_id limit ${PAGE})
  select h.company_id,
         coalesce(e.street <> '', false) and (last.started_at is null
           or (last.finished_at is not null
             and (last.started_at < $2
               or (e.version <> last.entry_version and e.updated_at < $3 and last.started_at < $3)))) as due
  from holders h
  left join lateral (select street, updated_at, company_data_version + opening_hours_version as version
                     from entries where company_id = h.company_id limit 1) e on true
  left join lateral (select started_at, finished_at, entry_version from listing_checks
                     where company_id = h.company_id order by id desc limit 1) last on true
  order by h.company_id`);

async function* dueCompanies({ db, clock }: Dependencies): AsyncGenerator<number> {
  const now = clock.now().getTime();
  for (let behind: number | undefined = 0; behind !== undefined;) {
    const holders: Holder[] = await readHolders(
      db,
      behind,
      new Date(now - WEEK_MS),
      new Date(now - REST_AFTER_CHANGE_MS),
    );
    for (const holder of holders) if (holder.due) yield holder.company_id;
    behind = holders.length < PAGE ? undefined : holders.at(-1)?.company_id;
  }
}

/** Starts due checks and returns their number. */
export async function startDueChecks(dependencies: Dependencies): Promise<number> {
  const { db, clock } = dependencies;
  const { portals } = connectPortals(dependencies);
  if (portals.length === 0) return 0;
  let started = 0;
  for await (const companyId of dueCompanies(dependencies)) {
    if (started === AT_ONCE) break;
    const entry = await companyEntryOf(db, companyId);
    if (entry === undefined) continue;
    const order = {
      companyId,
      origin: "schedule",
      tokenHash: null,
      expected: expectationOf(entry),
      portals: portals.map(({ identifier }) => identifier),
      now: clock.now(),
    } as const;
    const checkId = await db.transaction().execute((trx) => startCheck(dependencies, trx, order));
    if (checkId !== undefined) started += 1;
  }
  return started;
}
