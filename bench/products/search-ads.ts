/**
 * `npm run bench -- --only search-ads [--quick]`: each call on the search ads of one company among 10,000 (1,000 with
 * --quick) with two years of days, as a multiple of the bare query for the same rows; and the import of one day of
 * 100,000 campaigns (10,000) as a ratio of COPY of the same rows into a plain table.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { openBulkConnection } from "@portal/db/bulk-connection";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import pg from "pg";
import { runPortal } from "../import-process.ts";
import { requestText } from "../load/http.ts";
import { ask, runLoad } from "../load/load.ts";
import { median, medianRatio } from "../measure.ts";
import { companyId, COMPANIES, seed } from "../seed.ts";
import { startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { peopleOfProduct } from "../visitors.ts";
import { forgetReads, sequentialReads } from "./sequential-reads.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const ROUNDS = 5;
const WARM_UP_MS = 500;
const MEASURE_MS = 1500;
const REQUESTS = 200;
const DAYS = 730;
const CAMPAIGNS = 100_000;
const today = berlinDate(Date.now());
const from = addDays(today, -DAYS);
const to = addDays(today, -1);

const FIGURES = "impressions, clicks, calls, forms, cost_cents";
const ROWS = `select day, ${FIGURES} from search_ad_days where company_id = $1 and day between $2 and $3`;
const SUMS = `select campaign_id, sum(impressions), sum(clicks), sum(calls), sum(forms), sum(cost_cents)
  from search_ad_days where company_id = $1 and day between $2 and $3 group by 1`;
const SPENT = `select day, sum(cost_cents) from search_ad_days where company_id = $1 and day between $2 and $3 group by 1`;

/** Path of the call, and the bare query for what it needs. */
const CALLS: readonly (readonly [name: string, path: string, bare: string, more?: object])[] = [
  ["statistics", "/api/adplorer/suma/statistics", ROWS],
  ["ad groups", "/api/adplorer/suma/statistics/adGroups", SUMS],
  ["campaigns", "/api/adplorer/suma/adGroups/campaigns", SUMS],
  ["one campaign", "/api/adplorer/suma/adGroups/campaign", ROWS, { adGroupCampaignIds: [companyId(0)] }],
  ["budget", "/api/adplorer/suma/budgetConsumption", SPENT],
];

/** Seeds, measures, prints two tables. */
export async function measureSearchAds(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const companies = quick ? 1000 : COMPANIES;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, companies);
  await forgetReads(client);
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  try {
    const person = (await peopleOfProduct(server)).find(({ index }) => index === 0);
    if (person === undefined) throw new Error("nobody is logged in");
    const rows: string[][] = [];
    for (const [name, call, bare, more] of CALLS) {
      const body = { adplorerCompanyId: 1, startDate: from, endDate: to, interval: "Week", ...more };
      const request = requestText("POST", `${call}?accountId=${companyId(0)}`, person.headers, body);
      const answer = await ask(server.port, request);
      if (answer.status !== 200) throw new Error(`${call} was answered ${answer.status}: ${answer.body.toString()}`);
      const latencies = { bare: [] as number[], ours: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        latencies.bare.push(await bareQuery(client, bare));
        const { latencies: ours } = await runLoad(server.port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS);
        latencies.ours.push(median([...ours]));
      }
      const ratio = medianRatio(latencies.ours, latencies.bare).toFixed(2);
      rows.push([name, median(latencies.bare).toFixed(2), median(latencies.ours).toFixed(2), ratio]);
    }
    printTable([`search ads of one company among ${companies}`, "bare query, ms", "call, ms", "ratio"], rows);
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["search_ad_days"]));
    await client.end();
  }
  await measureDay(url, folder, quick ? CAMPAIGNS / 10 : CAMPAIGNS, quick ? 1 : 3);
  console.log(
    `\n${availableParallelism()} cores, load ${load.toFixed(1)} at the start; medians, ratios within each round.`,
  );
}

async function bareQuery(client: pg.Client, text: string): Promise<number> {
  const latencies: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const began = performance.now();
    await client.query({ name: text.slice(0, 40), text, values: [companyId(0), from, to] });
    latencies.push(performance.now() - began);
  }
  return median(latencies);
}

