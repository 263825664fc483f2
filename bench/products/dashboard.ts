/**
 * `npm run bench -- --only dashboard [--quick]`: the start page's call of one company with every product among 10,000
 * companies (1,000 with --quick) with 60 days of figures each, and the page of all companies of a person with 500 of
 * them, through a server, as multiples of their bare queries.
 */
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { PRODUCT_CODES } from "@portal/contract/navigation/products";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import pg from "pg";
import { requestText } from "../load/http.ts";
import { ask, runLoad } from "../load/load.ts";
import { median, medianRatio } from "../measure.ts";
import { companyId, COMPANIES, seed } from "../seed.ts";
import { startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { peopleOfProduct } from "../visitors.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const ROUNDS = 3;
const WARM_UP_MS = 500;
const MEASURE_MS = 1500;
const REQUESTS = 60;
const MANY = 500;
const today = berlinDate(Date.now());
const from = addDays(today, -60);

/** What a person who knows SQL would type for each fact of the start page, one after the other. */
const BARE = [
  "select id, subject from service_cases where company_id = any ($1) and state = 'waiting'",
  "select count(*) from account_links where company_id = any ($1) and state = 'pending'",
  "select kind, count(*) from contributions where company_id = any ($1) and state = 'new' group by 1",
  "select claimed_last_update from companies where id = any ($1) and claimed_by = 'OWNER'",
  "select * from entries where company_id = any ($1)",
  "select * from import_differences where company_id = any ($1)",
  `select company_id, sum(call + route + email) from tracking_sums where company_id = any ($1) and grain = 'day' and start > '${from}' group by 1`,
  `select company_id, sum(calls + forms), sum(cost_cents) from search_ad_days where company_id = any ($1) and day > '${from}' group by 1`,
  `select company_id, count(*) from secretarial_calls where company_id = any ($1) and called_at > '${from}' group by 1`,
  `select company_id, count(*) from voicebot_calls where company_id = any ($1) and called_at > '${from}' group by 1`,
  "select company_id, count(*) from ratings where company_id = any ($1) and state = 'published' and answered_at is null and done_at is null group by 1",
  "select company_id, sum(one + two + three + four + five) from rating_totals where company_id = any ($1) group by 1",
  `select company_id, sum(views) from b2b_days where company_id = any ($1) and day > '${from}' group by 1`,
  "select distinct on (company_id) company_id, counts from listing_checks where company_id = any ($1) order by company_id, id desc",
  "select id, name, state from web_banners where company_id = any ($1)",
  "select id, name from tv_creatives where company_id = any ($1)",
  `select state, count(*), sum(l.price_cents) from lead_offers o join leads l on l.id = o.lead_id where o.company_id = any ($1) and o.received_at > '${from}' group by 1`,
  "select id from websites where company_id = any ($1)",
  "select task_key from dashboard_task_marks where company_id = any ($1)",
];

/** Seeds, measures, prints a table. */
export async function measureDashboard(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const companies = quick ? 1000 : COMPANIES;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, companies);
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  try {
    const [person, manager] = await peopleOfProduct(server);
    if (person === undefined || manager === undefined) throw new Error("nobody is logged in");
    const own = companyId(person.index);
    const many = Array.from({ length: MANY }, (_none, index) => companyId(index));
    await client.query(
      `insert into memberships (user_id, company_id, "right")
       select m.user_id, id, 'owner' from unnest($2::bigint[]) id, memberships m where m.company_id = $1
       on conflict do nothing`,
      [companyId(manager.index), many],
    );
    const calls = [
      ["start page", requestText("GET", `/api/customer/dashboard?accountId=${own}`, person.headers), [own]],
      [`${MANY} companies`, requestText("GET", "/api/user/companies/work", manager.headers), many],
    ] as const;
    const rows: string[][] = [];
    for (const [name, request, ids] of calls) {
      const answer = await ask(server.port, request);
      if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}: ${answer.body.toString()}`);
      const [bare, ours, slow]: number[][] = [[], [], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare?.push(await bareQueries(client, [...ids]));
        const { latencies } = await runLoad(server.port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS);
        const sorted = [...latencies].toSorted((one, other) => one - other);
        ours?.push(median(sorted));
        slow?.push(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
      }
      const texts = [bare, ours, slow].map((values) => median(values ?? []).toFixed(2));
      const ratios = [ours, slow].map((values) => medianRatio(values ?? [], bare ?? []).toFixed(2));
      rows.push([name, ...texts, ...ratios]);
    }
    printTable([`among ${companies}`, "bare, ms", "p50, ms", "p99, ms", "p50/bare", "p99/bare"], rows);
  } finally {
    await server.stop();
    await client.end();
  }
  console.log(`\n${availableParallelism()} cores, load ${load.toFixed(1)} at the start; ratios within each round.`);
}

/** Median milliseconds of all queries one after the other, over one connection. */
async function bareQueries(client: pg.Client, ids: number[]): Promise<number> {
  const latencies: number[] = [];
  for (let count = 0; count < REQUESTS / 3; count += 1) {
    const began = performance.now();
    for (const [index, text] of BARE.entries()) await client.query({ name: `bare-${index}`, text, values: [ids] });
    latencies.push(performance.now() - began);
  }
  return median(latencies);
}

/** Every product, a task of several sources and 60 days of figures for each company. */
async function fill(client: pg.Client, companies: number): Promise<void> {
  const ids = `generate_series(${companyId(0)}, ${companyId(companies - 1)}) id`;
  const days = `generate_series(date '${from}', date '${addDays(today, -1)}', interval '1 day') day`;
  for (const text of [
    `insert into products (company_id, external_id, code, status)
     select id, code, code, 'Invoicing' from unnest('{${PRODUCT_CODES.join()}}'::text[]) code, ${ids} on conflict do nothing`,
    `insert into service_cases (company_id, type, subject, state, brand, request_key, created_at, changed_at)
     select id, 'other', 'Frage', 'waiting', 'nahbei', 'bench', now(), now() from ${ids}`,
    `insert into tracking_sums (company_id, grain, start, view_phone, view_computer, view_tablet, view_unknown, call, route, website, email)
     select id, 'day', day::date, 9, 5, 1, 0, 2, 1, 1, 1 from ${days}, ${ids} on conflict do nothing`,
    `insert into secretarial_calls (company_id, external_id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, reported_at, note)
     select id, day::text, day, 'n', '', '0', 'c', 'message', true, 1, now(), '' from ${days}, ${ids}`,
    `insert into ratings (company_id, source, external_id, stars, body, rated_at, updated_at, stored_at)
     select id, 'google', day::text, 5, 'Gut', day, day, day from ${days}, ${ids}`,
    "analyze",
  ])
    await client.query(text);
}
