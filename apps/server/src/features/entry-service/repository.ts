/** SQL of listing checks. A check belongs to a company or to the holder of its token. */
import type { ListingChart } from "@portal/contract/entry-service/calls";
import type { ListingExpectation, ListingResult, PortalStatus } from "@portal/contract/entry-service/listing";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type Counts = ListingChart["counts"];
export type StoredFindings = Omit<ListingResult, "status" | "matchScore">;

export type CheckRow = {
  id: number;
  origin: CheckOrigin;
  expected: ListingExpectation;
  started_at: Date;
  finished_at: Date | null;
};
export type ResultRow = {
  portal: string;
  status: PortalStatus | null;
  findings: StoredFindings | null;
  checked_at: Date | null;
};

const readBooked = statement<{ booked: boolean }, [companyId: number]>(`
  select exists (select from products where company_id = $1 and code = 'ENTRY-SERVICE'
                 and status in ('Ordered', 'Produced', 'Invoicing')) as booked`);

/** True if the company has the entry service as an active product (Specification §3). */
export const hasEntryService = async (db: Db, scope: AccountScope): Promise<boolean> =>
  (await readBooked(db, scope.companyId))[0]?.booked === true;

const lockRowOfCompany = statement<never, [companyId: number]>("select from companies where id = $1 for no key update");

/** Makes checks of a company begin one after the other. */
export const lockCompany = async (trx: Trx, companyId: number): Promise<void> =>
  void (await lockRowOfCompany(trx, companyId));

// A company has one running check: of two parallel inserts the second has no effect.
const insertCheck = statement<{ id: number }, unknown[]>(`
  with started as (
    insert into listing_checks (company_id, origin, token_hash, expected, started_at, entry_version)
    values ($1, $2, $3, $4, $5,
            (select company_data_version + opening_hours_version from entries where company_id = $1))
    on conflict (company_id) where finished_at is null do nothing
    returning id),
  awaited as (
    insert into listing_results (check_id, portal) select id, unnest($6::text[]) from started)
  select id from started`);

export type CheckOrigin = "public" | "person" | "schedule";
export type NewCheck = {
  companyId: number | null;
  origin: Exclude<CheckOrigin, "schedule">;
  tokenHash: Buffer | null;
  expected: ListingExpectation;
  portals: readonly string[];
  now: Date;
};

/** The check's id, or undefined if the company already has a running check. */
export const addCheck = async (trx: Trx, check: NewCheck): Promise<number | undefined> => {
  const { companyId, origin, tokenHash, expected, portals, now } = check;
  const [row] = await insertCheck(trx, companyId, origin, tokenHash, JSON.stringify(expected), now, portals);
  return row?.id;
};

const LATEST = 2;
const readLatest = statement<CheckRow & ResultRow, [companyId: number]>(`
  select c.id, c.origin, c.expected, c.started_at, c.finished_at, r.portal, r.status, r.findings, r.checked_at
  from (select id, origin, expected, started_at, finished_at from listing_checks
        where company_id = $1 order by id desc limit ${LATEST}) c
  join listing_results r on r.check_id = c.id
  order by c.id desc`);

export type CheckWithResults = CheckRow & { results: ResultRow[] };

const grouped = (rows: readonly (CheckRow & ResultRow)[]): CheckWithResults[] => {
  const checks = new Map<number, CheckWithResults>();
  for (const { id, origin, expected, started_at, finished_at, ...result } of rows) {
    const check = checks.get(id) ?? { id, origin, expected, started_at, finished_at, results: [] };
    check.results.push(result);
    checks.set(id, check);
  }
  return [...checks.values()];
};

/** The company's latest check and the one before it. */
export const latestChecks = async (db: Db, scope: AccountScope): Promise<CheckWithResults[]> =>
  grouped(await readLatest(db, scope.companyId));

const readPublic = statement<CheckRow & ResultRow, [id: number, tokenHash: Buffer, since: Date]>(`
  select c.id, c.origin, c.expected, c.started_at, c.finished_at, r.portal, r.status, r.findings, r.checked_at
  from listing_checks c join listing_results r on r.check_id = c.id
  where c.id = $1 and c.company_id is null and c.token_hash = $2 and c.started_at > $3`);

