/**
 * `npm run bench -- --only leads [--quick]`: the list of leads of a company, with filter, search and total, among 1,000,000
 * leads of 10,000 companies (a tenth of both with --quick), through a server, as multiples of its bare queries.
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
const LEADS = 1_000_000;
const COMPANIES = 10_000;
const MOST = 10_001;

type Case = {
  name: string;
  query: string;
  /** The rows of the page and the total, as a person who knows SQL would ask for them. */
  wanted: string;
};
const CASES: readonly Case[] = [
  { name: "first page", query: "", wanted: "true" },
  { name: "availability, limit 1", query: "limit=1", wanted: "true" },
  { name: "open requests", query: "kind=request&state=open", wanted: "o.kind = 'request' and o.state = 'new'" },
  { name: "search", query: "search=Dachrinne", wanted: "l.shown_text ilike '%Dachrinne%'" },
];

/** Seeds, measures, prints a table. */
export async function measureLeads(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  const part = quick ? 10 : 1;
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  try {
    const [person] = await peopleOfProduct(server);
    if (person === undefined) throw new Error("nobody is logged in");
    const company = companyId(person.index);
    await fill(client, company, { leads: LEADS / part, companies: COMPANIES / part });
    await forgetReads(client);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const rows: string[][] = [];
    for (const one of CASES) rows.push(await measureCase(client, { port: server.port, person, company }, one));
    printTable([`of ${LEADS / part} leads`, "bare queries, ms", "call p50, ms", "call p99, ms", "call/queries"], rows);
    console.log(
      `\n${LEADS / part} leads made in ${seconds} s; ${availableParallelism()} cores, load ${load.toFixed(1)} at the ` +
        "start; medians, ratios within each round. The bare queries are page and total, with the portal's indexes.",
    );
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["leads", "lead_offers"]));
    await client.end();
  }
}

type Place = { port: number; person: { headers: Record<string, string> }; company: number };

async function measureCase(client: pg.Client, { port, person, company }: Place, one: Case): Promise<string[]> {
  const address = `/api/customer/lea/getLeads?${one.query}&accountId=${company}`;
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
async function bareQueries(client: pg.Client, { name, wanted }: Case, company: number): Promise<number> {
  const from = `from lead_offers o join leads l on l.id = o.lead_id where o.company_id = ${company} and ${wanted}`;
  const latencies: number[] = [];
  for (let count = 0; count < BARE_QUERIES; count += 1) {
    const began = performance.now();
    const page = await client.query(`select * ${from} order by o.received_at desc, o.lead_id desc limit 10`);
    await client.query(`select count(*) from (select 1 ${from} limit ${MOST}) found`);
    latencies.push(performance.now() - began);
    if (page.rows.length === 0) throw new Error(`${name} found nothing`);
  }
  return median(latencies);
}

/** The measured company gets as many leads as each of the others; years of them, as they come. */
async function fill(
  client: pg.Client,
  company: number,
  { leads, companies }: { leads: number; companies: number },
): Promise<void> {
  const others = companyId(0);
  for (const text of [
    `insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, price_cents, received_at, reported_at, delete_on)
     select 'b' || n, ('{request,request,job,message}'::text[])[1 + n / ${companies} % 4], 'webhook', 'Kunde ' || n % 7919, 'k@post.example',
            '0221 4710', t, t, '50667', 'Köln', 1500, now() - n * interval '1 minute', now(), date '2099-01-01'
     from (select n, case when n / ${companies} % 9 = 1 then 'Die Dachrinne ist undicht.' else 'Bitte ein Angebot.' end as t
           from generate_series(1, ${leads}) n) numbered`,
    `insert into lead_offers (company_id, lead_id, kind, received_at, state, changed_at, version, told_at)
     select case when id % ${companies} = 0 then ${company} else ${others} + id % ${companies} end, id, kind, received_at,
            case when id / ${companies} % 3 = 0 then 'new' else 'declined' end, now(), 1, now()
     from leads on conflict do nothing`,
    "vacuum analyze leads, lead_offers",
  ])
    await client.query(text);
}
