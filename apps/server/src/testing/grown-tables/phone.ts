/** Fills the tables of the telephone services. Needs `companyAndPersonRows`. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function phoneRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into secretarial_settings (company_id, service_number, greeting, forward_to, hours, vacation_note, version, changed_at)
        select n, '0', 'g', '', '{}', '', 1, now() from ${n}`,
    sql`insert into secretarial_calls (company_id, external_id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, reported_at, note)
        select n, 'a', now() - n * interval '1 minute', 'n', '', '0', 'c', 'message', false, 1, now(), '' from ${n}`,
    sql`insert into voicebot_settings (company_id, greeting, forward_to, hours, tasks, answers, asks_to_record, version, changed_at)
        select n, 'g', '', '{}', '{}', '{}', false, 1, now() from ${n}`,
    sql`insert into voicebot_calls (company_id, external_id, called_at, seconds, caller_name, phone, summary, transcript, outcome, reported_at, recording, recording_type, consent_at, delete_on)
        select n, 'a', now() - n * interval '1 minute', 1, 'n', '0', 's', '[]', 'answered', now(),
               case when n % 10 = 0 then 'AAAA' end, 'audio/wav', now(), date '2026-03-01' + n % 90 from ${n}`,
    sql`insert into absences (company_id, first_day, last_day, label, targets, applied_at)
        select n, date '2026-03-01' + n % 300, date '2026-03-02' + n % 300, 'l', '{entry}', now() from ${n}`,
    sql`insert into dashboard_task_marks (company_id, task_key, kind, fingerprint, until_day, marked_at)
        select n, 'k', 'done', 'f', date '2026-03-01' + n % 300, now() from ${n}`,
  ];
}
