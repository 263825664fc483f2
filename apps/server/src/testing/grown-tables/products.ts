/** Fills the tables of products: websites and their figures, visibility in search, search ads, the b2b directory, TV banners. Needs `companyAndPersonRows`. Imported by tests only. */
import { type RawBuilder, sql } from "kysely";

export function productRows(count: number): RawBuilder<unknown>[] {
  const n = sql.raw(`generate_series(1, ${count}) n`);
  return [
    sql`insert into websites (company_id, external_id, kind, product_code, state, imported_at)
        select n, 'w', 'website', 'WEB-M', 'online', now() from ${n}`,
    sql`insert into website_handovers (company_id, website_id, brand, request_key, created_by_user_id, agent_user_id, created_at, changed_at, ended_at)
        select company_id, id, 'nahbei', 'k', company_id + 2000, company_id + 2000, now(), now(), case when id % 100 > 0 then now() end from websites`,
    sql`insert into website_handover_events (handover_id, kind, author, user_id, at)
        select id, 'hand_over', 'company', company_id + 2000, now() from website_handovers`,
    sql`insert into website_deeplinks (token_hash, company_id, website_id, agent_user_id, created_at, expires_at)
        select int4send(company_id::int), company_id, id, company_id + 2000, now(), now() + company_id * interval '1 minute' from websites`,
    sql`insert into mailboxes (company_id, external_id, address, quota_bytes, login_name, imap_host, imap_port, smtp_host, smtp_port, imported_at)
        select n, 'm', 'a' || n, 1, 'l', 'h', 993, 'h', 465, now() from ${n}`,
    sql`insert into website_handover_files (event_id, file_id)
        select e.id, f.id from website_handover_events e join files f on f.storage_key = 's' || (e.user_id - 2000)`,
    sql`insert into search_properties (company_id, site_url, chosen_at, next_read_at)
        select n, 'sc-domain:a' || n, now(), now() + n * interval '1 minute' from ${n}`,
    sql`insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
        select n, date '2026-03-01' + n % 100, 9, 1, 30, false from ${n}`,
    sql`insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
        select n, date '2026-03-01' + n % 100, 'wort', 9, 1, 30 from ${n}`,
    sql`insert into website_checks (company_id, url, state, requested_at, finished_at, findings)
        select n, 'https://www.firma.example/', 'success', now(), now() - n * interval '1 minute', '[]' from ${n}, generate_series(1, 3)`,
    sql`insert into website_pictures (company_id, url, file_id, taken_at, asked_at, tried_at)
        select n, 'https://www.firma.example/', f.id, now(), now() - n * interval '1 minute', now()
        from ${n} join files f on f.storage_key = 's' || n`,
    sql`insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
        select id, '2026-03-01', 'matomo', 2, 1, 1, 0, 0, 0 from websites`,
    sql`insert into website_day_names (website_id, dimension, day, name, visits)
        select id, 'search', '2026-03-01', 'Google', 1 from websites`,
    sql`insert into website_figures (website_id, matomo_site_id, until) select id, '7', now() from websites`,
    sql`select ensure_day_partitions('website_hits', '{2026-03-01}')`,
    sql`insert into website_hits (day, website_id, hit_id) select '2026-03-01', id, 'h' from websites`,
    sql`insert into search_ad_accounts (company_id, account_id) select n, n + 700000 from ${n}`,
    sql`insert into search_ad_fetches (company_id, until, tried_at) select n, now() - n * interval '1 minute', now() from ${n}`,
    sql`insert into search_ad_campaigns (company_id, external_id, ad_group, ad_group_name, name, engine, state, ads)
        select n, 'k', 'g', 'G', 'K', 'google', 'active', '[]' from ${n}`,
    sql`insert into search_ad_days (company_id, day, campaign_id, impressions, clicks, calls, forms, cost_cents, is_final, counted_at, words)
        select company_id, date '2026-03-02' - company_id::int % 1000, id, 9, 1, 0, 0, 80, true, now(), '[]' from search_ad_campaigns`,
    sql`insert into search_ad_budgets (company_id, start_day, end_day, plan_cents, agreed_at)
        select n, date '2026-03-02' - n % 1000, date '2026-03-31' - n % 1000, 1, now() from ${n}`,
    sql`insert into web_banners (company_id, external_id, flavour, name, state, changed_at, ended_at, imported_at)
        select n, 'b', 'leaderboard', 'Herbst', case when n % 100 > 0 then 'ended' else 'submitted' end, now(),
               case when n % 100 > 0 then now() end, now() from ${n}`,
    sql`insert into web_banner_events (banner_id, action, author, user_id, at)
        select id, 'upload', 'company', company_id + 2000, now() from web_banners`,
    sql`insert into web_banner_creatives (banner_id, event_id, file_id, frames, milliseconds, loops, replaced_at)
        select e.banner_id, e.id, f.id, 1, 0, 1, case when f.id % 100 > 0 then now() end
        from web_banner_events e join files f on f.storage_key = 's' || (e.user_id - 2000)`,
    sql`insert into web_banner_days (company_id, day, banner, placement, views, clicks, counted_at)
        select n, date '2026-03-02' - n % 1000, 'b', 'home', 9, 1, now() from ${n}`,
    sql`insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
        select n, date '2026-03-02' - n % 1000, 1, 1, 0, 0, '[]', now() from ${n}`,
    sql`insert into tv_banners (company_id, external_id, name, state, binary_master_id, imported_at)
        select n, 'b', 'Region', 'active', 'm', now() from ${n}`,
    sql`insert into tv_creatives (company_id, binary_master_id, name, layout, headline, background, foreground, delivered_at, customer_approval, partner_approval, imported_at)
        select n, 'm', 'Herbst', 'frame', 'Dach', '#123f52', '#ffffff', now(), 'ACCEPTED', 'UNVERIFIED', now() from ${n}`,
    sql`update tv_creative_events set user_id = creative_id + 2000`,
    sql`insert into tv_days (company_id, day, banner, channels, hours, programmes, impressions, counted_at)
        select n, date '2026-03-02' - n % 1000, 'b', '{7775}', '{20}', '{Krimi}', '{9}', now() from ${n}`,
    sql`insert into ratings (company_id, source, external_id, stars, body, rated_at, updated_at, stored_at, is_news)
        select n, 'google', 'r' || m, 1 + n % 5, 'gut', now() - n * interval '1 hour', now(), now(), n % 100 = 0
        from ${n}, generate_series(1, 2) m`,
    sql`insert into deleted_rating_summaries (company_id, deleted_at) select n, now() from ${n}`,
    sql`update ratings set stars = 6 - stars where external_id = 'r2'`,
    sql`insert into rating_awards (company_id, awarded_on, ended_on, ratings, stars)
        select n, date '2026-03-01' - m, case when m > 1 then date '2026-03-01' end, 10, 45 from ${n}, generate_series(1, 2) m`,
    sql`insert into employer_surveys (company_id, surveyed_on, answers, recommending, reported_at)
        select n, '2026-03-01', 9, 8, now() from ${n}`,
    sql`insert into rating_invitations (company_id, email, address_hash, name, basis, basis_on, noted_by_user_id, brand, token_hash, state, sent_at)
        select n, 'k' || n || '@post.example', int4send(n), '', 'consent', '2026-03-01', n + 2000, 'nahbei', int4send(n), 'sent', now() - n * interval '1 hour' from ${n}`,
    sql`insert into invitation_opt_outs select int4send(n), '2026-03-01' from ${n}`,
    sql`insert into rating_submissions (company_id, invitation_id, stars, title, body, author_name, email, brand, token_hash, state, submitted_at, changed_at)
        select i.company_id, i.id, 4, '', 'gut', 'n', 'g' || i.id || '@post.example', 'nahbei', int8send(i.id),
               (array['waiting', 'published', 'withdrawn'])[1 + i.id % 3], i.sent_at, i.sent_at from rating_invitations i`,
  ];
}
