/**
 * `npm run bench -- --only website-lists [--quick]`: the lists and statistics of websites, visibility in search and the
 * directory for business customers, of a company whose rows are alone in their tables and then among a million of others
 * (200,000 with --quick). No call may read one of these tables from its beginning to its end. Calls of visibility, of
 * that directory and of hand-overs are also shown as multiples of the bare query for the same rows.
 */
import { setTimeout as delay } from "node:timers/promises";
import path from "node:path";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import {
  getB2bDeviceStatistics,
  getB2bLocationStatistics,
  getB2bViewStatistics,
} from "@portal/contract/b2b/statistics/calls";
import { getSeoOverview, getSeoTermCourse, getSeoTerms } from "@portal/contract/seo/calls";
import { getWebsiteCheckResult } from "@portal/contract/website/check/calls";
import { getWebsiteHandovers } from "@portal/contract/website/files/calls";
import { getMailboxes } from "@portal/contract/website/mailboxes/calls";
import { getWebsiteKeywords, getWebsites } from "@portal/contract/website/sites/calls";
import {
  getWebsiteDevices,
  getWebsiteReferrers,
  getWebsiteStatisticKeywords,
  getWebsiteViews,
} from "@portal/contract/website/statistics/calls";
import pg from "pg";
import { requestText } from "../load/http.ts";
import { ask, runLoad } from "../load/load.ts";
import { median } from "../measure.ts";
import { companyId, COMPANIES, seed } from "../seed.ts";
import { type RunningServer, startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { peopleOfProduct } from "../visitors.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const MEASURE_MS = 400;
/** PostgreSQL counts a session's reads with its next statement after a second. */
const COUNTED_AFTER_MS = 1100;
/** The company that is measured; each has as many days as the others. */
const OWN = companyId(0);
const TABLES = [
  "website_days",
  "website_day_names",
  "website_checks",
  "website_handovers",
  "website_handover_events",
  "search_days",
  "search_terms",
  "b2b_days",
];
const BARE_QUERIES = 200;

const to = addDays(berlinDate(Date.now()), -1);
const from = addDays(to, -89);
const range = `startDate=${from}&endDate=${to}`;
const ofSite = (call: { path: string }, more = ""): string =>
  `${call.path.replace(":identifier", String(OWN))}?${range}${more}`;
const CALLS = [
  `${getWebsites.path}?`,
  `${getWebsiteKeywords.path}?`,
  `${getMailboxes.path}?`,
  `${getWebsiteHandovers.path}?`,
  `${getWebsiteCheckResult.path}?`,
  ofSite(getWebsiteViews, "&interval=Week"),
  ofSite(getWebsiteDevices),
  ofSite(getWebsiteReferrers),
  ofSite(getWebsiteStatisticKeywords),
  `${getSeoOverview.path}?${range}`,
  `${getSeoTerms.path}?${range}`,
  `${getSeoTermCourse.path}?${range}&group=term&name=dachgaube%203`,
  `${getB2bViewStatistics.path}?${range}`,
  `${getB2bDeviceStatistics.path}?${range}`,
  `${getB2bLocationStatistics.path}?${range}`,
];

/** By the call's path: the query for the same rows. `$1` to `$3`: company, first and last day. */
const BARE: Readonly<Record<string, string>> = {
  [getSeoOverview.path]: `
    select day, impressions, clicks, position_sum from search_days where company_id = $1 and day between $2 and $3`,
  [getSeoTerms.path]: `
    select term, sum(impressions), sum(clicks), sum(position_sum) from search_terms
    where company_id = $1 and day between $2 and $3 group by term`,
  [getSeoTermCourse.path]: `
    select day, impressions, clicks, position_sum from search_terms
    where company_id = $1 and day between $2 and $3 and term = 'dachgaube 3'`,
  [getB2bViewStatistics.path]: `
    select day, views, phone, computer, tablet from b2b_days where company_id = $1 and day between $2 and $3`,
  [getB2bDeviceStatistics.path]: `
    select day, views, phone, computer, tablet from b2b_days where company_id = $1 and day between $2 and $3`,
  [getB2bLocationStatistics.path]: `
    select o.state, o.industry, sum(o.views) from b2b_days d
    cross join lateral jsonb_to_recordset(d.origins) o(state text, industry text, views integer)
    where d.company_id = $1 and d.day between $2 and $3 group by 1, 2`,
  [getWebsiteHandovers.path]: `
    select h.id, h.state, h.changed_at, e.text from website_handovers h join website_handover_events e on e.handover_id = h.id
    where h.company_id = $1 and $2::date < $3::date order by h.changed_at desc, h.id desc limit 20`,
};

export async function measureWebsiteLists(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = quick ? 200_000 : 1_000_000;
  const days = Math.ceil(rows / COMPANIES);
  await fillCompanies(client);
  await fillDays(client, days, `id = ${OWN}`);
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  try {
    const [person] = await peopleOfProduct(server);
    if (person === undefined) throw new Error("nobody is logged in");
    const requests = CALLS.map((call) => requestText("GET", `${call}&accountId=${OWN}`, person.headers));
    const alone = await millisecondsOf(server, requests);
    await fillDays(client, days, `id <> ${OWN}`);
    const before = await rowsReadWhole(client, server, requests);
    const among = await millisecondsOf(server, requests);
    const bare = await bareMilliseconds(client);
    const whole = (await rowsReadWhole(client, server, requests)).map((read, table) => read - (before[table] ?? 0));
    printTable(
      ["call", "alone, ms", `among ${rows}, ms`, "among/alone", "bare query, ms", "call/query"],
      CALLS.map((call, index) => {
        const [one = Number.NaN, many = Number.NaN] = [alone[index], among[index]];
        const name = call.split("?")[0] ?? "";
        const query = bare.get(name);
        const ratio = query === undefined ? ["", ""] : [query.toFixed(2), (many / query).toFixed(2)];
        return [name, one.toFixed(2), many.toFixed(2), (many / one).toFixed(2), ...ratio];
      }),
    );
    console.log(
      `\nRows read without an index: ${TABLES.map((table, index) => `${table} ${whole[index]}`).join(", ")}.`,
    );
    if (whole.some((read) => read > 0)) process.exitCode = 1;
  } finally {
    await server.stop();
    await client.end();
  }
}

async function millisecondsOf({ port }: RunningServer, requests: readonly string[]): Promise<number[]> {
  const figures: number[] = [];
  for (const request of requests) {
    const answer = await ask(port, request);
    if (answer.status !== 200) throw new Error(`${request.split("\r\n")[0]}: ${answer.body.toString()}`);
    figures.push(median([...(await runLoad(port, [{ next: () => request }], MEASURE_MS / 4, MEASURE_MS)).latencies]));
  }
  return figures;
}

/** Median of each bare query by its call's path, over one connection, with its rows parsed. */
async function bareMilliseconds(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const figures = new Map<string, number>();
  for (const [call, text] of Object.entries(BARE)) {
    const latencies: number[] = [];
    for (let count = 0; count < BARE_QUERIES; count += 1) {
      const began = performance.now();
      const { rows } = await client.query({ name: call, text, values: [OWN, from, to] });
      latencies.push(performance.now() - began);
      if (rows.length === 0) throw new Error(`${call}: the bare query found nothing`);
    }
    figures.set(call, median(latencies));
  }
  return figures;
}

/** Rows of each table that sequential scans have read so far. */
async function rowsReadWhole(
  client: pg.Client,
  { port }: RunningServer,
  requests: readonly string[],
): Promise<number[]> {
  await delay(COUNTED_AFTER_MS);
  for (const request of requests) await ask(port, request);
  const { rows } = await client.query<{ relname: string; seq_tup_read: string }>(
    "select relname, seq_tup_read from pg_stat_user_tables where relname = any($1)",
    [TABLES],
  );
  return TABLES.map((table) => Number(rows.find(({ relname }) => relname === table)?.seq_tup_read ?? 0));
}

async function fillCompanies(client: pg.Client): Promise<void> {
  for (const text of [
    "update companies set is_published_on_b2b = true",
    `insert into products (company_id, external_id, code, status)
     select id, code, code, 'Invoicing' from companies, unnest('{WEB-M,SEO,B2B-PREMIUM}'::text[]) code`,
    `insert into websites (id, company_id, external_id, kind, product_code, state, url, keywords, imported_at)
     select id, id, 'w', 'website', 'WEB-M', 'online', 'https://www.f' || id || '.example/', '{Dachfenster}', now() from companies`,
    "insert into website_figures (website_id, until) select id, now() from websites",
    `insert into mailboxes (company_id, external_id, address, quota_bytes, login_name, imap_host, imap_port, smtp_host, smtp_port, imported_at)
     select id, 'm', 'post@f' || id || '.example', 1000, 'post', 'imap.example', 993, 'smtp.example', 465, now() from companies`,
  ])
    await client.query(text);
}

/** A row for each company and day, as they come: day by day for all of them. */
async function fillDays(client: pg.Client, days: number, which: string): Promise<void> {
  const all = `generate_series(0, ${days - 1}) n, companies where ${which}`;
  const day = `date '${to}' - n`;
  for (const text of [
    `insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
     select id, ${day}, 'own', 60, 30, 20, 8, 1, 1 from ${all}`,
    `insert into website_day_names (website_id, dimension, day, name, visits)
     select id, case when n % 2 = 0 then 'keyword' else 'search' end, ${day}, 'Google ' || n % 7, 3 from ${all}`,
    `insert into website_checks (company_id, url, state, requested_at, finished_at, findings, figures)
     select id, 'https://www.f' || id || '.example/', 'success', now(), now() - n * interval '1 day', '[]', null from ${all}`,
    `with made as (
       insert into website_handovers (company_id, website_id, state, brand, request_key, created_at, changed_at)
       select id, id, 'in_progress', 'nahbei', 'k' || n, now(), now() - n * interval '1 day' from ${all} returning id, changed_at)
     insert into website_handover_events (handover_id, kind, author, text, at)
     select id, 'hand_over', 'company', 'Neue Texte', changed_at from made`,
    `insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
     select id, ${day}, 90, 4, 700, false from ${all}`,
    `insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
     select id, ${day}, 'dachgaube ' || n % 9, 9, 1, 70 from ${all}`,
    `insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
     select id, ${day}, 9, 4, 4, 1, '[{"state": "NW", "industry": "F", "views": 6}]', now() from ${all}`,
    ...TABLES.map((table) => `vacuum analyze ${table}`),
  ])
    await client.query(text);
}
