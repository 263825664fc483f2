/**
 * Stores what the schedule reads. Portals are read one by one, each at its own speed, so a scheduled check grows: it
 * begins with what the check before it found and takes over each portal's result as it is read.
 */
import type { ListingExpectation, ListingResult } from "@portal/contract/entry-service/listing";
import { chartOf } from "@portal/contract/entry-service/rules";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import { isSameExpectation } from "../expected-listing.ts";
import {
  type CheckOrigin,
  findResults,
  finishCheck,
  lockCompany,
  replaceResult,
  takeOverResults,
} from "../repository.ts";

type Trx = Transaction<Database>;
type Latest = {
  id: number;
  origin: CheckOrigin;
  expected: ListingExpectation;
  started_at: Date;
  finished_at: Date | null;
};

const readLatest = statement<Latest, [companyId: number]>(`
  select id, origin, expected, started_at, finished_at from listing_checks
  where company_id = $1 order by id desc limit 1`);
const insertCheck = statement<{ id: number }, [companyId: number, expected: string, now: Date]>(`
  insert into listing_checks (company_id, origin, expected, started_at, finished_at, entry_version)
  values ($1, 'schedule', $2, $3, $3,
          (select company_data_version + opening_hours_version from entries where company_id = $1))
  returning id`);
const awaitPortals = statement<never, [id: number, portals: string[]]>(
  "insert into listing_results (check_id, portal) select $1, unnest($2::text[])",
);
const readPortal = statement<{ checked_at: Date | null }, [id: number, portal: string]>(
  "select checked_at from listing_results where check_id = $1 and portal = $2",
);

export type PortalReading = {
  companyId: number;
  portal: string;
  expected: ListingExpectation;
  /** All portals of the configuration. */
  portals: readonly string[];
  now: Date;
};

/** Does nothing while a check by hand runs, which reads every portal itself. */
export async function storeScheduled(trx: Trx, reading: PortalReading, result: ListingResult): Promise<void> {
  const { companyId, portal, now } = reading;
  // Two portals of a company may finish at once; they belong to one check.
  await lockCompany(trx, companyId);
  const [latest] = await readLatest(trx, companyId);
  if (latest !== undefined && latest.finished_at === null) return;
  const checkId = (await openFor(trx, latest, reading)) ?? (await begin(trx, latest, reading));
  await replaceResult(trx, { checkId, portal, now }, result);
  const results = (await findResults(trx, checkId)).flatMap(({ status, findings }) =>
    status === null ? [] : [{ status, fields: findings?.fields ?? [] }],
  );
  await finishCheck(trx, { checkId, companyId, now }, chartOf(results, results.length));
}

/** The latest check, if it still lacks the portal: its result was taken over from an earlier check, or is not there. */
async function openFor(
  trx: Trx,
  latest: Latest | undefined,
  { expected, portal }: PortalReading,
): Promise<number | undefined> {
  if (latest?.origin !== "schedule" || !isSameExpectation(latest.expected, expected)) return undefined;
  const [row] = await readPortal(trx, latest.id, portal);
  return row?.checked_at == null || row.checked_at < latest.started_at ? latest.id : undefined;
}

/** What was found about other data is not taken over: the page shows it until each portal is read anew. */
async function begin(
  trx: Trx,
  latest: Latest | undefined,
  { companyId, expected, portals, now }: PortalReading,
): Promise<number> {
  const [check] = await insertCheck(trx, companyId, JSON.stringify(expected), now);
  if (check === undefined) throw new Error("a scheduled check was not written");
  if (latest !== undefined && isSameExpectation(latest.expected, expected)) {
    await takeOverResults(trx, { checkId: check.id, before: latest.id, portals });
  } else await awaitPortals(trx, check.id, [...portals]);
  return check.id;
}
