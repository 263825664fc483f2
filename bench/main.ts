/**
 * `npm run bench [-- --quick] [-- --profile FOLDER]`: throughput and p99 of the product's calls as ratios of a bare
 * server on the same PostgreSQL with the same rows (B), and of the same with a session SELECT (BS).
 * 32 connections, rounds in turn, medians. Then reads during a storm of logins (also `--only storm`), and the size of the first pages as multiples of a bare React page.
 * `--only growth` measures the same calls among 10,000 and 1,000,000 companies instead,
 * `--only migration` how long people wait while the schema changes,
 * `--only website-check` how many websites a core reads and judges in a minute,
 * `--only website-check-jobs` how many it checks as a whole: call, job, requests over TLS, parsing thread, rows,
 * `--only listings` how fast listings of partner portals are compared,
 * `--only listing-schedule` four simulated weeks of the listing check's schedule,
 * `--only paint` when pages are painted, on a phone as Lighthouse simulates it, and how long clicks take,
 * `--only web-banners` the figures of one company's banners among many,
 * `--only phone-calls` the lists of calls of the telephone services,
 * `--only website-lists` lists and statistics of a company's website alone and among a million rows,
 * `--only search-ads` search ads of one company among many, and the import of a day,
 * `--only website-statistics` statistics of one website among many, `--only tv-statistics` of one TV banner,
 * `--only leads` the list of leads among a million of 10,000 companies,
 * `--only dashboard` the start page and the page of 500 companies,
 * `--only ratings-list` the list of a company's ratings among a million,
 * `--only event-streams` 5,000 open event streams: their memory, and how long news need,
 * `--only rating-badge` badges a second, beside a bare server that sends the same bytes,
 * `--only tracking` events of entries and their statistics, `--only import` the import,
 * `--only TEXT` the calls whose name contains it, `--profile` writes a CPU profile of each server.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { startEmbedded } from "@portal/db/embedded/start";
import { migrate } from "@portal/db/migrate";
import { measureGrowth } from "./growth.ts";
import { liftLimits } from "./lift-limits.ts";
import { measureImport } from "./import.ts";
import { measureListingSchedule } from "./listing-schedule.ts";
import { measureListings } from "./listings.ts";
import { ask } from "./load/load.ts";
import { measureMigration } from "./migration.ts";
import { measure, median, medianRatio, type Pace, type Results, type Target } from "./measure.ts";
import { COMPANIES, seed } from "./seed.ts";
import { measurePaint } from "./paint/paint.ts";
import { startServer } from "./servers/process.ts";
import { productionSettings } from "./servers/production.ts";
import { measureSearchAds } from "./products/search-ads.ts";
import { measureStorm, STORM_HEADINGS } from "./storm.ts";
import { printTable } from "./table.ts";
import { measureTracking } from "./tracking.ts";
import { measureWebsiteCheck } from "./products/website-check.ts";
import { measureWebsiteCheckJobs } from "./products/website-check-jobs.ts";
import { measureWeb } from "./web-sizes.ts";
import { measureWebBanners } from "./products/web-banners.ts";
import { measureEventStreams } from "./products/event-streams.ts";
import { measureLeads } from "./products/leads.ts";
import { measurePhoneCalls } from "./products/phone-calls.ts";
import { measureRatingBadge } from "./products/rating-badge.ts";
import { measureRatingsList } from "./products/ratings-list.ts";
import { measureDashboard } from "./products/dashboard.ts";
import { measureTvStatistics } from "./products/tv-statistics.ts";
import { measureWebsiteLists } from "./products/website-lists.ts";
import { measureWebsiteStatistics } from "./products/website-statistics.ts";
import { CONNECTIONS, peopleOfFloor, peopleOfProduct, type Scenario, SCENARIOS } from "./visitors.ts";

const FULL: Pace = { rounds: 5, warmUpMs: 400, measureMs: 2000 };
const QUICK: Pace = { rounds: 3, warmUpMs: 200, measureMs: 800 };
const OUR_PROGRAM = path.resolve(import.meta.dirname, "../apps/server/src/app/main.ts");
const BARE_PROGRAM = path.join(import.meta.dirname, "servers/bare.ts");

const HEADINGS = [
  "call",
  "ours/B",
  "goal",
  "BS/B",
  "p99/BS",
  "goal",
  "ours/s",
  "B/s",
  "p99 ours",
  "p99 BS",
  "CPU ours",
  "CPU B",
];
const [load = 0] = loadavg();
const busy = load > 0.5;

const { values: options } = parseArgs({
  options: { quick: { type: "boolean", default: false }, profile: { type: "string" }, only: { type: "string" } },
});
const pace = options.quick ? QUICK : FULL;
const scenarios = SCENARIOS.filter(({ name }) => options.only === undefined || name.includes(options.only));

/** Measurements that need no database, or make their own. */
const ALONE: Readonly<Record<string, (quick: boolean) => unknown>> = {
  growth: measureGrowth,
  migration: measureMigration,
  "website-check": measureWebsiteCheck,
  listings: measureListings,
};
/** Measurements on a new database. `folder` is deleted afterwards. */
const ON_DATABASE: Readonly<Record<string, (url: string, folder: string, quick: boolean) => unknown>> = {
  import: measureImport,
  "listing-schedule": (url, _folder, quick) => measureListingSchedule(url, quick),
  paint: measurePaint,
  tracking: measureTracking,
  "search-ads": measureSearchAds,
  "web-banners": measureWebBanners,
  leads: measureLeads,
  "event-streams": measureEventStreams,
  "phone-calls": measurePhoneCalls,
  "ratings-list": measureRatingsList,
  "rating-badge": measureRatingBadge,
  dashboard: measureDashboard,
  "tv-statistics": measureTvStatistics,
  "website-lists": measureWebsiteLists,
  "website-check-jobs": measureWebsiteCheckJobs,
  "website-statistics": measureWebsiteStatistics,
};

