/**
 * `npm run bench -- --only ratings-list [--quick]`: the list of ratings of a company with 100,000 of them among 1,000,000
 * (a tenth with --quick), with filter, search and total, through a server, as multiples of its bare queries.
 */
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import pg from "pg";
import { requestText } from "../load/http.ts";
import { ask, runLoad } from "../load/load.ts";
import { median, medianRatio } from "../measure.ts";
import { companyId, seed } from "../seed.ts";
import { startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { peopleOfProduct } from "../visitors.ts";
import { forgetReads, sequentialReads } from "./sequential-reads.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const ROUNDS = 3;
const BARE_QUERIES = 20;
const WARM_UP_MS = 200;
const MEASURE_MS = 1500;
const RATINGS = 1_000_000;
const PAGE = 20;
const MOST = 10_001;

type Case = {
  name: string;
  query: string;
  /** The rows of the page and the total, as a person who knows SQL would ask for them. */
  wanted: string;
  order?: string;
  offset?: number;
};
const WORDS = "(title || ' ' || body || ' ' || author_name)";
const CASES: readonly Case[] = [
  { name: "first page", query: "", wanted: "true" },
  { name: "last page that can be reached", query: "page=500", wanted: "true", offset: 9980 },
  {
    name: "open, 1 and 2 stars, Google",
    query: "handling=open&stars=1-2&source=google",
    wanted: "source = 'google' and stars <= 2 and answered_at is null and done_at is null",
  },
  { name: "few stars first", query: "sort=worst", wanted: "true", order: "stars, rated_at desc, id desc" },
  { name: "with text", query: "withText=true", wanted: "body <> ''" },
  { name: "search, a rare word", query: "search=Dachgaube", wanted: `${WORDS} ilike '%Dachgaube%'` },
  { name: "search, a frequent word", query: "search=sauber", wanted: `${WORDS} ilike '%sauber%'` },
  { name: "search, two letters", query: "search=zu", wanted: `${WORDS} ilike '%zu%'` },
];

/** Seeds, measures, prints a table. */
export async function measureRatingsList(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  const count = quick ? RATINGS / 10 : RATINGS;
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  try {
    const [person] = await peopleOfProduct(server);
    if (person === undefined) throw new Error("nobody is logged in");
    const company = companyId(person.index);
    await fill(client, company, count);
    await forgetReads(client);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const rows: string[][] = [];
    for (const one of CASES) rows.push(await measureCase(client, { port: server.port, person, company }, one));
    printTable(
      [`${count / 10} of ${count} ratings`, "bare queries, ms", "call p50, ms", "call p99, ms", "call/queries"],
      rows,
    );
    console.log(
      `\n${count} ratings made in ${seconds} s; ${availableParallelism()} cores, load ${load.toFixed(1)} at the start; ` +
        "medians, ratios within each round. The bare queries are page and total, with the portal's indexes.",
    );
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["ratings"]));
    await client.end();
  }
}

type Place = { port: number; person: { headers: Record<string, string> }; company: number };

async function measureCase(client: pg.Client, { port, person, company }: Place, one: Case): Promise<string[]> {
  const address = `/api/customer/ratings/manage/list?${one.query}&accountId=${company}`;
  const request = requestText("GET", address, person.headers);
  const answer = await ask(port, request);
  if (answer.status !== 200) throw new Error(`${one.name} was answered ${answer.status}: ${answer.body.toString()}`);
  const bare: number[] = [];
  const p50: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await bareQueries(client, one, company));
    const latencies = [...(await runLoad(port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS)).latencies].toSorted(
      (a, b) => a - b,
    );
    p50.push(median(latencies));
    p99.push(latencies.at(Math.floor(latencies.length * 0.99)) ?? 0);
  }
  return [one.name, ms(bare), ms(p50), ms(p99), medianRatio(p50, bare).toFixed(2)];
}

const ms = (values: number[]): string => median(values).toFixed(1);

/** Median milliseconds of page and total alone, over one connection. */
async function bareQueries(
  client: pg.Client,
  { name, wanted, order = "rated_at desc, id desc", offset = 0 }: Case,
  company: number,
): Promise<number> {
  const from = `from ratings where company_id = ${company} and state in ('published', 'held') and ${wanted}`;
  const latencies: number[] = [];
  for (let count = 0; count < BARE_QUERIES; count += 1) {
    const began = performance.now();
    const page = await client.query(`select * ${from} order by ${order} limit ${PAGE} offset ${offset}`);
    await client.query(`select count(*) from (select 1 ${from} limit ${MOST}) found`);
    latencies.push(performance.now() - began);
    if (page.rows.length === 0) throw new Error(`${name} found nothing`);
  }
  return median(latencies);
}

/** A tenth of all ratings belong to one company, the others to a thousand; years of them, as they come. */
async function fill(client: pg.Client, company: number, count: number): Promise<void> {
  const others = companyId(0);
  for (const text of [
    `insert into products (company_id, external_id, code, status) values (${company}, 'rat', 'RAT', 'Invoicing')`,
    `insert into ratings (company_id, source, external_id, stars, title, body, author_name, rated_at, updated_at, stored_at, answered_at, done_at, is_news)
     select case when n % 10 = 0 then ${company} else ${others} + n % 1000 end,
            ('{google,google,google,wkdb,wkdb,provider,golocal,cylex}'::text[])[1 + n / 10 % 8], 'b' || n,
            ('{5,5,5,5,4,4,3,2,1}'::int[])[1 + n / 10 % 9], '',
            case when n / 10 % 3 = 0 then '' else
              'Die Firma hat ' || ('{schnell,sauber,freundlich,teuer,spät}'::text[])[1 + n / 10 % 5] || ' gearbeitet und war ' ||
              ('{pünktlich,zu spät,sehr nett,sauber}'::text[])[1 + n / 10 % 4] || '. ' ||
              case when n / 10 % 5000 = 1 then 'Die Dachgaube ist dicht.' else 'Auftrag ' || n end end,
            'Kunde ' || n % 7919, now() - n * interval '2 minutes', now(), now(),
            case when n / 10 % 5 > 1 then now() end, case when n / 10 % 5 = 1 then now() end, false
     from generate_series(1, ${count}) n order by n desc`,
    "vacuum analyze ratings",
  ])
    await client.query(text);
}
