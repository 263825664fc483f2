/**
 * `npm run bench -- --only website-statistics [--quick]`: the statistics of one website among 10,000 (1,000 with --quick)
 * with two years of days each, through a server, as a multiple of the bare query for the same days.
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
const REQUESTS = 300;
const DAYS = 730;
const today = berlinDate(Date.now());
const from = addDays(today, -DAYS);
const to = addDays(today, -1);

const BARE = `
  select day, views, visits, phone, computer, tablet, unknown from website_days
  where website_id = $1 and day between $2 and $3`;

/** Seeds, measures, prints a table. */
export async function measureWebsiteStatistics(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const websites = quick ? 1000 : COMPANIES;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  await fill(client, websites);
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
    const website = companyId(person.index);
    const query = `startDate=${from}&endDate=${to}&interval=Week&accountId=${website}`;
    const request = requestText("GET", `/api/customer/getWebsiteStatistic/views/${website}?${query}`, person.headers);
    const answer = await ask(server.port, request);
    if (answer.status !== 200) throw new Error(`the call was answered ${answer.status}: ${answer.body.toString()}`);
    const latencies = { bare: [] as number[], ours: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      latencies.bare.push(await bareQuery(client, website));
      latencies.ours.push(
        median([...(await runLoad(server.port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS)).latencies]),
      );
    }
    printTable(
      [`statistics of one website among ${websites}`, "figure"],
      [
        ["bare query of two years of days, ms", median(latencies.bare).toFixed(2)],
        ["the call, ms", median(latencies.ours).toFixed(2)],
        ["call/query", medianRatio(latencies.ours, latencies.bare).toFixed(2)],
      ],
    );
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["website_days"]));
    await client.end();
  }
  console.log(
    `\n${websites * DAYS} days made in ${seconds} s; ${availableParallelism()} cores, load ${load.toFixed(1)} at the start; ` +
      "medians, ratios within each round.",
  );
}

/** Median milliseconds of the query alone, over one connection, with its rows parsed. */
async function bareQuery(client: pg.Client, website: number): Promise<number> {
  const latencies: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const began = performance.now();
    const { rows } = await client.query({ name: "bare", text: BARE, values: [website, from, to] });
    latencies.push(performance.now() - began);
    if (rows.length !== DAYS) throw new Error(`the query found ${rows.length} days`);
  }
  return median(latencies);
}

/** A website for each company, of the same id, day by day for all of them, as the days really come. */
async function fill(client: pg.Client, websites: number): Promise<void> {
  const companies = `generate_series(${companyId(0)}, ${companyId(websites - 1)}) id`;
  for (const text of [
    `insert into products (company_id, external_id, code, status) select id, 'website', 'WEB-M', 'Invoicing' from ${companies}`,
    `insert into websites (id, company_id, external_id, kind, product_code, state, imported_at)
     select id, id, 'w', 'website', 'WEB-M', 'online', now() from ${companies}`,
    `insert into website_figures (website_id, until) select id, now() from ${companies}`,
    `insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
     select id, day::date, 'own', 60, 30, 20, 8, 1, 1
     from generate_series(date '${from}', date '${to}', interval '1 day') day, ${companies}`,
    "vacuum analyze website_days",
  ])
    await client.query(text);
}
