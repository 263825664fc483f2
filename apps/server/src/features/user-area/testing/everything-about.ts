/** A row about one person in every table that can hold one. */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";

/** `email`: the person's address, for tables without a user column. */
export async function everythingAbout(
  db: Kysely<Database>,
  { userId, companyId, email }: { userId: number; companyId: number; email: string },
): Promise<void> {
  for (const insert of [
    sql`insert into user_ratings (user_id, company_id, rating_text, stars, updated_at) values (${userId}, ${companyId}, 'Gut', 4, now())`,
    sql`insert into latest_searches (user_id, searched_at, what) values (${userId}, date_trunc('milliseconds', now()), 'Dachdecker')`,
    sql`insert into viewed_entries (user_id, viewed_at, company_id) values (${userId}, date_trunc('milliseconds', now()), ${companyId})`,
    sql`insert into notification_settings (user_id, event, channel, wanted) values (${userId}, 'claim_ends', 'email', false)`,
    sql`insert into digest_subscriptions (user_id, company_id, rhythm, chosen_at, handled_for)
        values (${userId}, ${companyId}, 'weekly', now(), current_date)`,
    sql`insert into push_subscriptions (user_id, endpoint, p256dh, auth, user_agent, created_at)
        values (${userId}, 'https://push.example/' || ${userId}::text, 'p', 'a', 'Firefox', now())`,
    sql`insert into push_messages (user_id, occasion, created_at) values (${userId}, 'lead:1', now())`,
    sql`insert into user_notifications (user_id, code, given_at) values (${userId}, 'neu', now())`,
    sql`insert into user_tokens (token_hash, purpose, user_id, created_at, expires_at) values (int8send(${userId}), 'access', ${userId}, now(), now())`,
    sql`insert into mails (key, template, recipient, brand, subject, text_body, html_body, created_at, due_at)
        values ('about-' || ${userId}::text, 't', ${email}, 'nahbei', 'Ihr Link', ${email}, '', now(), now())`,
    sql`insert into second_factors (user_id, sealed_secret, created_at) values (${userId}, 'SEALED', now())`,
    sql`insert into recovery_codes (user_id, code_hash) values (${userId}, int8send(${userId}))`,
    sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, site, name, is_synced, created_at)
        values (${userId}, 'CREDENTIAL' || ${userId}::text, '\\x03', 0, '{}', 'localhost', 'Telefon', true, now())`,
    sql`insert into passkey_challenges (challenge_hash, user_id, expires_at) values (int8send(${userId}), ${userId}, now())`,
    sql`insert into user_identities (provider, subject, user_id, created_at) values ('facebook', ${`fb-${email}`}, ${userId}, now())`,
    sql`insert into external_connections (company_id, source, state, sealed_access, subject, granted_by, granted_at, next_check_at)
        select ${companyId}, source, 'granted', 'SEALED', 'g-1', ${userId}, now(), now()
        from unnest('{google,google_search}'::text[]) source`,
    sql`insert into security_events (at, kind, user_id) values (now(), 'password_changed', ${userId})`,
    sql`insert into claims (company_id, user_id, state, brand, started_at, changed_at, confirmed_at)
        values (${companyId}, ${userId}, 'confirmed', 'nahbei', now(), now(), now())`,
    sql`insert into account_links (company_id, email, email_key, "right", origin, brand, state, user_id, created_at, expires_at, decided_at)
        values (${companyId}, ${email}, ${email}, 'editor', 'provider', 'nahbei', 'linked', ${userId}, now(), now(), now())`,
    sql`insert into account_links (company_id, email, email_key, "right", origin, brand, invited_by_user_id, created_at, expires_at)
        values (${companyId}, 'kollegin@kunde.example', 'kollegin@kunde.example', 'read', 'person', 'nahbei', ${userId}, now(), now())`,
    sql`insert into contributions (company_id, kind, text, email, user_id, created_at) values (${companyId}, 'other', 'Falsch', ${email}, ${userId}, now())`,
    sql`insert into contributions (company_id, kind, text, email, created_at) values (${companyId}, 'phone', 'Auch', ${email.toUpperCase()}, now())`,
    sql`insert into content_notices (company_id, target, shown, ground, text, name, email, user_id, brand, state, received_at)
        values (${companyId}, 'entry', 'Der Eintrag', 'other', 'Das ist nicht erlaubt.', 'Mara', ${email}, ${userId}, 'nahbei', 'received', now())`,
    sql`insert into newsletter_proofs (email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at, ended_at)
        values (${email}, ${email}, 'nahbei', '1', now(), '\\x05', now(), now())`,
    sql`insert into rating_invitations (company_id, email, address_hash, name, basis, basis_on, noted_by_user_id, brand, token_hash, state, sent_at)
        values (${companyId}, ${email}, int8send(${userId}), '', 'consent', current_date, ${userId}, 'nahbei', int8send(${userId}), 'sent', now())`,
    sql`insert into rating_submissions (company_id, stars, title, body, author_name, email, brand, token_hash, state, submitted_at, changed_at)
        values (${companyId}, 4, '', 'Gut', 'M. K.', ${email}, 'nahbei', int8send(${userId}), 'waiting', now(), now())`,
    sql`insert into dashboard_task_marks (company_id, task_key, kind, fingerprint, until_day, marked_by_user_id, marked_at)
        values (${companyId}, ${`cases.waiting-${userId}`}, 'tomorrow', 'f', current_date + 1, ${userId}, now())`,
    sql`insert into service_cases (company_id, type, subject, brand, request_key, created_by_user_id, created_at, changed_at)
        values (${companyId}, 'other', 'Frage', 'nahbei', ${`k${userId}`}, ${userId}, now(), now())`,
    sql`insert into service_case_events (case_id, kind, author, user_id, text, at)
        select id, 'create', 'company', ${userId}, 'Wie geht das?', now() from service_cases where request_key = ${`k${userId}`}`,
    sql`with signed as (
          insert into contracts (company_id, external_id, code, started_on, term_months, renewal_months, notice_months, price_cents, price_interval, reported_at)
          values (${companyId}, ${`v${userId}`}, 'WEB-M', '2025-01-01', 12, 12, 3, 4900, 'month', now()) returning id)
        insert into contract_cancellations (company_id, contract_id, kind, ends_on, reason, declared_at, declared_by_user_id, withdrawn_at, withdrawn_by_user_id)
        select ${companyId}, id, 'ordinary', '2026-12-31', 'Zu teuer', now(), ${userId}, now(), ${userId} from signed`,
    sql`insert into contact_changes (company_id, version, before, after, actor_user_id, agent_user_id, changed_at)
        values (${companyId}, ${userId}, '[]', '[]', ${userId}, ${userId}, now())`,
    sql`with rated as (
          insert into ratings (company_id, source, external_id, stars, body, rated_at, updated_at, stored_at)
          values (${companyId}, 'wkdb', ${`w${userId}`}, 2, 'Kam zu spät', now(), now(), now()) returning id),
        disputed as (
          insert into rating_objections (company_id, rating_id, reason, text, state, brand, request_key, created_by_user_id,
                                         agent_user_id, decided_by_user_id, proposed_by_user_id, created_at, changed_at)
          select ${companyId}, id, 'insult', 'Ein Schimpfwort', 'in_review', 'nahbei', ${`k${userId}`}, ${userId},
                 ${userId}, ${userId}, ${userId}, now(), now() from rated returning id)
        insert into rating_objection_steps (objection_id, action, role, user_id, text, at)
        select id, 'object', 'company', ${userId}, 'Ein Schimpfwort', now() from disputed`,
    sql`insert into rating_objections (company_id, rating_id, author_user_id, author_asked_at, reason, text, state, brand,
                                       request_key, created_at, changed_at)
        select ${companyId}, r.id, ${userId}, now(), 'no_contact', 'War nie Kunde', 'author_asked', 'nahbei',
               ${`a${userId}`}, now(), now()
        from ratings r join user_ratings u on u.id = r.user_rating_id where u.user_id = ${userId} limit 1`,
    sql`insert into rating_partners (company_id, portal, url, added_by_user_id, added_at)
        values (${companyId}, ${`p${userId}`}, 'https://portal.example/1', ${userId}, now())`,
    sql`with site as (
          insert into websites (company_id, external_id, kind, product_code, state, imported_at)
          values (${companyId}, ${`w${userId}`}, 'website', 'WEB-M', 'online', now()) returning id),
        handover as (
          insert into website_handovers (company_id, website_id, brand, request_key, created_by_user_id, created_at, changed_at)
          select ${companyId}, id, 'nahbei', ${`k${userId}`}, ${userId}, now(), now() from site returning id, website_id),
        link as (
          insert into website_deeplinks (token_hash, company_id, website_id, agent_user_id, created_at, expires_at)
          select int8send(${userId}), ${companyId}, website_id, ${userId}, now(), now() from handover)
        insert into website_handover_events (handover_id, kind, author, user_id, text, at)
        select id, 'hand_over', 'company', ${userId}, 'Unser neues Team', now() from handover`,
    sql`with banner as (
          insert into web_banners (company_id, external_id, flavour, name, changed_at, imported_at)
          values (${companyId}, ${`b${userId}`}, 'leaderboard', 'Herbst', now(), now()) returning id)
        insert into web_banner_events (banner_id, action, author, user_id, reason, at)
        select id, 'reject', 'company', ${userId}, 'Der Preis ist falsch.', now() from banner`,
    sql`with creative as (
          insert into tv_creatives (company_id, binary_master_id, name, layout, headline, background, foreground, delivered_at, customer_approval, partner_approval, imported_at)
          values (${companyId}, ${`b${userId}`}, 'Herbst', 'frame', 'Dach', '#123f52', '#ffffff', now(), 'UNVERIFIED', 'UNVERIFIED', now()) returning id)
        insert into tv_creative_events (creative_id, kind, role, user_id, reason, at)
        select id, 'reject', 'company', ${userId}, 'Die Nummer ist falsch', now() from creative`,
    sql`with rating as (
          insert into ratings (company_id, source, external_id, stars, title, body, author_name, rated_at, updated_at, stored_at)
          values (${companyId}, 'wkdb', ${`r${userId}`}, 2, '', 'Kam zu spät', 'Kunde', now(), now(), now()) returning id),
        answer as (
          insert into rating_answers (rating_id, company_id, state, text, is_edited, moderation, reason, delivery, published_at, changed_at, changed_by_user_id, by_support, version)
          select id, ${companyId}, 'published', 'Das tut uns leid', false, 'accepted', '', 'none', now(), now(), ${userId}, false, 1 from rating)
        insert into rating_answer_changes (rating_id, company_id, step, text, author, user_id, at)
        select id, ${companyId}, 'published', 'Das tut uns leid', 'company', ${userId}, now() from rating`,
    sql`with lead as (
          insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, received_at, reported_at, delete_on, company_id, accepted_at, accepted_by_user_id)
          values (${`l${userId}`}, 'request', 'webhook', 'Kundin', ${email}, '', 'Dach', 'Dach', '', '', now(), now(), '2099-01-01', ${companyId}, now(), ${userId}) returning id),
        reminder as (
          insert into lead_reminders (company_id, lead_id, due_on, text, set_by_user_id, set_at)
          select ${companyId}, id, '2099-01-01', 'Anrufen', ${userId}, now() from lead),
        complaint as (
          insert into lead_complaints (lead_id, company_id, reason, text, raised_at, raised_by_user_id, decision, rule, credit_cents)
          select id, ${companyId}, 'wrong_contact', '', now(), ${userId}, 'refused', 'free', 0 from lead)
        insert into lead_steps (company_id, lead_id, step, state, text, by_support, user_id, at)
        select ${companyId}, id, 'note', 'accepted', 'Ruft zurück', false, ${userId}, now() from lead`,
    sql`with lead as (
          insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, received_at, reported_at, delete_on, company_id, accepted_at)
          values (${`own${userId}`}, 'message', 'entry_page', 'Kundin', ${email}, '', 'Dach', '', '', '', now(), now(), '2099-01-01', ${companyId}, now()),
                 (${`other${userId}`}, 'message', 'entry_page', 'Kunde', 'kunde@kunde.example', '', 'Dach', '', '', '', now(), now(), '2099-01-01', ${companyId}, now()) returning id, email),
        thread as (
          insert into message_threads (company_id, lead_id, brand, started_at, last_at, last_author, excerpt, unread)
          select ${companyId}, id, 'nahbei', now(), now(), 'customer', 'Dach', 0 from lead returning id, lead_id)
        insert into messages (thread_id, author, user_id, text, at)
        select t.id, case when l.email = ${email} then 'customer' else 'company' end,
               case when l.email = ${email} then null else ${userId}::bigint end, 'Dach', now()
        from thread t join lead l on l.id = t.lead_id`,
    sql`insert into inquiries (company_id, kind, name, email, phone, text, brand, token_hash, state, submitted_at)
        values (${companyId}, 'message', 'Kundin', ${email}, '', 'Dach', 'nahbei', ${Buffer.from(`i${userId}`)}, 'waiting', now())`,
    sql`insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
        values (${companyId}, 'aboutUs', 2, 'owner', ${userId}, '{text}', '{}', '{}', now())`,
    sql`insert into files (storage_key, purpose, user_id, company_id, media_type, bytes, created_at, adopted_at, original_name)
        values (${`k${userId}`}, 'document', ${userId}, ${companyId}, 'application/pdf', 1, now(), now(), 'Preise.pdf')`,
    sql`insert into support_visits (agent_user_id, company_id, reason, started_at, ends_at) values (${userId}, ${companyId}, 'Rückruf', now(), now())`,
    sql`insert into newsletter_subscriptions (email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at)
        values (${email}, ${email}, 'nahbei', '1', now(), '\\x05', now())`,
  ]) {
    await insert.execute(db);
  }
}
