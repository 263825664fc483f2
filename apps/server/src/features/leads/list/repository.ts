/**
 * SQL of a company's leads. Names, addresses and whole texts leave the database only for the company that took the lead,
 * and never for customer care: `sees` is false for it.
 */
import { type LeadView, MOST_LEADS_LISTED } from "@portal/contract/leads/calls";
import type { LeadComplaint, LeadContact, LeadReminder, LeadStepName } from "@portal/contract/leads/lead";
import type { LeadKind, LeadSource, LeadState } from "@portal/contract/leads/states";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { searchPattern } from "../../../platform/search-pattern.ts";
import type { AccountScope } from "../../../platform/session/session.ts";

export type Db = Kysely<Database>;

export type LeadFilter = { kind: LeadKind | ""; state: LeadView; from: string; to: string; search: string };

export type LeadRow = {
  id: number;
  external_id: string;
  kind: LeadKind;
  source: LeadSource;
  state: LeadState;
  state_before: LeadState | null;
  version: number;
  received_at: Date;
  text: string;
  postal_code: string;
  place: string;
  price_cents: number | null;
  is_shared: boolean;
  delete_on: Day;
  accepted_at: Date | null;
  accepted_by: string | null;
  first_response_at: Date | null;
  value_cents: number | null;
  contact: LeadContact | null;
  reminder: LeadReminder | null;
  complaint: LeadComplaint | null;
  secretarial_call_id: number | null;
  voicebot_call_id: number | null;
};

const HELD = "l.company_id = o.company_id";
const COLUMNS = `
  l.id, l.external_id, o.kind, l.source, o.state, o.state_before, o.version, o.received_at,
  case when ${HELD} and $2::boolean then l.text when o.state = 'taken' then '' else l.shown_text end as text,
  l.postal_code, l.place, l.price_cents, l.delete_on,
  exists (select from lead_offers other where other.lead_id = l.id and other.company_id <> o.company_id) as is_shared,
  case when ${HELD} then l.accepted_at end as accepted_at, case when ${HELD} then u.display_name end as accepted_by,
  case when ${HELD} then l.first_response_at end as first_response_at,
  case when ${HELD} then l.value_cents end as value_cents,
  case when ${HELD} and $2 then jsonb_build_object('name', l.name, 'email', l.email, 'phone', l.phone) end as contact,
  case when r.lead_id is not null then jsonb_build_object('dueOn', r.due_on, 'text', r.text) end as reminder,
  case when c.lead_id is not null then jsonb_build_object(
    'reason', c.reason, 'text', c.text, 'raisedAt', c.raised_at, 'decision', c.decision, 'rule', c.rule,
    'creditCents', c.credit_cents) end as complaint,
  case when ${HELD} then l.secretarial_call_id end as secretarial_call_id,
  case when ${HELD} then l.voicebot_call_id end as voicebot_call_id`;
const JOINED = `join leads l on l.id = o.lead_id
  left join users u on u.id = l.accepted_by_user_id
  left join lead_reminders r on r.company_id = o.company_id and r.lead_id = o.lead_id
  left join lead_complaints c on c.lead_id = o.lead_id and c.company_id = o.company_id and c.withdrawn_at is null`;

type Filters = [companyId: number, sees: boolean, kind: string, state: LeadView, from: Date | null, until: Date | null];
/** Every column is in the index `lead_offers_list`. */
const FILTERED = `
  o.company_id = $1 and ($3::text = '' or o.kind = $3)
  and ($4::text = 'all' or o.state = $4 or ($4 = 'open' and o.state in ('new', 'accepted', 'contacted', 'offer')))
  and o.received_at >= coalesce($5::timestamptz, '-infinity') and o.received_at < coalesce($6::timestamptz, 'infinity')`;
/** A search looks in what the person may read, or it would tell what the list hides. */
const FOUND = `${FILTERED} and case
  when ${HELD} and $2 then concat_ws(' ', l.name, l.email, l.phone, l.text, l.postal_code, l.place)
  when o.state = 'taken' then concat_ws(' ', l.postal_code, l.place)
  else concat_ws(' ', l.shown_text, l.postal_code, l.place) end ilike $7`;
