/** SQL of changes to a lead. Each takes the company that the guard checked. */
import type { ComplaintReason, ComplaintResult } from "@portal/contract/leads/complaints";
import type { LeadStepName } from "@portal/contract/leads/lead";
import type { LeadState } from "@portal/contract/leads/states";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { Db } from "../list/repository.ts";

export type LockedLead = {
  state: LeadState;
  state_before: LeadState | null;
  version: number;
  accepted_at: Date | null;
  price_cents: number | null;
  /** Another company took it while this one had declined it. */
  is_taken: boolean;
};
const lock = statement<LockedLead, [companyId: number, leadId: number]>(`
  select o.state, o.state_before, o.version, l.accepted_at, l.price_cents,
         l.company_id is not null and l.company_id <> o.company_id as is_taken
  from lead_offers o join leads l on l.id = o.lead_id
  where o.company_id = $1 and o.lead_id = $2 for no key update of o`);
/** Locks the company's view of a lead for a change; undefined if there is none. */
export const lockLead = async (db: Db, { companyId }: AccountScope, id: number): Promise<LockedLead | undefined> =>
  (await lock(db, companyId, id))[0];

const move = statement<
  never,
  [companyId: number, leadId: number, state: LeadState, before: LeadState | null, now: Date]
>(`
  update lead_offers set state = $3, state_before = $4, version = version + 1, changed_at = $5
  where company_id = $1 and lead_id = $2`);
export const moveLead = async (
  db: Db,
  { companyId }: AccountScope,
  { leadId, state, before, now }: { leadId: number; state: LeadState; before: LeadState | null; now: Date },
): Promise<void> => void (await move(db, companyId, leadId, state, before, now));

const touch = statement<never, [companyId: number, leadId: number, now: Date]>(
  "update lead_offers set changed_at = $3 where company_id = $1 and lead_id = $2",
);
/** Notes, values and reminders change what lists show, not the version that others may have seen. */
export const touchLead = async (db: Db, { companyId }: AccountScope, leadId: number, now: Date): Promise<void> =>
  void (await touch(db, companyId, leadId, now));

/** The first answer to whoever asked; null takes it back. */
export const setFirstResponse = statement<never, [leadId: number, at: Date | null]>(`
  update leads set first_response_at = case when $2::timestamptz is null then null else coalesce(first_response_at, $2) end
  where id = $1`);
export const setValue = statement<never, [leadId: number, cents: number | null]>(
  "update leads set value_cents = $2 where id = $1",
);

const addStep = statement<
  { id: number },
  [
    companyId: number,
    leadId: number,
    step: LeadStepName,
    state: LeadState,
    text: string,
    bySupport: boolean,
    userId: number,
    now: Date,
  ]
>(`
  insert into lead_steps (company_id, lead_id, step, state, text, by_support, user_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`);
type NewStep = { leadId: number; step: LeadStepName; state: LeadState; text: string; now: Date };
export async function insertStep(db: Db, scope: AccountScope, step: NewStep): Promise<void> {
  const { companyId, agentUserId, userId } = scope;
  await addStep(db, companyId, step.leadId, step.step, step.state, step.text, agentUserId !== null, userId, step.now);
}

const notes = statement<{ count: number }, [companyId: number, leadId: number]>(
  "select count(*)::int as count from lead_steps where company_id = $1 and lead_id = $2 and step = 'note'",
);
export const countNotes = async (db: Db, { companyId }: AccountScope, leadId: number): Promise<number> =>
  (await notes(db, companyId, leadId))[0]?.count ?? 0;
const dropNote = statement<{ id: number }, [companyId: number, leadId: number, noteId: number]>(`
  delete from lead_steps where company_id = $1 and lead_id = $2 and id = $3 and step = 'note' returning id`);
export const deleteNote = async (
  db: Db,
  { companyId }: AccountScope,
  leadId: number,
  noteId: number,
): Promise<boolean> => (await dropNote(db, companyId, leadId, noteId)).length > 0;

const remind = statement<
  never,
  [companyId: number, leadId: number, dueOn: Day, text: string, userId: number, now: Date]
>(`
  insert into lead_reminders (company_id, lead_id, due_on, text, set_by_user_id, set_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (company_id, lead_id) do update
  set due_on = excluded.due_on, text = excluded.text, set_by_user_id = excluded.set_by_user_id,
      set_at = excluded.set_at, told_at = null`);
