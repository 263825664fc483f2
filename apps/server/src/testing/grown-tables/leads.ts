/** Fills the tables of leads. Needs `companyAndPersonRows` and `phoneRows`. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function leadRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, price_cents, received_at, reported_at, delete_on, company_id, accepted_at, value_cents)
        select 'L' || n, case when n % 3 = 0 then 'job' else 'request' end, 'webhook', 'n', 'e', '0', 't', 't', '50667', 'p', 900,
               now() - n * interval '1 minute', now(), date '2028-03-01' + n % 90, n, now(), 100000 from ${n}`,
    sql`insert into lead_offers (company_id, lead_id, kind, received_at, state, changed_at, version, told_at)
        select company_id, id, kind, received_at, 'accepted', now(), 1, case when id % 1000 > 0 then now() end from leads`,
    sql`insert into lead_steps (company_id, lead_id, step, state, text, by_support, at)
        select company_id, id, 'note', 'accepted', 't', false, now() from leads`,
    sql`insert into lead_reminders (company_id, lead_id, due_on, text, set_at, told_at)
        select company_id, id, date '2026-03-01' + (id % 300)::int, 't', now(), case when id % 100 > 0 then now() end from leads`,
    sql`insert into lead_complaints (lead_id, company_id, reason, text, raised_at, decision, rule, credit_cents)
        select id, company_id, 'wrong_contact', 't', now(), case when id % 1000 > 0 then 'refused' else 'waiting' end, 'free', 0 from leads`,
  ];
}
