import { createWriteStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError } from "commander";
import type { Kysely } from "kysely";
import { addDemoInvitations } from "../../features/account-linking/demo.ts";
import { addDemoSecondFactor } from "../../features/auth/demo.ts";
import { addDemoClaims } from "../../features/claiming/demo.ts";
import { addDemoDocuments } from "../../features/company-data/demo.ts";
import { addDemoChecks } from "../../features/entry-service/demo.ts";
import { addDemoLeadWork } from "../../features/leads/demo.ts";
import { addDemoRatings } from "../../features/ratings/demo.ts";
import { addDemoSearch } from "../../features/seo/demo.ts";
import { addDemoCases } from "../../features/service-case/demo.ts";
import { addDemoBanners } from "../../features/web-banners/demo.ts";
import { addDemoContributions } from "../../features/ugc/demo.ts";
import { addDemoHandovers, addDemoVisits, addDemoWebsiteChecks } from "../../features/website/demo.ts";
import { systemClock } from "../../platform/clock.ts";
import { serverEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { openFiles } from "../../platform/commands/open-files.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { refusesDemo, type Terminal } from "../../platform/commands/terminal.ts";
import { demoBotLines } from "@portal/db/demo/bot-calls";
import { demoLeadLines } from "@portal/db/demo/leads";
import { demoCallerLines } from "@portal/db/demo/callers";
import { demoBannerLines } from "@portal/db/demo/banner-days";
import { demoB2bLines } from "@portal/db/demo/b2b-days";
import { demoNeighbourLines } from "@portal/db/demo/rated-neighbours";
import { demoRatingLines } from "@portal/db/demo/ratings";
import { demoSearchAdLines } from "@portal/db/demo/search-ads";
import { demoTvLines } from "@portal/db/demo/tv-days";
import { demoVisitLines } from "@portal/db/demo/visits";
import { companyLines } from "@portal/db/demo/company-lines";
import { importAndReport } from "./import-into.ts";

const demoFolder = fileURLToPath(new URL("../../../../../packages/db/demo/", import.meta.url));

type Options = { companies?: number; seed: number; output?: string; quiet?: true };

const STANDARD_OUTPUT = "-";
/** External ids begin with the seed, so the seed must be short. */
const LARGEST = 2 ** 31;

export function addDemoCommand(program: Command, terminal: Terminal): void {
  program
    .command("demo")
    .description(
      "Import the demo companies and people, or a given number of generated companies. Needs developer tools.",
    )
    .option(
      "--companies <number>",
      "generate this many companies, each with products, a contact person and an entry",
      toNumber,
    )
    .option("--seed <number>", "the same seed gives the same companies", toNumber, 1)
    .option("--output <file>", 'write the generated companies to this file instead, as NDJSON; "-" is standard output')
    .option("--quiet", "do not show progress")
    .action((options: Options) => runDemo(terminal, options));
}

function toNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number >= LARGEST) throw new InvalidArgumentError("Not a whole number.");
  return number;
}

async function runDemo(terminal: Terminal, { companies, seed, output, quiet }: Options): Promise<void> {
  if (refusesDemo(terminal))
    throw new CommandFailure("Demo data are allowed with DEVELOPER_TOOLS=on only, never in production.");
  if (companies === undefined) {
    if (output !== undefined) throw new CommandFailure("--output needs --companies.");
    const files = readdirSync(demoFolder).filter((name) => name.endsWith(".ndjson"));
    const paths = files.toSorted().map((name) => path.join(demoFolder, name));
    const people = paths.indexOf(path.join(demoFolder, "users.ndjson"));
    // People come last: callers that wait for the demo data look for them.
    await withDemoEvents((events) =>
      importAndReport(terminal, paths.toSpliced(people, 0, events), { quiet: true, fromStart: true }),
    );
    return withDatabase(terminal, (db) => addDemoData(terminal, db));
  }
  if (output === STANDARD_OUTPUT) {
    for (const lines of companyLines(companies, seed)) terminal.print(lines.toString("utf8").trimEnd());
    return undefined;
  }
  const lines = Readable.from(companyLines(companies, seed));
  if (output !== undefined) return pipeline(lines, createWriteStream(output));
  return importAndReport(terminal, ["-"], { quiet: quiet ?? false, stdin: lines });
}

/** Demo data that the portal itself makes, not the import. */
async function addDemoData(terminal: Terminal, db: Kysely<Database>): Promise<void> {
  const now = systemClock.now();
  const dependencies = { environment: serverEnvironment(terminal), clock: systemClock };
  await addDemoSecondFactor(db, dependencies);
  await addDemoChecks(db, now);
  await addDemoWebsiteChecks(db, now);
  await addDemoCases(db, now);
  await addDemoSearch(db, dependencies);
  await addDemoHandovers(db, now);
  await addDemoBanners(db, openFiles(terminal), now);
  await addDemoDocuments(db, openFiles(terminal), now);
  await addDemoInvitations(db, dependencies);
  await addDemoClaims(db, now);
  await addDemoContributions(db, now);
  await addDemoVisits(db, now);
  await addDemoLeadWork(db, now);
  await addDemoRatings(db, dependencies);
}

/** Passes a temporary file with more than a year of events, of days in the directory for business customers and of search ads. */
async function withDemoEvents(work: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-demo-"));
  try {
    const now = Date.now();
    const file = path.join(folder, "events.ndjson");
    const today = berlinDate(now);
    const lines = [
      demoVisitLines(today, now),
      demoB2bLines(today, now),
      demoTvLines(today, now),
      demoBannerLines(today, now),
      demoSearchAdLines(today),
      demoCallerLines(today, now),
      demoLeadLines(today, now),
      demoBotLines(today, now),
      demoRatingLines(today, now),
      demoNeighbourLines(today),
    ];
    writeFileSync(file, lines.flatMap((generated) => [...generated]).join("\n"));
    await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
