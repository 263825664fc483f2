/**
 * `npm run bench -- --only tracking [--quick]`: signed batches of events, stored and counted, as a ratio of COPY of the
 * same rows into one plain table; then the statistics of a busy entry among ten million events (one million with
 * --quick), a year and a week in turn, through a server.
 */
import { createHmac, randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { openBulkConnection } from "@portal/db/bulk-connection";
import pg from "pg";
import { runPortal } from "./import-process.ts";
import { requestText } from "./load/http.ts";
import { ask, runLoad } from "./load/load.ts";
import { median, medianRatio } from "./measure.ts";
import { companyId, seed } from "./seed.ts";
import { type RunningServer, startServer } from "./servers/process.ts";
import { productionSettings } from "./servers/production.ts";
import { printTable } from "./table.ts";
import { BROWSER, peopleOfProduct } from "./visitors.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../apps/server/src/app/main.ts");
const BATCH = 5000;
const BATCHES_A_ROUND = 8;
const SENDERS = 4;
const ROUNDS = 5;
const DAYS = 365;
/** Of a hundred events one is the busy entry's: a thousand views a week and more. */
const BUSY = companyId(0);
const SHARE = 100;
const today = berlinDate(Date.now());

type Event = { id: string; company: string; metric: string; at: string; device: string; term: string; visitor: string };

/** Seeds, measures, prints two tables. */
export async function measureTracking(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const load = loadavg()[0] ?? 0;
  const secret = randomBytes(32);
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    TRACKING_KEYS: `bench:${secret.toString("base64url")}`,
    ...productionSettings(),
  });
  try {
    await reportIngest(url, server, secret);
    await reportReading(url, folder, server, quick ? 1_000_000 : 10_000_000);
  } finally {
    await server.stop();
  }
  console.log(
    `\n${availableParallelism()} cores, load ${load.toFixed(1)} at the start; medians, ratios within each round.`,
  );
}

async function reportIngest(url: string, server: RunningServer, secret: Buffer): Promise<void> {
  const figures = { floor: [] as number[], ours: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const batches = Array.from({ length: BATCHES_A_ROUND }, (_none, index) => batchOf(round, index));
    figures.floor.push(await copyPlain(url, batches));
    figures.ours.push(await sendAll(server, secret, batches));
    figures.again.push(await sendAll(server, secret, batches));
  }
  printTable(
    ["events", "figure"],
    [
      ["COPY into a plain table, events/s", median(figures.floor).toFixed(0)],
      ["signed batches, stored and counted, events/s", median(figures.ours).toFixed(0)],
      ["ratio", medianRatio(figures.ours, figures.floor).toFixed(2)],
      ["the same batches again, events/s", median(figures.again).toFixed(0)],
    ],
  );
}

/** Events of today's and yesterday's hours, at companies of every kind. */
function batchOf(round: number, index: number): Event[] {
  return Array.from({ length: BATCH }, (_none, place) => {
    const number = (round * BATCHES_A_ROUND + index) * BATCH + place;
    return {
      id: `e${number}`,
      company: `C-${companyId((number * 7919) % 10_000)}`,
      metric: ["view", "view", "view", "call", "website"][number % 5] ?? "view",
      at: new Date(Date.now() - (number % 2000) * 60_000).toISOString(),
      device: ["phone", "phone", "computer"][number % 3] ?? "phone",
      term: `suche ${number % 500}`,
      visitor: `v${number}`,
    };
  });
}

/** Events a second over a few connections at once, as a directory with several machines sends them. */
async function sendAll(server: RunningServer, secret: Buffer, batches: readonly Event[][]): Promise<number> {
  const requests = batches.map((events) => {
    const time = String(Math.floor(Date.now() / 1000));
    const signature = createHmac("sha256", secret)
      .update(`${time}.${JSON.stringify({ events })}`)
      .digest("hex");
    const headers = { "x-tracking-key": "bench", "x-tracking-timestamp": time, "x-tracking-signature": signature };
    return requestText("POST", "/api/tracking/events", { ...BROWSER, ...headers }, { events });
  });
  const started = performance.now();
  const sender = async (): Promise<void> => {
    for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
      const { status, body } = await ask(server.port, request);
      if (status !== 200) throw new Error(`a batch was answered ${status}: ${body.toString()}`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return (batches.length * BATCH) / ((performance.now() - started) / 1000);
}

async function copyPlain(url: string, batches: readonly Event[][]): Promise<number> {
  const pieces = batches.map((events) =>
    Buffer.from(events.map((event) => `${Object.values(event).join("\t")}\n`).join("")),
  );
  await statements(url, [
    "drop table if exists plain",
    "create table plain (id text, company text, metric text, at timestamptz, device text, term text, visitor text)",
    "checkpoint",
  ]);
  const connection = await openBulkConnection(url, { applicationName: "bench", statementTimeout: 0 });
  const started = performance.now();
  await connection.copyIn("copy plain from stdin", pieces);
  const seconds = (performance.now() - started) / 1000;
  await connection.close();
  return (batches.length * BATCH) / seconds;
}

async function reportReading(url: string, folder: string, server: RunningServer, events: number): Promise<void> {
  const started = performance.now();
  await fill(url, folder, events);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const [person] = await peopleOfProduct(server);
  if (person === undefined) throw new Error("nobody is logged in");
  const visit = (days: number) => {
    const query = `startDate=${addDays(today, 1 - days)}&endDate=${today}&interval=Week&accountId=${BUSY}`;
    const request = requestText("GET", `/api/customer/entry/statistics?${query}`, person.headers);
    return runLoad(server.port, [{ next: () => request }], 100, 600);
  };
  const latencies = { week: [] as number[], year: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    latencies.week.push(median([...(await visit(7)).latencies]));
    latencies.year.push(median([...(await visit(DAYS)).latencies]));
  }
  printTable(
    [`statistics among ${events} events`, "figure"],
    [
      ["a week, ms", median(latencies.week).toFixed(2)],
      ["a year, ms", median(latencies.year).toFixed(2)],
      ["year/week", medianRatio(latencies.year, latencies.week).toFixed(2)],
    ],
  );
  console.log(`\nevents made and counted in ${seconds} s`);
}

/** Two years of events, so that the year has its comparison, straight into their tables; the portal's own command counts them. */
async function fill(url: string, folder: string, events: number): Promise<void> {
  const aDay = Math.ceil(events / DAYS / 2);
  const days = `generate_series(date '${addDays(today, 1 - 2 * DAYS)}', date '${today}', interval '1 day') day`;
  await statements(url, [
    `select ensure_tracking_days(array(select day::date from ${days}))`,
    `insert into tracking_events (day, company_id, event_id, metric, happened_at, device, search_term, counted)
     select day, case when n % ${SHARE} = 0 then ${BUSY} else ${BUSY} + 1 + n % 9999 end, 's' || n,
            (array['view','view','view','call','route','website','email'])[1 + n % 7], day + interval '12 hours',
            (array['phone','computer','tablet'])[1 + n % 3], 'suche ' || n / ${SHARE} % 40, true
     from ${days}, generate_series(1, ${aDay}) n`,
  ]);
  await runPortal(url, folder, ["tracking", "recount"]);
  await statements(url, ["vacuum analyze tracking_daily, tracking_sums, tracking_term_sums"]);
}

async function statements(url: string, texts: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}
