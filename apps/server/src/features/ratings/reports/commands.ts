/** `portal marketing-report`: brings a report of a marketing package to a company. */
import { readFile } from "node:fs/promises";
import { isDay } from "@portal/contract/time/berlin-time";
import { type Command, InvalidArgumentError } from "commander";
import { systemClock } from "../../../platform/clock.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { requirePdf } from "../../../platform/files/pdf.ts";
import { randomToken } from "../../../platform/tokens.ts";
import { saveReport } from "./repository.ts";

/** The largest report. Most have a few hundred kilobytes. */
const MOST_BYTES = 10_000_000;

type Options = { id: string; package: string; title: string; from: string; to: string };

export function addReportCommands(program: Command, terminal: Terminal): void {
  program
    .command("marketing-report")
    .description("Store a report of a marketing package as PDF. The same id again replaces it.")
    .argument("<company>", "external id of the company")
    .argument("<file>", "the report, a PDF of at most 10 MB")
    .requiredOption("--id <id>", "the provider's id of the report")
    .requiredOption("--package <name>", "German name of the package", toLine)
    .requiredOption("--title <title>", "German title, also the file's name", toLine)
    .requiredOption("--from <day>", "first day that it reports, YYYY-MM-DD", toDay)
    .requiredOption("--to <day>", "last day that it reports, YYYY-MM-DD", toDay)
    .action((company: string, file: string, options: Options) => store(terminal, company, file, options));
}

function toLine(text: string): string {
  const line = text.trim();
  if (line === "" || line.length > 120 || /\p{Cc}/u.test(line))
    throw new InvalidArgumentError("Not 1 to 120 characters.");
  return line;
}

function toDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError("Not a day such as 2026-03-01.");
  return text;
}

async function store(terminal: Terminal, company: string, file: string, options: Options): Promise<void> {
  if (options.to < options.from) throw new CommandFailure("The last day is before the first.");
  const bytes = await readFile(file).catch(() => {
    throw new CommandFailure(`${file} can't be read.`);
  });
  if (bytes.length > MOST_BYTES) throw new CommandFailure(`${file} is larger than 10 MB.`);
  try {
    requirePdf(bytes);
  } catch {
    throw new CommandFailure(`${file} is no complete PDF.`);
  }
  await withDatabase(terminal, async (db) => {
    const { id, package: name, title, from, to } = options;
    const pdf = bytes.toString("base64");
    const saved = await saveReport(db, company, id, name, title, from, to, pdf, randomToken(), systemClock.now());
    if (saved.length === 0) throw new CommandFailure(`There is no company ${company}.`);
    terminal.print(`Stored the report ${id} of ${company}.`);
  });
}