/** One campaign for each company, of the same id, day by day for all of them, as the days really come. */
async function fill(client: pg.Client, companies: number): Promise<void> {
  const ids = `generate_series(${companyId(0)}, ${companyId(companies - 1)}) id`;
  for (const text of [
    `insert into products (company_id, external_id, code, status) select id, 'ads', 'SEA', 'Invoicing' from ${ids}`,
    `insert into search_ad_accounts (company_id, account_id) select id, 1 from ${ids}`,
    `insert into search_ad_campaigns (id, company_id, external_id, ad_group, ad_group_name, name, engine, state, ads)
     select id, id, 'a', 'g', 'Gruppe', 'Kampagne', 'google', 'active', '[]' from ${ids}`,
    // Campaigns of the import get other ids.
    `select setval(pg_get_serial_sequence('search_ad_campaigns', 'id'), ${companyId(companies)})`,
    `insert into search_ad_budgets select id, '${addDays(today, -20)}', '${addDays(today, 10)}', 100000, now() from ${ids}`,
    `insert into search_ad_days (company_id, day, campaign_id, ${FIGURES}, is_final, counted_at, words)
     select id, day::date, id, 200, 10, 1, 0, 1200, true, now(),
            '[{"kind":"keyword","text":"dachdecker","match":"phrase","impressions":90,"clicks":4,"cost_cents":500}]'
     from generate_series(date '${from}', date '${to}', interval '1 day') day, ${ids}`,
    "vacuum analyze search_ad_days",
  ])
    await client.query(text);
}

/** One day of many campaigns: a first delivery, and the same again. */
async function measureDay(url: string, folder: string, campaigns: number, rounds: number): Promise<void> {
  const file = path.join(folder, "ad-days.ndjson");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ key: string }>(
    `select external_id as key from companies where id >= ${companyId(0)} order by id limit 1000`,
  );
  const each = Math.ceil(campaigns / rows.length);
  await client.query(`
    insert into search_ad_campaigns (company_id, external_id, ad_group, ad_group_name, name, engine, state, ads)
    select c.id, 'b' || n, 'g', 'Gruppe', 'Kampagne', 'google', 'active', '[]'
    from (select id from companies where id >= ${companyId(0)} order by id limit 1000) c, generate_series(1, ${each}) n`);
  const lines = rows.flatMap(({ key }) =>
    Array.from({ length: each }, (_campaign, place) =>
      JSON.stringify({
        type: "ad_day",
        company: key,
        campaign: `b${place + 1}`,
        day: to,
        impressions: 200,
        clicks: 10,
        calls: 1,
        forms: 0,
        cost_cents: 1200,
        final: false,
        counted: new Date().toISOString(),
        keywords: [{ text: "dachdecker", match: "phrase", impressions: 90, clicks: 4, cost_cents: 500 }],
      }),
    ),
  );
  writeFileSync(file, lines.join("\n"));
  const plain = Buffer.from(
    lines.map((line, n) => `${n}\t${to}\t${n}\t200\t10\t1\t0\t1200\tf\t${to}\t${line}\n`).join(""),
  );
  const rates = { floor: [] as number[], ours: [] as number[], again: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await client.query(
      `delete from search_ad_days where campaign_id in (select id from search_ad_campaigns where external_id like 'b%')`,
    );
    await client.query("drop table if exists plain");
    await client.query(
      "create table plain (a bigint, b date, c bigint, d int, e int, f int, g int, h int, i bool, j timestamptz, k jsonb)",
    );
    const connection = await openBulkConnection(url, { applicationName: "bench", statementTimeout: 0 });
    const started = performance.now();
    await connection.copyIn("copy plain from stdin", [plain]);
    rates.floor.push(lines.length / ((performance.now() - started) / 1000));
    await connection.close();
    rates.ours.push(lines.length / (await runPortal(url, folder, ["import", "--quiet", file])).seconds);
    rates.again.push(lines.length / (await runPortal(url, folder, ["import", "--quiet", file])).seconds);
  }
  await client.query("drop table plain");
  await client.end();
  printTable(
    [`a day of ${lines.length} campaigns`, "figure"],
    [
      ["COPY into a plain table, rows/s", median(rates.floor).toFixed(0)],
      ["import, rows/s", median(rates.ours).toFixed(0)],
      ["ratio", medianRatio(rates.ours, rates.floor).toFixed(2)],
      ["the same again, rows/s", median(rates.again).toFixed(0)],
    ],
  );
}
