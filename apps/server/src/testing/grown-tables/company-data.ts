/** Fills the tables of contracts, documents and contact persons. Needs `companyAndPersonRows`. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function companyDataRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into contracts (id, company_id, external_id, code, started_on, term_months, renewal_months, notice_months, price_cents, price_interval, ended_on, reported_at)
        select n, n, 'v', 'WEB-M', date '2024-01-01' + n % 300, 12, 12, 3, 4900, 'month',
               case when n % 10 = 0 then date '2015-01-01' + n % 4000 end, now() from ${n}`,
    sql`insert into contract_cancellations (company_id, contract_id, kind, ends_on, reason, declared_at, declared_by_user_id, withdrawn_at, withdrawn_by_user_id, service_case_id)
        select n, n, 'ordinary', date '2026-12-31', '', now(), n + 2000, case when n % 2 = 0 then now() end, n + 2000, 100000 + n from ${n}`,
    sql`insert into company_documents (company_id, source, type, number, title, dated_on, file_id, reported_at, arrived_at, announced_at, opened_at)
        select f.company_id, 'billing', 'invoice', 'R' || f.id, 'Rechnung', date '2020-01-01' + (f.id % 2000)::int, f.id, now(), now(),
               case when f.id % 100 > 0 then now() end, case when f.id % 10 > 0 then now() end from files f`,
    sql`insert into contact_changes (company_id, version, before, after, actor_user_id, agent_user_id, changed_at)
        select n, 1, '[]', '[]', n + 2000, n + 2000, now() - n * interval '1 hour' from ${n}`,
  ];
}