const forget = statement<never, [companyId: number, leadId: number]>(
  "delete from lead_reminders where company_id = $1 and lead_id = $2",
);
export async function setReminder(
  db: Db,
  { companyId, userId }: AccountScope,
  { leadId, dueOn, text, now }: { leadId: number; dueOn: Day | null; text: string; now: Date },
): Promise<void> {
  if (dueOn === null) await forget(db, companyId, leadId);
  else await remind(db, companyId, leadId, dueOn, text, userId, now);
}

type Known = { has_duplicate: boolean; recent_credits: number };
const known = statement<Known, [companyId: number, leadId: number, since: Date]>(`
  select exists (
           select from leads other join leads l on l.id = $2
           where other.company_id = $1 and other.id <> l.id
             and other.received_at between l.received_at - interval '90 days' and l.received_at
             and (other.email <> '' and lower(other.email) = lower(l.email)
                  or other.phone <> '' and regexp_replace(other.phone, '[^0-9]', '', 'g') = regexp_replace(l.phone, '[^0-9]', '', 'g')))
           as has_duplicate,
         (select count(*)::int from lead_complaints c
          where c.company_id = $1 and c.raised_at >= $3 and c.decision = 'credited' and c.withdrawn_at is null
            and c.lead_id <> $2) as recent_credits`);
export async function factsOfComplaint(
  db: Db,
  { companyId }: AccountScope,
  leadId: number,
  since: Date,
): Promise<{ hasDuplicate: boolean; recentCredits: number }> {
  const [row] = await known(db, companyId, leadId, since);
  return { hasDuplicate: row?.has_duplicate ?? false, recentCredits: row?.recent_credits ?? 0 };
}

const complain = statement<
  never,
  [
    leadId: number,
    companyId: number,
    reason: ComplaintReason,
    text: string,
    now: Date,
    userId: number,
    decision: string,
    rule: string,
    creditCents: number,
  ]
>(`
  insert into lead_complaints (lead_id, company_id, reason, text, raised_at, raised_by_user_id, decision, rule, credit_cents, decided_at)
  values ($1, $2, $3, $4, $5::timestamptz, $6, $7::text, $8, $9, case when $7 <> 'waiting' then $5 end)
  on conflict (lead_id) do update
  set reason = excluded.reason, text = excluded.text, raised_at = excluded.raised_at,
      raised_by_user_id = excluded.raised_by_user_id, decision = excluded.decision, rule = excluded.rule,
      credit_cents = excluded.credit_cents, decided_at = excluded.decided_at, withdrawn_at = null`);
type NewComplaint = { leadId: number; reason: ComplaintReason; text: string; now: Date };
export async function saveComplaint(
  db: Db,
  { companyId, userId }: AccountScope,
  { leadId, reason, text, now }: NewComplaint,
  { decision, rule, creditCents }: ComplaintResult,
): Promise<void> {
  await complain(db, leadId, companyId, reason, text, now, userId, decision, rule, creditCents);
}

/** The credit goes with its complaint. */
export const withdrawComplaint = statement<never, [leadId: number, now: Date]>(
  "update lead_complaints set withdrawn_at = $2 where lead_id = $1",
);

/** The row of the lead is the lock: whoever comes second waits for it and then finds it taken. */
export const takeLead = statement<{ id: number }, [companyId: number, externalId: string, userId: number, now: Date]>(`
  update leads l set company_id = $1, accepted_at = $4, accepted_by_user_id = $3
  from lead_offers o
  where l.external_id = $2 and l.company_id is null and o.company_id = $1 and o.lead_id = l.id and o.state = 'new'
  returning l.id`);
/** Accepted by one company, taken for the others. */
export const settleOffers = statement<{ company_id: number }, [leadId: number, companyId: number, now: Date]>(`
  update lead_offers set state = case when company_id = $2 then 'accepted' else 'taken' end, state_before = null,
         version = version + 1, changed_at = $3
  where lead_id = $1 returning company_id`);
/** Who holds a lead that the company was offered. */
export const holderOf = statement<{ holder: number | null }, [companyId: number, externalId: string]>(`
  select l.company_id as holder from leads l join lead_offers o on o.lead_id = l.id and o.company_id = $1
  where l.external_id = $2`);
