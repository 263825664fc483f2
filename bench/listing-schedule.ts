/**
 * `npm run bench -- --only listing-schedule [--quick]`: four simulated weeks of the listing check's schedule with
 * 150,000 booked companies on 20 portals (a tenth of both companies and limits with --quick), on real processes and a
 * real database. Only the readings of the portals are replaced by a clock.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pg from "pg";
import { printTable } from "./table.ts";

const PROGRAM = path.resolve(
  import.meta.dirname,
  "../apps/server/src/features/entry-service/testing/simulate-process.ts",
);
const COMPANIES = 150_000;
const QUICK_SHARE = 0.1;
const PORTALS = 20;
const REQUESTS_PER_CHECK = 2;
const HOUR_MS = 3_600_000;
const STEP_MS = 3 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 28;
const START = Date.UTC(2026, 0, 5);

const DOWN = { portal: 4, fromDay: 9, untilDay: 12 };
const ADDED = { portal: 19, day: 7 };
const NEW_COMPANIES = { day: 10, share: 0.02 };
const CANCELLED = { day: 14, share: 0.02 };

/** Requests a minute: 30 are just enough for each company every week, 20 are not. */
const limitOf = (index: number): number => (index === 0 ? 20 : index < 3 ? 30 : index < 10 ? 40 : 60);
const nameOf = (index: number): string => `portal-${String(index + 1).padStart(2, "0")}`;

type Portal = { portal: string; requestsPerMinute: number; requestsPerCheck: number; down?: [number, number] };
type Made = { portal: string; read: number; failed: number; lost: number };
type Totals = { read: number; failed: number; lost: number; byProcess: number[]; requests: Map<string, number> };

class Simulated {
  readonly #child: ChildProcess;

  constructor(url: string) {
    this.#child = fork(PROGRAM, [], { env: { ...process.env, DATABASE_URL: url } });
  }

