/**
 * `npm run bench -- --only phone-calls [--quick]`: the lists of calls of secretarial service and voicebot for one company
 * among 10,000 (1,000 with --quick) with 100 calls each in two years, through a server, as multiples of bare queries.
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
const BARE_QUERIES = 30;
const WARM_UP_MS = 200;
const MEASURE_MS = 1000;
const CALLS = 100;
const DAYS = 730;
const today = berlinDate(Date.now());
const from = addDays(today, -DAYS);

type Case = {
  name: string;
  path: string;
  query: string;
  table: "secretarial_calls" | "voicebot_calls";
  /** Condition of page and total, as a person who knows SQL would write it. */
  wanted: string;
};
const LIST = "/api/secretarial-service/getCompanyCallerList";
const BOT_LIST = "/api/customer/voicebot/getCalls";
const CASES: readonly Case[] = [
  { name: "callers", path: LIST, query: "", table: "secretarial_calls", wanted: "true" },
  { name: "open callers", path: LIST, query: "&state=open", table: "secretarial_calls", wanted: "done_at is null" },
  {
    name: "callers by word",
    path: LIST,
    query: "&search=Dachrinne",
    table: "secretarial_calls",
    wanted: "concern ilike '%Dachrinne%'",
  },
  { name: "voicebot calls", path: BOT_LIST, query: "", table: "voicebot_calls", wanted: "true" },
];

/** Seeds, measures, prints a table. */
export async function measurePhoneCalls(url: string, folder: string, quick: boolean): Promise<void> {
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
    const rows: string[][] = [];
    for (const one of CASES) rows.push(await measureCase(client, { port: server.port, person }, one));
    printTable([`one company among ${companies}`, "bare queries, ms", "call, ms", "call/queries"], rows);
  } finally {
    await server.stop();
    console.log(await sequentialReads(client, ["secretarial_calls", "voicebot_calls"]));
    await client.end();
  }
  console.log(
    `\n${companies * CALLS} calls of each service; ${availableParallelism()} cores, load ${load.toFixed(1)} at the start; ` +
      "medians. The bare queries are page, total, figures of range and comparison, and first day.",
  );
}

type Place = { port: number; person: { index: number; headers: Record<string, string> } };

async function measureCase(client: pg.Client, { port, person }: Place, one: Case): Promise<string[]> {
  const company = companyId(person.index);
  const address = `${one.path}?startDate=${from}&endDate=${today}${one.query}&accountId=${company}`;
  const request = requestText("GET", address, person.headers);
  const answer = await ask(port, request);
  if (answer.status !== 200) throw new Error(`${one.name} was answered ${answer.status}: ${answer.body.toString()}`);
  const latencies = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    latencies.bare.push(await bareQueries(client, one, company));
    latencies.ours.push(
      median([...(await runLoad(port, [{ next: () => request }], WARM_UP_MS, MEASURE_MS)).latencies]),
    );
  }
  const ratio = medianRatio(latencies.ours, latencies.bare).toFixed(2);
  return [one.name, median(latencies.bare).toFixed(2), median(latencies.ours).toFixed(2), ratio];
}

/** Median milliseconds of what the call has to find out, over one connection. */
async function bareQueries(client: pg.Client, { name, table, wanted }: Case, company: number): Promise<number> {
  const range = `from ${table} where company_id = ${company} and called_at >= '${from}'`;
  const sums = "select count(*), count(*) filter (where outcome = 'message'), count(*) filter (where done_at is null)";
  const latencies: number[] = [];
  for (let count = 0; count < BARE_QUERIES; count += 1) {
    const began = performance.now();
    const page = await client.query(
      `select id, called_at, seconds, phone, outcome, done_at ${range} and ${wanted} order by called_at desc limit 20`,
    );
    await client.query(`select count(*) ${range} and ${wanted}`);
    await client.query(`${sums} ${range}`);
    await client.query(`${sums} from ${table} where company_id = ${company} and called_at < '${from}'`);
    await client.query(`select called_at from ${table} where company_id = ${company} order by called_at limit 1`);
    latencies.push(performance.now() - began);
    if (page.rows.length === 0) throw new Error(`${name} found nothing`);
  }
  return median(latencies);
}

/** The calls of all companies, as they come. */
async function fill(client: pg.Client, companies: number): Promise<void> {
  const ids = `generate_series(${companyId(0)}, ${companyId(companies - 1)}) id`;
  const calls = `generate_series(1, ${CALLS}) n, ${ids}`;
  const at = `now() - n * interval '7 days' - id % 1000 * interval '1 minute'`;
  const done = "case when n % 5 > 0 then now() end";
  for (const text of [
    `insert into products (company_id, external_id, code, status) select id, 'sec', 'SEC', 'Invoicing' from ${ids}`,
    `insert into products (company_id, external_id, code, status) select id, 'bot', 'VOICE', 'Invoicing' from ${ids}`,
    `insert into secretarial_calls (company_id, external_id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, reported_at, note, done_at)
     select id, 's' || n, ${at}, 'Maria Klein', '', '0221 445566', case when n % 9 = 1 then 'Die Dachrinne ist undicht.' else 'Bitte ein Angebot.' end,
            'message', false, 60, now(), '', ${done} from ${calls}`,
    `insert into voicebot_calls (company_id, external_id, called_at, seconds, caller_name, phone, summary, transcript, outcome, reported_at, done_at)
     select id, 'b' || n, ${at}, 60, 'Maria Klein', '0221 445566', 'Fragt nach Samstag.', '[]', 'message', now(), ${done} from ${calls}`,
    "vacuum analyze secretarial_calls, voicebot_calls",
  ])
    await client.query(text);
}
