/**
 * `npm run bench -- --only tv-statistics [--quick]`: the seven breakdowns of one company's TV banner among 10,000 companies
 * (1,000 with --quick) with two years of days each, through a server, as multiples of their bare queries.
 */
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
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
import { forgetReads, sequentialReads } from "./sequential-reads.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const ROUNDS = 3;
const WARM_UP_MS = 500;
const MEASURE_MS = 1500;
const REQUESTS = 60;
const DAYS = 730;
const BROADCASTS = 14;
const today = berlinDate(Date.now());
const from = addDays(today, -DAYS);
const to = addDays(today, -1);

const ROWS = `tv_days d cross join lateral unnest(d.channels, d.hours, d.programmes, d.impressions) as b (channel, hour, programme, impressions)
  where d.company_id = $1 and d.day between $2 and $3`;
/** What a person who knows SQL would type for each breakdown, without a comparison. */
const BARE = {
  "key-figures": `select sum(b.impressions), count(distinct d.day), count(distinct b.channel), count(distinct (b.channel, b.programme)) from ${ROWS}`,
  "by-tv-channel": `select b.channel, sum(b.impressions) from ${ROWS} group by 1`,
  "by-tv-program": `select b.channel, b.programme, sum(b.impressions) from ${ROWS} group by 1, 2 order by 3 desc limit 50`,
  "by-day": `select d.day, sum(b.impressions) from ${ROWS} group by 1`,
  "by-week-and-tv-channel": `select date_trunc('week', d.day), b.channel, sum(b.impressions) from ${ROWS} group by 1, 2`,
  "by-time-of-day": `select extract(isodow from d.day), b.hour, sum(b.impressions) from ${ROWS} group by 1, 2`,
  total: `select sum(b.impressions) from ${ROWS}`,
};

/** Seeds, measures, prints a table. */
export async function measureTvStatistics(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const companies = quick ? 1000 : COMPANIES;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  await fill(client, companies);
  await forgetReads(client);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  try {
    const [person] = await peopleOfProduct(server);
    if (person === undefined) throw new Error("nobody is logged in");
    const company = companyId(person.index);
    const query = `startDate=${from}&endDate=${to}&interval=Week&accountId=${company}`;
    const rows: string[][] = [];
    for (const [call, text] of Object.entries(BARE)) {
      const request = requestText("GET", `/api/tv-banners/statistics/impressions/${call}?${query}`, person.headers);
      const answer = await ask(server.port, request);
      if (answer.status !== 200) throw new Error(`${call} was answered ${answer.status}: ${answer.body.toString()}`);
      const bare: number[] = [];
      const ours: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await bareQuery(client, { name: call, text }, company));
        ours.push(
          median([...(await runLoad(server.port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS)).latencies]),
        );
      }
      rows.push([call, median(bare).toFixed(2), median(ours).toFixed(2), medianRatio(ours, bare).toFixed(2)]);
    }
    printTable([`one company among ${companies}`, "bare query, ms", "call, ms", "call/query"], rows);
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["tv_days"]));
    await client.end();
  }
  console.log(
    `\n${companies * DAYS} days of ${BROADCASTS} broadcasts made in ${seconds} s; ${availableParallelism()} cores, ` +
      `load ${load.toFixed(1)} at the start; medians, ratios within each round.`,
  );
}

/** Median milliseconds of the query alone, over one connection. */
async function bareQuery(client: pg.Client, { name, text }: { name: string; text: string }, company: number) {
  const latencies: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const began = performance.now();
    const { rows } = await client.query({ name, text, values: [company, from, to] });
    latencies.push(performance.now() - began);
    if (rows.length === 0) throw new Error(`${name} found nothing`);
  }
  return median(latencies);
}

/** A banner for each company, day by day for all of them, as the days really come. */
async function fill(client: pg.Client, companies: number): Promise<void> {
  const ids = `generate_series(${companyId(0)}, ${companyId(companies - 1)}) id`;
  const numbers = Array.from({ length: BROADCASTS }, (_none, place) => place);
  for (const text of [
    `insert into products (company_id, external_id, code, status) select id, 'tv', 'TV', 'Invoicing' from ${ids}`,
    `insert into tv_days (company_id, day, banner, channels, hours, programmes, impressions, counted_at)
     select id, day::date, 'T', '{${numbers.map((n) => 7775 + (n % 5)).join()}}', '{${numbers.map((n) => n + 8).join()}}',
            '{${numbers.map((n) => `Sendung ${n}`).join()}}', '{${numbers.map((n) => n * 30 + 1).join()}}', now()
     from generate_series(date '${from}', date '${to}', interval '1 day') day, ${ids}`,
    "vacuum analyze tv_days",
  ])
    await client.query(text);
}
