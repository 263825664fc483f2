/** Fills the tables of answers to ratings. Needs `productRows`, which fills the ratings. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function ratingAnswerRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into rating_answers (rating_id, company_id, state, text, is_edited, moderation, reason, delivery, waits_since, published_at, changed_at, changed_by_user_id, by_support, version)
        select id, company_id, 'published', 't', false, case when id % 1000 > 0 then 'accepted' else 'waiting' end, '',
               case when id % 100 > 1 then 'done' else 'sending' end, now(), now(), now(), company_id + 2000, false, 1 from ratings`,
    sql`insert into rating_answer_changes (rating_id, company_id, step, text, author, user_id, at)
        select id, company_id, 'published', 't', 'company', company_id + 2000, now() from ratings`,
    sql`insert into rating_answer_templates (company_id, title, text, position, changed_at)
        select n, 't', 't', 1, now() from ${n}`,
  ];
}
