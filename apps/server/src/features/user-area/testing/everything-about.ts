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
    sql`insert into service_cases (company_id, type, subject, brand, request_key, created_by_user_id, created_at, changed_at)
        values (${companyId}, 'other', 'Frage', 'nahbei', ${`k${userId}`}, ${userId}, now(), now())`,
    sql`insert into service_case_events (case_id, kind, author, user_id, text, at)
        select id, 'create', 'company', ${userId}, 'Wie geht das?', now() from service_cases where request_key = ${`k${userId}`}`,
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
