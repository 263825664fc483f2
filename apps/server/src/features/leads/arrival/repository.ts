/** SQL of arriving leads: rows of leads and of their offers to companies. */
import type { CallService } from "@portal/contract/leads/lead";
import type { LeadKind, LeadSource, LeadState } from "@portal/contract/leads/states";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";

export const findCompany = statement<{ id: number }, [id: number]>("select id from companies where id = $1");

export const findOffer = statement<{ lead_id: number }, [companyId: number, externalId: string]>(`
  select o.lead_id from lead_offers o join leads l on l.id = o.lead_id
  where o.company_id = $1 and l.external_id = $2`);
export const insertLead = statement<
  { id: number },
  [
    externalId: string,
    kind: LeadKind,
    source: LeadSource,
    name: string,
    email: string,
    phone: string,
    text: string,
    shown: string,
    postalCode: string,
    place: string,
    priceCents: number | null,
    receivedAt: Date,
    deleteOn: Day,
  ]
>(`
  insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, price_cents,
                     received_at, reported_at, delete_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13)
  on conflict (external_id) do nothing returning id`);
// Locked, so that nobody takes it between the look and the offer.
export const lockLead = statement<
  { id: number; company_id: number | null; kind: LeadKind; received_at: Date },
  [externalId: string]
>("select id, company_id, kind, received_at from leads where external_id = $1 for update");
export const insertOffer = statement<
  { lead_id: number },
  [companyId: number, leadId: number, kind: LeadKind, receivedAt: Date, now: Date, toldAt: Date | null]
>(`
  insert into lead_offers (company_id, lead_id, kind, received_at, state, changed_at, version, told_at)
  values ($1, $2, $3, $4, 'new', $5, 1, $6) on conflict do nothing returning lead_id`);

/** As a row of the import gives it. */
export type ReportedLead = [
  externalId: string,
  kind: string,
  source: string,
  name: string,
  email: string,
  phone: string,
  text: string,
  shown: string,
  postalCode: string,
  place: string,
  priceCents: number | null,
  receivedAt: Date,
  reportedAt: Date,
  deleteOn: string,
];
// Kind, day of arrival and day of deletion stay: the company has seen them.
export const storeReported = statement<{ id: number }, ReportedLead>(`
  insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, price_cents,
                     received_at, reported_at, delete_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (external_id) do update
  set name = excluded.name, email = excluded.email, phone = excluded.phone, text = excluded.text,
      shown_text = excluded.shown_text, postal_code = excluded.postal_code, place = excluded.place,
      price_cents = excluded.price_cents, reported_at = excluded.reported_at
  where leads.reported_at < excluded.reported_at
  returning id`);
export type StoredLead = {
  id: number;
  company_id: number | null;
  kind: LeadKind;
  received_at: Date;
  is_offered: boolean;
};
export const findReported = statement<StoredLead, [externalId: string, companyId: number]>(`
  select l.id, l.company_id, l.kind, l.received_at,
         exists (select from lead_offers o where o.lead_id = l.id and o.company_id = $2) as is_offered
  from leads l where l.external_id = $1 for update`);
export const holdLead = statement<
  never,
  [leadId: number, companyId: number, acceptedAt: Date, firstResponseAt: Date | null, valueCents: number | null]
>("update leads set company_id = $2, accepted_at = $3, first_response_at = $4, value_cents = $5 where id = $1");
export const insertReportedOffer = statement<
  never,
  [companyId: number, leadId: number, kind: string, receivedAt: Date, state: LeadState, now: Date, toldAt: Date | null]
>(`
  insert into lead_offers (company_id, lead_id, kind, received_at, state, changed_at, version, told_at)
  values ($1, $2, $3, $4, $5, $6, 1, $7)`);
/** Accepted at once: the company answered the call. No row if the call has a lead. */
export const insertLeadOfCall = statement<
  { id: number },
  [
    externalId: string,
    source: CallService,
    name: string,
    phone: string,
    text: string,
    shown: string,
    calledAt: Date,
    now: Date,
    deleteOn: string,
    secretarialCallId: number | null,
    voicebotCallId: number | null,
    companyId: number,
    userId: number,
  ]
>(`
  insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, received_at,
                     reported_at, delete_on, secretarial_call_id, voicebot_call_id, company_id, accepted_at,
                     accepted_by_user_id)
  values ($1, 'request', $2, $3, '', $4, $5, $6, '', '', $7, $8, $9, $10, $11, $12, $8, $13)
  on conflict do nothing returning id`);
export const insertOfferOfCall = statement<never, [companyId: number, leadId: number, calledAt: Date, now: Date]>(`
  insert into lead_offers (company_id, lead_id, kind, received_at, state, changed_at, version, told_at)
  values ($1, $2, 'request', $3, 'accepted', $4, 1, $4)`);
