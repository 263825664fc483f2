/** SQL of website checks. */
import type { WebsiteCheckState, WebsiteFigures } from "@portal/contract/website/check/model";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { type Finding, knownFindings, type StoredFinding } from "@portal/website-check/finding";
import type { Kysely, Transaction } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Checks of one address that are kept: enough for a year of monthly ones, with some repetitions. */
const KEPT = 20;

export type CheckRow = {
  id: number;
  state: WebsiteCheckState;
  requested_at: Date;
  finished_at: Date | null;
  final_url: string | null;
  message: string;
  figures: WebsiteFigures | null;
  found: number | null;
};

const readChecks = statement<CheckRow, [companyId: number, url: string]>(`
  select id, state, requested_at, finished_at, final_url, message, figures, jsonb_array_length(findings) as found
  from website_checks where company_id = $1 and url = $2 order by id desc limit ${KEPT}`);

/** Checks of an address, newest first, a running one included. */
export const checksOf = (db: Db, scope: AccountScope, url: string): Promise<CheckRow[]> =>
  readChecks(db, scope.companyId, url);

const readFindings = statement<{ id: number; findings: StoredFinding[] }, [companyId: number, url: string]>(`
  select id, findings from website_checks
  where company_id = $1 and url = $2 and state = 'success' order by id desc limit 2`);

/** Findings of the latest two checks that could read the page, newest first. */
export async function latestFindings(db: Db, scope: AccountScope, url: string) {
  const rows = await readFindings(db, scope.companyId, url);
  return rows.map(({ id, findings }) => ({ id, findings: knownFindings(findings) }));
}

const insertCheck = statement<{ id: number }, [companyId: number, url: string, now: Date]>(`
  insert into website_checks (company_id, url, state, requested_at) values ($1, $2, 'wait', $3)
  on conflict (company_id, url) where finished_at is null do nothing returning id`);

/** The check's id; undefined if one of this address is running. */
export const addCheck = async (trx: Trx, companyId: number, url: string, now: Date): Promise<number | undefined> =>
  (await insertCheck(trx, companyId, url, now))[0]?.id;

const beginOne = statement<{ company_id: number; url: string }, [id: number]>(`
  update website_checks set state = 'pending' where id = $1 and state in ('wait', 'pending') returning company_id, url`);

/** What to check; undefined if the check is over. */
export const beginCheck = async (db: Db, id: number) => (await beginOne(db, id))[0];

type Checked = { company_id: number; url: string };
const finishOne = statement<Checked, unknown[]>(`
  update website_checks set state = $2, finished_at = $3, final_url = $4, message = $5, findings = $6, figures = $7
  where id = $1 and state in ('wait', 'pending') returning company_id, url`);
const dropOlder = statement<never, [companyId: number, url: string]>(`
  delete from website_checks where id in (
    select id from website_checks where company_id = $1 and url = $2 order by id desc offset ${KEPT} limit 5)`);

export type Finished = {
  state: "success" | "redirect" | "error";
  finalUrl: string | null;
  message: string;
  findings: Finding[] | null;
  figures: WebsiteFigures | null;
};

/** The first end of a check counts. `follow`: what belongs to the same transaction. */
export const finishCheck = (
  db: Db,
  id: number,
  { now, end, follow }: { now: Date; end: Finished; follow?: (trx: Trx, row: Checked) => Promise<void> },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    const values = [end.state, now, end.finalUrl, end.message, json(end.findings), json(end.figures)];
    const [row] = await finishOne(trx, id, ...values);
    if (row === undefined) return;
    await dropOlder(trx, row.company_id, row.url);
    await follow?.(trx, row);
  });
