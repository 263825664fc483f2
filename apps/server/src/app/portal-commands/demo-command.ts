import { createWriteStream, readdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { type Command, InvalidArgumentError } from "commander";
import { demoLines } from "../import/generate/demo-lines.ts";
import { CommandFailure } from "./failure.ts";
import { importAndTell } from "./import-into.ts";
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
    return importAndTell(terminal, paths, { quiet: true });
  }
  if (output === STANDARD_OUTPUT) {
    for (const lines of demoLines(companies, seed)) terminal.print(lines.toString("utf8").trimEnd());
    return undefined;
  }
  const lines = Readable.from(demoLines(companies, seed));
  if (output !== undefined) return pipeline(lines, createWriteStream(output));
  return importAndTell(terminal, ["-"], { quiet: quiet ?? false, stdin: lines });
}