const ORDER = "o.received_at desc, o.lead_id desc";

const readPage = statement<LeadRow, [...Filters, limit: number, offset: number]>(`
  select ${COLUMNS}
  from (select o.* from lead_offers o where ${FILTERED} order by ${ORDER} limit $7 offset $8) o ${JOINED}
  order by ${ORDER}`);
const readFound = statement<LeadRow, [...Filters, pattern: string, limit: number, offset: number]>(`
  select ${COLUMNS}
  from (select o.* from lead_offers o join leads l on l.id = o.lead_id where ${FOUND}
        order by ${ORDER} limit $8 offset $9) o ${JOINED}
  order by ${ORDER}`);

// The parameter $2 stands in the condition, because a statement names all of its parameters.
const countAll = statement<{ total: number }, Filters>(`
  select count(*)::int as total from (
    select from lead_offers o where ${FILTERED} and $2::boolean is not null limit ${MOST_LEADS_LISTED + 1}) found`);
const countFound = statement<{ total: number }, [...Filters, pattern: string]>(`
  select count(*)::int as total from (
    select from lead_offers o join leads l on l.id = o.lead_id where ${FOUND} limit ${MOST_LEADS_LISTED + 1}) found`);

const startOf = (day: string): Date | null => (day === "" ? null : new Date(startOfBerlinDay(day)));

const filtersOf = ({ companyId, agentUserId }: AccountScope, { kind, state, from, to }: LeadFilter): Filters => [
  companyId,
  agentUserId === null,
  kind,
  state,
  startOf(from),
  to === "" ? null : startOf(addDays(to, 1)),
];

type Page = { filter: LeadFilter; limit: number; offset: number };
export const pageOfLeads = (db: Db, scope: AccountScope, { filter, limit, offset }: Page): Promise<LeadRow[]> =>
  filter.search === ""
    ? readPage(db, ...filtersOf(scope, filter), limit, offset)
    : readFound(db, ...filtersOf(scope, filter), searchPattern(filter.search), limit, offset);

/** At most one more than `MOST_LEADS_LISTED`. */
export async function countLeads(db: Db, scope: AccountScope, filter: LeadFilter): Promise<number> {
  const filters = filtersOf(scope, filter);
  const [row] =
    filter.search === ""
      ? await countAll(db, ...filters)
      : await countFound(db, ...filters, searchPattern(filter.search));
  return row?.total ?? 0;
}

const latest = statement<{ changed_at: Date }, [companyId: number]>(
  "select changed_at from lead_offers where company_id = $1 order by changed_at desc limit 1",
);
/** When anything about the company's leads changed last. */
export const lastChange = async (db: Db, { companyId }: AccountScope): Promise<Date | undefined> =>
  (await latest(db, companyId))[0]?.changed_at;

const oneLead = statement<LeadRow, [companyId: number, sees: boolean, id: number]>(
  `select ${COLUMNS} from lead_offers o ${JOINED} where o.company_id = $1 and o.lead_id = $3`,
);
export const findLead = async (db: Db, scope: AccountScope, id: number): Promise<LeadRow | undefined> =>
  (await oneLead(db, scope.companyId, scope.agentUserId === null, id))[0];

export type StepRow = {
  id: number;
  step: LeadStepName;
  state: LeadState;
  text: string;
  at: Date;
  by_support: boolean;
  name: string | null;
};
const steps = statement<StepRow, [companyId: number, leadId: number]>(`
  select * from (
    select s.id, s.step, s.state, s.text, s.at, s.by_support, u.display_name as name
    from lead_steps s left join users u on u.id = s.user_id
    where s.company_id = $1 and s.lead_id = $2 order by s.id desc limit 500) latest order by id`);
/** The latest 500, oldest first. */
export const stepsOf = (db: Db, { companyId }: AccountScope, leadId: number): Promise<StepRow[]> =>
  steps(db, companyId, leadId);