/** A public check; undefined for a wrong token as for a missing check. */
export const publicCheck = async (
  db: Db,
  { id, tokenHash, since }: { id: number; tokenHash: Buffer; since: Date },
): Promise<CheckWithResults | undefined> => grouped(await readPublic(db, id, tokenHash, since))[0];

const readTrend = statement<
  { finished_at: Date; score: number | null; counts: Counts },
  [company: number, most: number]
>(`
  select finished_at, score, counts from listing_checks
  where company_id = $1 and finished_at is not null and counts is not null
  order by id desc limit $2`);

/** Finished checks, newest first. */
export const findTrend = (db: Db, scope: AccountScope, most: number) => readTrend(db, scope.companyId, most);

const readTask = statement<
  { expected: ListingExpectation; company_id: number | null; started_at: Date },
  [checkId: number, portal: string]
>(`
  select c.expected, c.company_id, c.started_at from listing_checks c join listing_results r on r.check_id = c.id
  where c.id = $1 and r.portal = $2 and r.status is null and c.finished_at is null`);

/** What to compare; undefined if the portal has been read or the check is over. */
export const findTask = async (db: Db, checkId: number, portal: string) => (await readTask(db, checkId, portal))[0];

const lockRow = statement<{ company_id: number | null }, [checkId: number]>(
  "select company_id from listing_checks where id = $1 and finished_at is null for update",
);
const writeResult = statement<never, unknown[]>(`
  update listing_results set status = $3, findings = $4, checked_at = $5
  where check_id = $1 and portal = $2 and status is null`);
const readResults = statement<ResultRow, [checkId: number]>(
  "select portal, status, findings, checked_at from listing_results where check_id = $1",
);
const endCheck = statement<never, unknown[]>(
  "update listing_checks set finished_at = $2, score = $3, counts = $4 where id = $1",
);
// Keeps findings of the latest two checks, and score and counts of the others for the trend.
const dropOldResults = statement<never, [companyId: number]>(`
  delete from listing_results where check_id in (
    select id from listing_checks where company_id = $1 order by id desc offset ${LATEST} limit 3)`);

/** Locks a running check for writing; undefined if it is over. */
export const lockCheck = async (trx: Trx, checkId: number) => (await lockRow(trx, checkId))[0];

/** The first result of a portal stays. */
export const saveResult = async (
  trx: Trx,
  { checkId, portal, now }: { checkId: number; portal: string; now: Date },
  { status, reason, evidence, fields, duplicates }: ListingResult,
): Promise<void> => {
  const findings: StoredFindings = { reason, evidence, fields, duplicates };
  await writeResult(trx, checkId, portal, status, JSON.stringify(findings), now);
};

const writeReplacing = statement<never, unknown[]>(`
  insert into listing_results (check_id, portal, status, findings, checked_at) values ($1, $2, $3, $4, $5)
  on conflict (check_id, portal) do update
  set status = excluded.status, findings = excluded.findings, checked_at = excluded.checked_at`);

/** The latest result of a portal counts. */
export const replaceResult = async (
  trx: Trx,
  { checkId, portal, now }: { checkId: number; portal: string; now: Date },
  { status, reason, evidence, fields, duplicates }: ListingResult,
): Promise<void> => {
  const findings: StoredFindings = { reason, evidence, fields, duplicates };
  await writeReplacing(trx, checkId, portal, status, JSON.stringify(findings), now);
};

const takeOver = statement<never, [id: number, before: number, portals: string[]]>(`
  insert into listing_results (check_id, portal, status, findings, checked_at)
  select $1, portal, status, findings, checked_at from listing_results where check_id = $2 and portal = any ($3)`);

/** Begins a check with what the one before it found on these portals. */
export const takeOverResults = async (
  trx: Trx,
  { checkId, before, portals }: { checkId: number; before: number; portals: readonly string[] },
): Promise<void> => void (await takeOver(trx, checkId, before, [...portals]));

export const findResults = (db: Db, checkId: number): Promise<ResultRow[]> => readResults(db, checkId);

export async function finishCheck(
  trx: Trx,
  { checkId, companyId, now }: { checkId: number; companyId: number | null; now: Date },
  { score, counts }: ListingChart,
): Promise<void> {
  await endCheck(trx, checkId, now, score, JSON.stringify(counts));
  if (companyId !== null) await dropOldResults(trx, companyId);
}