const alone = ALONE[options.only ?? ""];
if (alone !== undefined) {
  await alone(options.quick);
  process.exit();
}

const folder = mkdtempSync(path.join(tmpdir(), "portal-bench-"));
const database = await startEmbedded({ dataDir: path.join(folder, "data") });
const targets: Target[] = [];
try {
  await migrate(database.url);
  await liftLimits(database.url);
  const measurement = ON_DATABASE[options.only ?? ""];
  await (measurement === undefined ? measureCalls() : measurement(database.url, folder, options.quick));
} finally {
  for (const { server } of targets) await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureCalls(): Promise<void> {
  await seed(database.url);
  targets.push(...(await startServers(database.url)));
  await requireSameAnswers();
  if (options.only !== "storm") await report();
  if (options.only === undefined || options.only === "storm") {
    console.log("");
    printTable(STORM_HEADINGS, [await measureStorm(targets, pace)]);
  }
  if (options.only === undefined) console.log(["", ...(await measureWeb(path.join(folder, "web")))].join("\n"));
}

async function startServers(url: string): Promise<Target[]> {
  const ours = {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  };
  const secret = randomBytes(32).toString("base64url");
  const bare = { DATABASE_URL: url, BARE_SECRET: secret };
  const [product, b, bs] = await Promise.all([
    startServer("ours", OUR_PROGRAM, ours, options.profile),
    startServer("B", BARE_PROGRAM, bare, options.profile),
    startServer("BS", BARE_PROGRAM, { ...bare, BARE_SESSION: "1" }, options.profile),
  ]);
  const people = await peopleOfProduct(product);
  const known = peopleOfFloor(people, secret);
  return [
    { server: product, people },
    { server: b, people: known },
    { server: bs, people: known },
  ];
}

/** A floor that answers something else would be no floor. Saving and log-in change what they answer, so only reads. */
async function requireSameAnswers(): Promise<void> {
  for (const scenario of SCENARIOS.filter(({ name }) => name.startsWith("GET"))) {
    const answers = await Promise.all(
      targets.map(async ({ server, people: [person] }) => {
        if (person === undefined) throw new Error("nobody is logged in");
        return JSON.parse((await ask(server.port, scenario.make(person).next(undefined))).body.toString()) as unknown;
      }),
    );
    if (!answers.every((answer) => isDeepStrictEqual(answer, answers[0]))) {
      throw new Error(
        `${scenario.name}: the servers answer differently\n${answers.map((answer) => JSON.stringify(answer)).join("\n")}`,
      );
    }
  }
}

async function report(): Promise<void> {
  const rows: string[][] = [];
  let generatorCpu = 0;
  for (const scenario of scenarios) {
    const results = await measure(scenario, targets, pace);
    rows.push(rowOf(scenario, results));
    generatorCpu = Math.max(generatorCpu, ...Object.values(results).map((figures) => median(figures.generatorCpu)));
  }
  printTable(HEADINGS, rows);
  console.log(
    `\n${COMPANIES} companies, ${CONNECTIONS} connections, ${availableParallelism()} cores; ${pace.rounds} rounds of ` +
      `${pace.measureMs / 1000} s, medians, ratios within each round; p99 in ms, CPU in ms a request. ` +
      `The load generator used ${Math.round(generatorCpu * 100)} % of one core at most.`,
  );
  if (busy) console.log(`The machine had other work at the start (load ${load.toFixed(1)}): these figures say little.`);
}

function rowOf({ name, goal }: Scenario, { ours, B, BS }: Results): string[] {
  return [
    name,
    medianRatio(ours.requestsPerSecond, B.requestsPerSecond).toFixed(2),
    `≥ ${goal.toFixed(2)}`,
    medianRatio(BS.requestsPerSecond, B.requestsPerSecond).toFixed(2),
    medianRatio(ours.p99, BS.p99).toFixed(2),
    "≤ 1.50",
    median(ours.requestsPerSecond).toFixed(0),
    median(B.requestsPerSecond).toFixed(0),
    median(ours.p99).toFixed(1),
    median(BS.p99).toFixed(1),
    median(ours.cpuPerRequest).toFixed(3),
    median(B.cpuPerRequest).toFixed(3),
  ];
}
