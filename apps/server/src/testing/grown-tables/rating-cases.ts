/** Fills the tables of objections, partner network and reports. Needs ratings. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function ratingCaseRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    // One in fifty is unfinished, and one in a hundred has an author who was asked.
    sql`insert into rating_objections (company_id, rating_id, author_user_id, author_asked_at, reason, text, state, due_on, brand, request_key, created_by_user_id, agent_user_id, decided_by_user_id, proposed_by_user_id, created_at, changed_at, ended_at)
        select r.company_id, r.id, case when r.company_id % 100 = 0 then r.company_id + 2000 end, now(), 'insult', 't',
               case when r.company_id % 50 = 0 then 'in_review' else 'final' end,
               case when r.company_id % 50 = 0 then date '2026-03-01' + (r.company_id % 300)::int end, 'b', 'k',
               r.company_id + 2000, r.company_id + 2000, r.company_id + 2000, r.company_id + 2000, now(), now() - r.company_id * interval '1 minute',
               case when r.company_id % 50 <> 0 then now() - r.company_id * interval '1 minute' end
        from ratings r where r.external_id = 'r1'`,
    sql`insert into rating_objection_steps (objection_id, action, role, user_id, text, at)
        select o.id, 'object', 'company', o.company_id + 2000, 't', now() from rating_objections o, generate_series(1, 2)`,
    sql`insert into rating_partners (company_id, portal, url, added_by_user_id, added_at)
        select n, 'p', 'https://p.example', n + 2000, now() from ${n}`,
    sql`insert into rating_feeds (company_id, source, place, next_at, failures)
        select n, source, '', now() + n * interval '1 minute', case when n % 200 = 0 then 3 else 0 end
        from ${n}, unnest('{cylex,golocal,google}'::text[]) source`,
    sql`insert into marketing_reports (company_id, external_id, package, title, first_day, last_day, pdf, download_key, arrived_at)
        select n, 'r', 'p', 't', date '2026-03-01', date '2026-03-31', '', 'k' || n, now() - n * interval '1 minute' from ${n}`,
  ];
}
