import { createWriteStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { type Command, InvalidArgumentError } from "commander";
import { systemClock } from "../../platform/clock.ts";
import { demoEventLines } from "../import/generate/demo-events.ts";
import { writeDemoHistory } from "../../features/entry-service/demo-history.ts";
import { demoLines } from "../import/generate/demo-lines.ts";
import { addDemoCases } from "./demo-cases.ts";
import { addDemoWaysIn } from "./demo-ways-in.ts";
import { CommandFailure } from "./failure.ts";
import { importAndTell } from "./import-into.ts";
import { withDatabase } from "./open-database.ts";
import { serverEnvironment } from "./server-environment.ts";
import { inProduction, type Terminal } from "./terminal.ts";

const demoFolder = fileURLToPath(new URL("../../../../../packages/db/demo/", import.meta.url));

type Options = { companies?: number; seed: number; output?: string; quiet?: true };

const STANDARD_OUTPUT = "-";
/** External ids begin with the seed, so it has to be short. */
const LARGEST = 2 ** 31;

export function addDemoCommand(program: Command, terminal: Terminal): void {
  program
    .command("demo")
    .description(
      "Import the demo companies and people, or as many generated companies as asked for. Refused in production.",
    )
    .option(
      "--companies <number>",
      "generate this many companies, each with products, a contact person and an entry",
      toNumber,
    )
    .option("--seed <number>", "the same seed gives the same companies", toNumber, 1)
    .option("--output <file>", 'write the generated companies to this file instead, as NDJSON; "-" is standard output')
    .option("--quiet", "say nothing about progress")
    .action((options: Options) => runDemo(terminal, options));
}

function toNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number >= LARGEST) throw new InvalidArgumentError("Not a whole number.");
  return number;
}

async function runDemo(terminal: Terminal, { companies, seed, output, quiet }: Options): Promise<void> {
  if (inProduction(terminal)) throw new CommandFailure("Demo data are not allowed in production.");
  if (companies === undefined) {
    if (output !== undefined) throw new CommandFailure("--output needs --companies.");
    const files = readdirSync(demoFolder).filter((name) => name.endsWith(".ndjson"));
    const paths = files.toSorted().map((name) => path.join(demoFolder, name));
    const people = paths.indexOf(path.join(demoFolder, "users.ndjson"));
    // Whoever sees the people knows that everything before them is there.
    await withDemoEvents((events) =>
      importAndTell(terminal, paths.toSpliced(people, 0, events), { quiet: true, fromStart: true }),
    );
    return withDatabase(terminal, async (db) => {
      await writeDemoHistory(db, systemClock.now());
      await addDemoCases(db, systemClock.now());
      await addDemoWaysIn(db, { environment: serverEnvironment(terminal), clock: systemClock });
    });
  }
  if (output === STANDARD_OUTPUT) {
    for (const lines of demoLines(companies, seed)) terminal.print(lines.toString("utf8").trimEnd());
    return undefined;
  }
  const lines = Readable.from(demoLines(companies, seed));
  if (output !== undefined) return pipeline(lines, createWriteStream(output));
  return importAndTell(terminal, ["-"], { quiet: quiet ?? false, stdin: lines });
}

/** More than a year of visits up to now, in a file that is gone afterwards. */
async function withDemoEvents(work: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-demo-"));
  try {
    const now = Date.now();
    const file = path.join(folder, "events.ndjson");
    writeFileSync(file, [...demoEventLines(berlinDate(now), now)].join("\n"));
    await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
