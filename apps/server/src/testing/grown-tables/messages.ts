/** Fills the tables of messages. Needs `leadRows`. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function messageRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into message_threads (company_id, lead_id, brand, started_at, last_at, last_author, excerpt, unread, waits_since)
        select company_id, id, 'nahbei', now(), now() - id * interval '1 minute', 'customer', 't', (id % 10 = 0)::int,
               case when id % 10 = 0 then now() end from leads`,
    sql`insert into messages (thread_id, author, text, mail_id, reply_hash, at, read_at)
        select id, case when id % 2 = 0 then 'company' else 'customer' end, 't', '<m' || id || '@x.example>',
               sha256(('m' || id)::bytea), now(), case when id % 10 > 0 then now() end from message_threads`,
    sql`insert into files (storage_key, purpose, company_id, media_type, bytes, created_at, adopted_at)
        select 'message-file-' || n, 'message_file', n, 'application/pdf', 1, now(), now() from ${n}`,
    sql`insert into message_files (message_id, file_id)
        select m.id, f.id from (select id, row_number() over (order by id) as place from messages) m
        join (select id, row_number() over (order by id) as place from files where purpose = 'message_file') f using (place)`,
    sql`insert into quick_answers (company_id, title, text, changed_at) select n, 't', 't', now() from ${n}`,
    sql`insert into inquiries (company_id, kind, name, email, phone, text, brand, token_hash, state, submitted_at)
        select n, 'message', 'n', 'e' || n || '@kunde.example', '', 't', 'nahbei', sha256(('i' || n)::bytea),
               case when n % 10 = 0 then 'waiting' else 'delivered' end, now() - n * interval '1 minute' from ${n}`,
    sql`insert into files (storage_key, purpose, company_id, media_type, bytes, created_at, adopted_at)
        select 'inquiry-file-' || n, 'message_file', n, 'application/pdf', 1, now(), now() from ${n}`,
    sql`insert into inquiry_files (inquiry_id, file_id)
        select i.id, f.id from (select id, row_number() over (order by id) as place from inquiries) i
        join (select id, row_number() over (order by id) as place from files where storage_key like 'inquiry-file-%') f
          using (place)`,
  ];
}
