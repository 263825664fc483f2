/**
 * `npm run bench -- --only web-banners [--quick]`: the figures of one company's banners among 10,000 companies (1,000
 * with --quick) with two years of days each, through a server, as a multiple of the bare query for the same days.
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
const ROUNDS = 5;
const WARM_UP_MS = 500;
const MEASURE_MS = 1500;
const REQUESTS = 200;
const DAYS = 730;
/** Of each banner and day. */
const PLACEMENTS = ["home", "results"];
const today = berlinDate(Date.now());
const from = addDays(today, -DAYS);
const to = addDays(today, -1);

const BARE = `
  select day, placement, banner, sum(views) as views, sum(clicks) as clicks from web_banner_days
  where company_id = $1 and day between $2 and $3 group by grouping sets ((day), (placement), (banner))`;

/** Seeds, measures, prints a table. */
export async function measureWebBanners(url: string, folder: string, quick: boolean): Promise<void> {
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
    const [person] = await peopleOfProduct(server);
    if (person === undefined) throw new Error("nobody is logged in");
    const company = companyId(person.index);
    const query = `startDate=${from}&endDate=${to}&interval=Week&accountId=${company}`;
    const request = requestText("GET", `/api/web-banners/statistics?${query}`, person.headers);
    const answer = await ask(server.port, request);
    if (answer.status !== 200) throw new Error(`the call was answered ${answer.status}: ${answer.body.toString()}`);
    const latencies = { bare: [] as number[], ours: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      latencies.bare.push(await bareQuery(client, company));
      latencies.ours.push(
        median([...(await runLoad(server.port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS)).latencies]),
      );
    }
    printTable(
      [`banners of one company among ${companies}`, "figure"],
      [
        ["bare query of two years of days, ms", median(latencies.bare).toFixed(2)],
        ["the call, ms", median(latencies.ours).toFixed(2)],
        ["call/query", medianRatio(latencies.ours, latencies.bare).toFixed(2)],
      ],
    );
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["web_banner_days"]));
    await client.end();
  }
  const rows = companies * DAYS * PLACEMENTS.length;
  console.log(`\n${rows} rows; ${availableParallelism()} cores, load ${load.toFixed(1)} at the start; medians.`);
}

/** Median milliseconds of the query alone, over one connection, with its rows parsed. */
async function bareQuery(client: pg.Client, company: number): Promise<number> {
  const latencies: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const began = performance.now();
    const { rows } = await client.query({ name: "bare", text: BARE, values: [company, from, to] });
    latencies.push(performance.now() - began);
    if (rows.length !== DAYS + PLACEMENTS.length + 1) throw new Error(`the query found ${rows.length} sums`);
  }
  return median(latencies);
}

/** Day by day for all companies, as the days really come. */
async function fill(client: pg.Client, count: number): Promise<void> {
  const companies = `generate_series(${companyId(0)}, ${companyId(count - 1)}) id`;
  for (const text of [
    `insert into products (company_id, external_id, code, status) select id, 'banner', 'WBAN', 'Invoicing' from ${companies}`,
    `insert into web_banner_days (company_id, day, banner, placement, views, clicks, counted_at)
     select id, day::date, 'b', placement, 420, 3, now()
     from generate_series(date '${from}', date '${to}', interval '1 day') day, ${companies},
          unnest('{${PLACEMENTS.join(",")}}'::text[]) placement`,
    "vacuum analyze web_banner_days",
  ])
    await client.query(text);
}