  async ask<T>(order: object): Promise<T> {
    this.#child.send(order);
    const [{ result, error }] = (await once(this.#child, "message")) as [{ result: T; error?: string }];
    if (error !== undefined) throw new Error(error);
    return result;
  }

  async end(): Promise<void> {
    const exit = once(this.#child, "exit");
    this.#child.disconnect();
    await exit;
  }
}

export async function measureListingSchedule(url: string, quick: boolean): Promise<void> {
  const share = quick ? QUICK_SHARE : 1;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await seedCompanies(client, 1, COMPANIES * share);
  const rows: string[][] = [];
  const byPortal: string[][] = [];
  for (const processes of [1, 3]) {
    const began = performance.now();
    const processList = Array.from({ length: processes }, () => new Simulated(url));
    await reset(client, COMPANIES * share);
    const totals = await simulate(client, processList, share);
    const seconds = (performance.now() - began) / 1000;
    const ages = await agesOf(client);
    rows.push([
      String(processes),
      String(totals.read),
      totals.byProcess.map((count) => `${Math.round((100 * count) / totals.read)} %`).join(" "),
      String(ages.reduce((sum, { never }) => sum + never, 0)),
      String(totals.lost),
      String(totals.failed),
      seconds.toFixed(0),
    ]);
    if (processes === 3) {
      for (const { portal, count, never, oldest } of ages) {
        const limit = limitOf(Number(portal.slice(-2)) - 1);
        const used = (totals.requests.get(portal) ?? 0) / (limit * share * DAYS * 24 * 60);
        byPortal.push([portal, String(limit), `${(100 * used).toFixed(1)} %`, count, String(never), oldest]);
      }
      console.log(await processList[0]?.ask<string>({ kind: "explain", now: END, portal: nameOf(0) }));
      await measureBacklog(processList[0]);
    }
    for (const each of processList) await each.end();
  }
  printTable(["processes", "checks", "by process", "never checked", "claims lost", "failed", "seconds"], rows);
  console.log();
  printTable(["portal", "requests/min", "of them used", "companies", "never checked", "oldest, days"], byPortal);
  console.log(
    `\n${COMPANIES * share} booked companies and ${PORTALS} portals for ${DAYS} simulated days in steps of three hours, ` +
      `${REQUESTS_PER_CHECK} requests a check${quick ? ", limits divided by ten" : ""}. ${nameOf(DOWN.portal)} is out of order for ` +
      `${DOWN.untilDay - DOWN.fromDay} days, ${nameOf(ADDED.portal)} is added on day ${ADDED.day}; ${100 * NEW_COMPANIES.share} % ` +
      `new companies on day ${NEW_COMPANIES.day}, ${100 * CANCELLED.share} % cancelled on day ${CANCELLED.day}.`,
  );
  await client.end();
}

const END = START + DAYS * DAY_MS;

async function simulate(client: pg.Client, processes: readonly Simulated[], share: number): Promise<Totals> {
  const totals: Totals = {
    read: 0,
    failed: 0,
    lost: 0,
    byProcess: processes.map(() => 0),
    requests: new Map(),
  };
  const companies = COMPANIES * share;
  for (let now = START; now < END; now += STEP_MS) {
    const day = (now - START) / DAY_MS;
    if (day === NEW_COMPANIES.day) await seedCompanies(client, companies + 1, companies * (1 + NEW_COMPANIES.share));
    if (day === CANCELLED.day) {
      await client.query("update products set status = 'Inactive' where company_id <= $1", [
        companies * CANCELLED.share,
      ]);
    }
    const portals = portalsAt(day, share);
    const names = portals.map(({ portal }) => portal);
    // As a sweep does every quarter of an hour.
    if (day === 0 || day === ADDED.day || day === NEW_COMPANIES.day) {
      await processes[0]?.ask({ kind: "enrol", now, portals: names });
    }
    if (day === 0) await client.query("analyze listing_schedule");
    const made = await Promise.all(
      processes.map((each) => each.ask<Made[]>({ kind: "step", now, stepMs: STEP_MS, portals })),
    );
    for (const [index, results] of made.entries()) for (const one of results) addTo(totals, index, one);
  }
  return totals;
}

/** As it was before the simulated weeks. */
async function reset(client: pg.Client, companies: number): Promise<void> {
  await client.query("truncate listing_schedule, listing_portal_rate_limits");
  await client.query("update products set status = 'Invoicing' where status <> 'Invoicing'");
  for (const table of ["products", "entries"]) {
    await client.query(`delete from ${table} where company_id > $1`, [companies]);
  }
  await client.query("delete from companies where id > $1", [companies]);
}

function addTo(totals: Totals, process: number, { portal, read, failed, lost }: Made): void {
  totals.read += read;
  totals.failed += failed;
  totals.lost += lost;
  totals.byProcess[process] = (totals.byProcess[process] ?? 0) + read;
  totals.requests.set(portal, (totals.requests.get(portal) ?? 0) + (read + failed) * REQUESTS_PER_CHECK);
}

const portalsAt = (day: number, share: number): Portal[] =>
  Array.from({ length: PORTALS }, (_, index): Portal => {
    const portal = { portal: nameOf(index), requestsPerMinute: limitOf(index) * share };
    const down: [number, number] = [START + DOWN.fromDay * DAY_MS, START + DOWN.untilDay * DAY_MS];
    return { ...portal, requestsPerCheck: REQUESTS_PER_CHECK, ...(index === DOWN.portal && { down }) };
  }).filter((_, index) => index !== ADDED.portal || day >= ADDED.day);

async function seedCompanies(client: pg.Client, first: number, last: number): Promise<void> {
  await client.query("set session_replication_role = replica");
  const numbers = `generate_series(${first}::bigint, ${last}::bigint) n`;
  for (const text of [
    `insert into companies (id, external_id, name, display_name) select n, 'C-' || n, 'Firma ' || n, 'Firma ' || n from ${numbers}`,
    `insert into entries (company_id, name, street, updated_at) select n, 'Firma ' || n, 'Lindenstraße', '2025-12-01' from ${numbers}`,
    `insert into products (company_id, external_id, code, status) select n, 'P', 'ENTRY-SERVICE', 'Invoicing' from ${numbers}`,
  ]) {
    await client.query(`${text} on conflict do nothing`);
  }
  await client.query("analyze companies, entries, products");
}

type Age = { portal: string; count: string; never: number; oldest: string };

async function agesOf(client: pg.Client): Promise<Age[]> {
  const { rows } = await client.query<Age>(
    `select s.portal, count(*) as count, (count(*) filter (where s.read_at is null))::int as never,
            round(extract(epoch from max($1 - coalesce(s.read_at, s.added_at))) / 86400, 1)::text as oldest
     from listing_schedule s join products p on p.company_id = s.company_id and p.status = 'Invoicing'
     group by s.portal order by s.portal`,
    [new Date(END)],
  );
  return rows;
}

async function measureBacklog(one: Simulated | undefined): Promise<void> {
  const began = performance.now();
  const portals = Array.from({ length: PORTALS }, (_, index) => nameOf(index));
  const backlog = await one?.ask<{ overdue: number }[]>({ kind: "backlog", now: END, portals });
  const overdue = backlog?.reduce((sum, each) => sum + each.overdue, 0);
  console.log(`Backlog of ${overdue} overdue checks read in ${(performance.now() - began).toFixed(0)} ms.\n`);
}
