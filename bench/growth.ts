/**
 * `npm run bench -- --only growth [--quick]`: what the calls of a company cost among 10,000 and among
 * 1,500,000 companies (100,000 with --quick). Two databases on one PostgreSQL, a server each, rounds in turn; figures are
 * medians of the latencies, ratios within each round. Both databases are deleted afterwards. Needs about 20 GB of room
 * for the temporary files.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "@portal/db/embedded/start";
import { migrate } from "@portal/db/migrate";
import pg from "pg";
import { seedGrowth } from "./growth-seed.ts";
import { GROWTH_SCENARIOS, type GrowthPerson, growthPeople, type GrowthScenario } from "./growth-visits.ts";
import { runLoad } from "./load/load.ts";
import { liftLimits } from "./lift-limits.ts";
import { median, medianRatio, type Pace } from "./measure.ts";
import { type RunningServer, startServer } from "./servers/process.ts";
import { productionSettings } from "./servers/production.ts";
import { printTable } from "./table.ts";

const FULL_SIZES = [10_000, 1_500_000];
const QUICK_SIZES = [10_000, 100_000];
const GOAL = 1.15;
/** Short rounds, often in turn: what else the machine does falls on both. Rounds odd, as for every median. */
const FULL_PACE: Pace = { rounds: 15, warmUpMs: 100, measureMs: 600 };
const QUICK_PACE: Pace = { rounds: 5, warmUpMs: 100, measureMs: 400 };
const PROGRAM = path.resolve(import.meta.dirname, "../apps/server/src/app/main.ts");

type Site = { readonly companies: number; readonly server: RunningServer; readonly people: readonly GrowthPerson[] };

/** Seeds, measures, prints a table and tidies up. */
export async function measureGrowth(quick: boolean): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-growth-"));
  const database = await startEmbedded({ dataDir: path.join(folder, "data") });
  const sites: Site[] = [];
  try {
    for (const companies of quick ? QUICK_SIZES : FULL_SIZES)
      sites.push(await startSite(database.url, path.join(folder, "data"), companies));
    await report(sites, quick ? QUICK_PACE : FULL_PACE);
  } finally {
    for (const { server } of sites) await server.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startSite(serverUrl: string, dataDir: string, companies: number): Promise<Site> {
  const url = await createDatabase(serverUrl, `growth_${companies}`);
  await migrate(url);
  await liftLimits(url);
  const started = performance.now();
  await seedGrowth(url, companies);
  console.log(
    `${companies} companies: seeded in ${((performance.now() - started) / 1000).toFixed(0)} s, ${await sizeOf(url)}`,
  );
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ...productionSettings(),
  });
  return { companies, server, people: await growthPeople(server.port, companies) };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, `create database ${name}`);
  return serverUrl.replace(/\/portal(?=\?|$)/, `/${name}`);
}

const sizeOf = async (url: string): Promise<string> =>
  String((await query(url, "select pg_size_pretty(pg_database_size(current_database())) as size"))[0]?.["size"]);

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function report(sites: readonly Site[], pace: Pace): Promise<void> {
  const [load = 0] = loadavg();
  const rows: string[][] = [];
  for (const scenario of GROWTH_SCENARIOS) {
    const [small = [], large = []] = await medians(scenario, sites, pace);
    const ratio = medianRatio(large, small);
    rows.push([scenario.name, ratio.toFixed(2), `≤ ${GOAL}`, median(small).toFixed(2), median(large).toFixed(2)]);
  }
  printTable(["call", "ratio", "goal", ...sites.map(({ companies }) => `ms at ${companies}`)], rows);
  console.log(
    `\n${sites[0]?.people.length} connections, ${pace.rounds} rounds of ${pace.measureMs / 1000} s each in turn, ` +
      `medians of the latencies, ratios within each round. Load of the machine before measuring: ${load.toFixed(1)}.`,
  );
}

/** By site, the median latency of each round. Each round begins with another site. */
async function medians(scenario: GrowthScenario, sites: readonly Site[], pace: Pace): Promise<number[][]> {
  const found: number[][] = sites.map(() => []);
  const visit = (site: Site, warmUpMs: number, measureMs: number) =>
    runLoad(site.server.port, site.people.map(scenario.make), warmUpMs, measureMs);
  for (const site of sites) await visit(site, pace.measureMs, 0);
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const turn of sites.keys()) {
      const index = (round + turn) % sites.length;
      const site = sites[index];
      if (site) found[index]?.push(median([...(await visit(site, pace.warmUpMs, pace.measureMs)).latencies]));
    }
  }
  return found;
}
