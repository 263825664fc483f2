/**
 * Checks that every prepared statement reads large tables through an index, by its generic plan, which connections
 * keep. A new `statement()` is covered as soon as a slice loads it.
 */
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import { statementTexts } from "@portal/db/statement";
import { createTestDatabase } from "@portal/db/testing/test-database";
import type { TestDatabase } from "@portal/db/testing/test-server";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import "../features/b2b/commands.ts";
import "../platform/observability/metrics/figures.ts";
import "../platform/sweeps/repository.ts";
import "./jobs.ts";
import "./slices.ts";

const COMPANIES = 20_000;

/** Statements that may read a whole table: a part of their text, and the reason. */
const EXCEPTIONS: Record<string, string> = {
  "lower(recipient) = lower($2)": "the outbox of developers",
  "delete from portal_usage": "a few rows for each day, whatever the number of customers",
  "where s.confirmed_at is not null and s.ended_at is null": "a command's list of all subscribers",
  tracking_progress: "one row",
  "exists (select from erased_people)": "ends at the first row",
  "update sweeps": "one row for each sweep",
  "from sweeps": "one row for each sweep",
  "from (select due_at from mails": "the indexes of what waits and of what failed",
  "w.matomo_site_id is not null": "a walk over all websites with Matomo each quarter of an hour",
  "select o.ctid from websites w": "a walk over all websites each day",
  "from pgboss.queue": "one row for each kind of job",
  "from notices": "a handful of rows, and most of them are in force",
};

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 1 });
  await fill();
}, 180_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Fills every table that grows with customers with 20,000 rows. */
async function fill(): Promise<void> {
  const n = sql.raw(`generate_series(1, ${COMPANIES}) n`);
  for (const insert of [
    sql`insert into users (id, external_id, login, login_key, email, profile_image_key)
        select n + 2000, 'u' || n, 'u' || n, 'u' || n, 'u' || n || '@kunde.example', 'p' || n from ${n}`,
    sql`insert into companies (id, external_id, name, display_name, claimed_by) select n, 'c' || n, 'Firma', 'Firma', 'OWNER' from ${n}`,
    sql`insert into memberships (user_id, company_id, "right") select n + 2000, n, 'owner' from ${n}`,
    sql`insert into products (company_id, external_id, code, status) select n, 'p', 'ENTRY_BASIC', 'Invoicing' from ${n}`,
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
    sql`insert into website_handover_files (event_id, file_id)
        select e.id, f.id from website_handover_events e join files f on f.storage_key = 's' || (e.user_id - 2000)`,
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
    sql`insert into search_properties (company_id, site_url, chosen_at, next_read_at)
        select n, 'sc-domain:a' || n, now(), now() + n * interval '1 minute' from ${n}`,
    sql`insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
        select n, date '2026-03-01' + n % 100, 9, 1, 30, false from ${n}`,
    sql`insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
        select n, date '2026-03-01' + n % 100, 'wort', 9, 1, 30 from ${n}`,
    sql`insert into listing_checks (company_id, origin, expected, started_at, finished_at)
        select n, 'person', '{}', now(), now() from ${n}, generate_series(1, 3)`,
    sql`insert into listing_checks (origin, token_hash, expected, started_at)
        select 'public', int4send(n), '{}', now() + n * interval '1 hour' from ${n}`,
    sql`insert into website_checks (company_id, url, state, requested_at, finished_at, findings)
        select n, 'https://www.firma.example/', 'success', now(), now() - n * interval '1 minute', '[]' from ${n}, generate_series(1, 3)`,
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
    sql`insert into notification_settings (user_id, event, channel, wanted) select n + 2000, 'e', 'email', false from ${n}`,
    sql`select ensure_tracking_days('{2026-03-02}')`,
    sql`insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
        select id, '2026-03-01', 'matomo', 2, 1, 1, 0, 0, 0 from websites`,
    sql`insert into website_day_names (website_id, dimension, day, name, visits)
        select id, 'search', '2026-03-01', 'Google', 1 from websites`,
    sql`insert into website_figures (website_id, matomo_site_id, until) select id, '7', now() from websites`,
    sql`select ensure_day_partitions('website_hits', '{2026-03-01}')`,
    sql`insert into website_hits (day, website_id, hit_id) select '2026-03-01', id, 'h' from websites`,
    sql`insert into tracking_events (day, company_id, event_id, metric, happened_at, device, counted)
        select '2026-03-02', n, 'e', 'view', now(), 'phone', true from ${n}`,
    sql`insert into tracking_daily (company_id, dimension, day, metric, item, value)
        select n, 'device', '2026-03-02', 'view', 'phone', 1 from ${n}`,
    sql`insert into tracking_daily (company_id, dimension, day, metric, item, value)
        select n, 'term', '2026-03-02', 'view', 'wort', 1 from ${n}`,
    sql`select roll_up_tracking(null, '2026-03-02', '2026-03-02')`,
    sql`select ensure_day_partitions(t, '{2026-03-02}') from unnest('{tracking_salts,tracking_visits}'::text[]) t`,
    sql`insert into tracking_visits (kept_day, day, key) select '2026-03-02', '2026-03-02', gen_random_uuid() from ${n}`,
    sql`insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
        select n, date '2026-03-02' - n % 1000, 1, 1, 0, 0, '[]', now() from ${n}`,
    sql`analyze`,
  ]) {
    await insert.execute(db);
  }
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Partitions without rows, which the planner reads whole whatever their indexes. */
const emptyPartitions = async (): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relispartition and relkind = 'r' and reltuples <= 0`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** Tables that the generic plan of a statement reads whole, by table or by index. */
async function tablesReadWhole(text: string): Promise<string[]> {
  const empty = await emptyPartitions();
  return db.connection().execute(async (connection) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
    await sql.raw(`prepare looked_at as ${text}`).execute(connection);
    try {
      const { rows } = await sql<{ count: number }>`
        select cardinality(parameter_types) as count from pg_prepared_statements where name = 'looked_at'`.execute(
        connection,
      );
      const values = Array<string>(rows[0]?.count ?? 0)
        .fill("null")
        .join(", ");
      const explained = await sql
        .raw<{ "QUERY PLAN": { Plan: Plan }[] }>(`explain (format json) execute looked_at${values && `(${values})`}`)
        .execute(connection);
      const plan = explained.rows[0]?.["QUERY PLAN"][0]?.Plan as Plan;
      return nodesOf(plan)
        .filter(
          (node) =>
            node["Node Type"] === "Seq Scan" || (/^Index.* Scan$/.test(node["Node Type"]) && !node["Index Cond"]),
        )
        .map((node) => node["Relation Name"] ?? "?")
        .filter((name) => !empty.has(name));
    } finally {
      await sql`deallocate looked_at`.execute(connection);
    }
  });
}

const reasonOf = (text: string): string | undefined =>
  Object.entries(EXCEPTIONS).find(([piece]) => text.includes(piece))?.[1];

test("every table that grows with customers has 20,000 rows", async () => {
  const { rows } = await sql<{ name: string; rows: number }>`
    select t.relname as name, t.reltuples::int as rows from pg_class t
    where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace
      and (t.relname in ('users', 'companies', 'rate_limits', 'streets', 'entry_streets', 'left_streets')
           or exists (select from pg_attribute a
                      where a.attrelid = t.oid and a.attname in ('company_id', 'user_id') and not a.attisdropped))`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThanOrEqual(13);
  // A new table of companies needs rows in `fill`: the planner scans an empty table whatever its indexes.
  expect(rows.filter((table) => table.rows < COMPANIES).map(({ name }) => name)).toEqual([]);
});

test("statements of every tested slice are loaded", () => {
  const texts = statementTexts().join("\n");
  for (const table of [
    "sessions",
    "users",
    "companies",
    "entries",
    "entry_changes",
    "import_differences",
    "files",
    "streets",
    "entry_streets",
    "vocabulary",
    "rate_limits",
    "notices",
  ]) {
    expect(texts).toMatch(new RegExp(`(from|into|update) ${table}\\b`));
  }
});

describe("a statement reads no table whole", () => {
  test.each(statementTexts().map((text) => [text.replaceAll(/\s+/g, " ").trim().slice(0, 90), text] as const))(
    "%s",
    async (_start, text) => {
      const whole = await tablesReadWhole(text);
      if (reasonOf(text) === undefined) expect(whole).toEqual([]);
      else expect(whole, "an exception that is no longer needed").not.toEqual([]);
    },
  );
});

test("a statement without an index is reported with its table", async () => {
  expect(await tablesReadWhole("select id from companies where display_name = $1")).toEqual(["companies"]);
  expect(await tablesReadWhole("select user_id from memberships where company_id + 0 = $1")).toEqual(["memberships"]);
});
