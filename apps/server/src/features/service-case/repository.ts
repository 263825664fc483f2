/** SQL of service cases. */
import type { CaseEntryKind, CaseFilter, CaseType } from "@portal/contract/service-case/calls";
import type { CaseState } from "@portal/contract/service-case/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { searchPattern } from "../../platform/search-pattern.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

export type CaseRow = {
  id: number;
  company_id: number;
  company_name: string;
  type: CaseType;
  subject: string;
  reference: string;
  wants_call: boolean;
  phone: string;
  state: CaseState;
  brand: string;
  created_by_user_id: number | null;
  created_at: Date;
  changed_at: Date;
};

const CASE = `
  select s.id, s.company_id, c.display_name as company_name, s.type, s.subject, s.reference, s.wants_call, s.phone,
         s.state, s.brand, s.created_by_user_id, s.created_at, s.changed_at
  from service_cases s join companies c on c.id = s.company_id`;

const ownCase = statement<CaseRow, [companyId: number, id: number]>(`${CASE} where s.company_id = $1 and s.id = $2`);
export const findCase = async (db: Db, scope: AccountScope, id: number): Promise<CaseRow | undefined> =>
  (await ownCase(db, scope.companyId, id))[0];

/** Locks a case's row for a change. */
export const lockCase = statement<CaseRow, [id: number]>(`${CASE} where s.id = $1 for no key update of s`);

export type EntryRow = {
  id: number;
  kind: CaseEntryKind;
  author: "company" | "support" | "provider";
  name: string;
  text: string;
  at: Date;
};
export const entriesOf = statement<EntryRow, [caseId: number]>(`
  select e.id, e.kind, e.author, e.text, e.at,
         case e.author when 'company' then coalesce(nullif(u.display_name, ''), '') else '' end as name
  from service_case_events e left join users u on u.id = e.user_id
  where e.case_id = $1 order by e.id limit 500`);

type NewCase = [
  companyId: number,
  type: CaseType,
  subject: string,
  reference: string,
  wantsCall: boolean,
  phone: string,
  brand: string,
  requestKey: string,
  createdBy: number | null,
  agent: number | null,
  now: Date,
];
/** No row if the same form was sent before. */
export const insertCase = statement<{ id: number }, NewCase>(`
  insert into service_cases (company_id, type, subject, reference, wants_call, phone, brand, request_key,
                             created_by_user_id, agent_user_id, created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  on conflict (company_id, request_key) do nothing returning id`);

export const caseOfKey = statement<{ id: number }, [companyId: number, requestKey: string]>(
  "select id from service_cases where company_id = $1 and request_key = $2",
);

type NewEntry = [
  caseId: number,
  kind: CaseEntryKind,
  author: "company" | "support" | "provider",
  userId: number | null,
  text: string,
  requestKey: string | null,
  at: Date,
];
/** No row if the same message was sent before. */
export const insertEntry = statement<{ id: number }, NewEntry>(`
  insert into service_case_events (case_id, kind, author, user_id, text, request_key, at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (case_id, request_key) do nothing returning id`);

export const setState = statement<never, [id: number, state: CaseState, now: Date, ended: boolean]>(`
  update service_cases set state = $2, changed_at = $3, ended_at = case when $4 then $3::timestamptz end where id = $1`);

/**
 * The mail address of a case: the person who asked, or the first owner if customer care asked or the person is gone.
 */
export const addressOf = statement<{ email: string }, [companyId: number, userId: number | null]>(`
  select u.email from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and (m.user_id = $2 or m."right" = 'owner')
  order by m.user_id is not distinct from $2 desc, m.created_at, m.user_id limit 1`);

const FILTERED = `
  from service_cases s
  where s.company_id = $1 and ($2::text is null or s.state = $2)
    and ($3 = '%%' or s.subject ilike $3 or s.reference ilike $3 or s.id::text = trim('%' from $3)
         or exists (select from service_case_events e where e.case_id = s.id and e.text ilike $3))`;
type Filters = [companyId: number, state: CaseState | null, pattern: string];
export type ItemRow = Pick<CaseRow, "id" | "type" | "subject" | "state" | "reference" | "created_at" | "changed_at">;

// Cases that wait for the company come first.
const readPage = statement<ItemRow, [...Filters, limit: number, offset: number]>(`
  select s.id, s.type, s.subject, s.state, s.reference, s.created_at, s.changed_at ${FILTERED}
  order by s.state = 'waiting' desc, s.changed_at desc, s.id desc limit $4 offset $5`);
const countAll = statement<{ total: number }, Filters>(`select count(*)::int as total ${FILTERED}`);

const filtersOf = ({ companyId }: AccountScope, { state, search }: CaseFilter): Filters => [
  companyId,
  state ?? null,
  searchPattern(search),
];
export const pageOfCases = (
  db: Db,
  scope: AccountScope,
  { filter, limit, offset }: { filter: CaseFilter; limit: number; offset: number },
): Promise<ItemRow[]> => readPage(db, ...filtersOf(scope, filter), limit, offset);

export const countCases = async (db: Db, scope: AccountScope, filter: CaseFilter): Promise<number> =>
  (await countAll(db, ...filtersOf(scope, filter)))[0]?.total ?? 0;

/**
 * Deletes a batch of cases that ended before an instant. The ids go through an array, because the planner would scan
 * the whole table for a self-join.
 */
export const deleteEnded = statement<{ id: number }, [before: Date]>(`
  delete from service_cases where id = any (array
    (select id from service_cases where ended_at < $1 order by ended_at limit ${SWEEP_BATCH})) returning id`);
