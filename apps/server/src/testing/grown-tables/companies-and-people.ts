/** Fills the tables of companies, people, entries and what they do with the portal. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function companyAndPersonRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into users (id, external_id, login, login_key, email, profile_image_key)
        select n + 2000, 'u' || n, 'u' || n, 'u' || n, 'u' || n || '@kunde.example', 'p' || n from ${n}`,
    sql`insert into companies (id, external_id, name, display_name, claimed_by) select n, 'c' || n, 'Firma', 'Firma', 'OWNER' from ${n}`,
    sql`insert into memberships (user_id, company_id, "right") select n + 2000, n, 'owner' from ${n}`,
    sql`insert into digest_subscriptions (user_id, company_id, rhythm, chosen_at, handled_for)
        select n + 2000, n, case when n % 2 = 0 then 'weekly' else 'monthly' end, now(), '2026-01-05' from ${n}`,
    sql`insert into products (company_id, external_id, code, status) select n, 'p', 'ENTRY_BASIC', 'Invoicing' from ${n}`,
    sql`insert into contact_persons (company_id, external_id) select n, 'k' from ${n}`,
    sql`insert into entries (company_id, name) select n, 'Firma' from ${n}`,
    sql`insert into entry_changes (company_id, part, version, source, fields, before, after, changed_at)
        select n, (array['aboutUs', 'media', 'payments'])[v], v, 'owner', '{}', '{}', '{}', now()
        from ${n}, generate_series(1, 3) v`,
    sql`insert into import_differences (company_id, part, proposed, proposed_at) select n, 'media', '{}', now() from ${n}`,
    sql`insert into sessions (handle, user_id, secret_hash, remember, created_at, last_used_at, expires_at, absolute_expires_at)
        select 'h' || n, n + 2000, '\\x00', false, now(), now(), now(), now() from ${n}`,
    sql`insert into files (storage_key, marker_hash, purpose, user_id, company_id, media_type, bytes, width, height, created_at, adopted_at, expires_at)
        select 's' || n, int4send(n), 'logo', n + 2000, n, 'image/webp', 1, 1, 1, now(),
               case when n % 2 = 0 then now() end, case when n % 2 = 1 then now() end from ${n}`,
    sql`insert into file_checks (storage_key, due_at) select 's' || n, now() + n * interval '1 minute' from ${n}`,
    sql`insert into streets (postal_code, city, name)
        select lpad((n % 9000 + 1000)::text, 5, '0'), 'Ort', 'Straße ' || n from ${n}`,
    sql`insert into entry_streets (postal_code, city, name)
        select lpad((n % 9000 + 1000)::text, 5, '0'), 'Ort', 'Straße ' || n from ${n}`,
    sql`insert into left_streets (postal_code, city, name, left_at)
        select postal_code, city, name, now() + interval '1 day' from entry_streets`,
    sql`insert into claims (company_id, user_id, state, brand, started_at, changed_at)
        select n, n + 2000, case when n % 2 = 0 then 'started' else 'confirmed' end, 'nahbei', now(), now() from ${n}`,
    sql`insert into support_visits (agent_user_id, company_id, reason, started_at, ends_at)
        select n + 2000, n, 'Rückruf', now(), now() from ${n}`,
    sql`insert into modal_notifications (code, headline, text) select 'm' || n, 'Neu', 'Text' from ${n}`,
    sql`insert into user_notifications (user_id, code, given_at) select n + 2000, 'c', now() from ${n}`,
    sql`insert into account_locks (company_id, locks, changed_at) select n, '{call}', now() from ${n}`,
    sql`insert into second_factors (user_id, sealed_secret, created_at) select n + 2000, '', now() from ${n}`,
    sql`insert into recovery_codes (user_id, code_hash) select n + 2000, int4send(n) from ${n}`,
    sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, site, name, is_synced, created_at)
        select n + 2000, 'p' || n, '\\x00', 0, '{}', 'localhost', 'n', true, now() from ${n}`,
    sql`insert into passkey_challenges (challenge_hash, user_id, expires_at) select int4send(n), n + 2000, now() + n * interval '1 hour' from ${n}`,
    sql`insert into user_identities (provider, subject, user_id, created_at) select 'facebook', 's' || n, n + 2000, now() from ${n}`,
    sql`insert into security_events (at, kind, user_id, method, network_hash, key_name)
        select now() - n * interval '6 minutes', (array['logged_in', 'login_failed', 'logged_out'])[n % 3 + 1], n % 2000 + 2001,
               'password', int4send(n % 5000), 'k' from ${n}`,
    sql`insert into leaving_reasons (at, reason) select now() - n * interval '1 hour', 'other' from ${n}`,
    sql`insert into rate_limits (key, points, expire) select 'r' || n, 1, 1 from ${n}`,
    sql`insert into account_links (company_id, email, email_key, "right", origin, invited_by_user_id, user_id, brand, created_at, expires_at)
        select n, 'a' || n, 'a' || n, 'read', 'person', n + 2000, n + 2000, 'nahbei', now(), now() from ${n}`,
    sql`insert into contributions (company_id, kind, text, email, user_id, created_at) select n, 'other', 't', 'a' || n, n + 2000, now() from ${n}`,
    sql`insert into content_notices (company_id, target, shown, ground, text, name, email, user_id, rating_id, brand, state, outcome, decided_at,
                                     closed_at, notifier_hash, concerned_hash, received_at)
        select n, 'entry', 's', 'other', 't', 'n', 'a' || n, n + 2000, null, 'nahbei',
               case when n % 100 > 0 then 'closed' else 'received' end, case when n % 100 > 0 then 'kept' end,
               case when n % 100 > 0 then now() end, case when n % 100 > 0 then now() - n * interval '1 hour' end,
               int4send(n), int4send(-n), now() from ${n}`,
    sql`insert into content_notice_steps (notice_id, action, side, at)
        select 700000 + n, 'decide', 'provider', now() from ${n}`,
    sql`insert into newsletter_proofs (email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at, ended_at)
        select 'a' || n, 'a' || n, 'nahbei', '1', now(), '\\x00', now(), now() - n * interval '1 hour' from ${n}`,
    sql`insert into service_cases (company_id, type, subject, brand, request_key, created_by_user_id, agent_user_id, created_at, changed_at, ended_at)
        select n, 'other', 's', 'nahbei', 'k' || n, n + 2000, n + 2000, now(), now(), case when n % 100 > 0 then now() end from ${n}`,
    sql`insert into service_case_events (case_id, kind, author, user_id, at)
        select 100000 + n, 'create', 'company', n + 2000, now() from ${n}`,
    sql`insert into statistics_consents (token_hash, brand, text_version, given_at, expires_at)
        select int4send(n), 'nahbei', '1', now(), now() + n * interval '1 hour' from ${n}`,
    sql`insert into newsletter_subscriptions (email, email_key, brand, text_version, requested_at, request_address_hash)
        select 'a' || n, 'a' || n, 'nahbei', '1', now(), '\\x00' from ${n}`,
    sql`insert into mails (key, template, recipient, brand, subject, text_body, html_body, created_at, due_at, sent_at)
        select 'm' || n, 't', 'a' || n, 'nahbei', 's', '', '', now(), now(), case when n % 100 > 0 then now() end from ${n}`,
    sql`insert into user_tokens (token_hash, purpose, user_id, subject, created_at, expires_at)
        select int4send(n), 'access', n + 2000, 's' || n, now(), now() from ${n}`,
    sql`insert into external_connections (company_id, source, state, sealed_access, subject, granted_by, granted_at, account_id, location_id, next_check_at)
        select n, 'google', 'connected', 's', 's' || n, n + 2000, now(), '1', n::text, now() + n * interval '1 minute' from ${n}`,
    sql`insert into external_grants (state_hash, session_handle, company_id, source, sealed_proof, expires_at)
        select int4send(n), 'h' || n, n, 'google', '', now() + n * interval '1 minute' from ${n}`,
    sql`insert into external_revocations (source, sealed_token, due_at) select 'google', '', now() + n * interval '1 minute' from ${n}`,
    sql`insert into listing_checks (company_id, origin, expected, started_at, finished_at)
        select n, 'person', '{}', now(), now() from ${n}, generate_series(1, 3)`,
    sql`insert into listing_checks (origin, token_hash, expected, started_at)
        select 'public', int4send(n), '{}', now() + n * interval '1 hour' from ${n}`,
    sql`insert into listing_results (check_id, portal) select id, 'p' || n from listing_checks, generate_series(1, 3) n`,
    sql`insert into listing_schedule (company_id, portal, due_at, added_at)
        select n, 'p' || p, now() + n * interval '1 minute', now() from ${n}, generate_series(1, 3) p`,
    sql`insert into listing_portal_rate_limits (portal, next_at) select 'p' || n, now() from ${n}`,
    sql`insert into audit_log (at, action, outcome, company_id) select now(), 'x', 'done', n from ${n}`,
    sql`insert into user_ratings (user_id, company_id, rating_text, stars, updated_at)
        select n + 2000, n, 'gut', 5, now() from ${n}`,
    sql`insert into latest_searches (user_id, searched_at, what) select n + 2000, date_trunc('milliseconds', now()), 'w' from ${n}`,
    sql`insert into viewed_entries (user_id, viewed_at, company_id) select n + 2000, date_trunc('milliseconds', now()), n from ${n}`,
    sql`insert into erased_people (external_id_hash, key_id) select int4send(n), 'k' from ${n}`,
    sql`insert into push_subscriptions (user_id, endpoint, p256dh, auth, user_agent, created_at)
        select n + 2000, 'https://push.example/' || n, 'p', 'a', 'b', now() from ${n}`,
    sql`insert into push_messages (user_id, occasion, created_at) select n + 2000, 'o', now() from ${n}`,
    sql`insert into notification_settings (user_id, event, channel, wanted) select n + 2000, 'e', 'email', false from ${n}`,
    sql`select ensure_tracking_days('{2026-03-02}')`,
    sql`insert into tracking_events (day, company_id, event_id, metric, happened_at, device, counted)
        select '2026-03-02', n, 'e', 'view', now(), 'phone', true from ${n}`,
    sql`insert into tracking_daily (company_id, dimension, day, metric, item, value)
        select n, 'device', '2026-03-02', 'view', 'phone', 1 from ${n}`,
    sql`insert into tracking_daily (company_id, dimension, day, metric, item, value)
        select n, 'term', '2026-03-02', 'view', 'wort', 1 from ${n}`,
    sql`select roll_up_tracking(null, '2026-03-02', '2026-03-02')`,
    sql`select ensure_day_partitions(t, '{2026-03-02}') from unnest('{tracking_salts,tracking_visits}'::text[]) t`,
    sql`insert into tracking_visits (kept_day, day, key) select '2026-03-02', '2026-03-02', gen_random_uuid() from ${n}`,
  ];
}
