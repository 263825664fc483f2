import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { summary, total } from "../import/report.ts";
import { CommandFailure } from "./failure.ts";
import { importInto } from "./import-into.ts";
import { inProduction, type Terminal } from "./terminal.ts";

const demoFolder = fileURLToPath(new URL("../../../../../packages/db/demo/", import.meta.url));

/** `quiet`: nothing about progress. */
type Options = { quiet?: true; rejected?: string; fromStart?: true };

export function addImportCommands(program: Command, terminal: Terminal): void {
  program
    .command("import")
    .description(
      "Import provider data from NDJSON files (docs/import-format.md). Rows that are stored already are updated where " +
        "they differ; rejected rows are named on standard error and nothing of them is written.",
    )
    .argument("<file...>", 'files in the order in which they are read; "-" is standard input')
    .option("--rejected <file>", "write rejected rows with their errors to this file, as NDJSON")
    .option("--from-start", "begin anew, even if an earlier import of the same files was interrupted")
    .option("--quiet", "say nothing about progress")
    .addHelpText("after", "\nExit code: 0 if every row was taken, 1 if any was rejected or the import broke off.")
    .action((files: string[], options: Options) => importFiles(files, terminal, options));
  program
    .command("demo")
    .description("Import the demo companies and people. Refused in production.")
    .action(() => {
      if (inProduction(terminal)) throw new CommandFailure("Demo data are not allowed in production.");
      const files = readdirSync(demoFolder)
        .filter((name) => name.endsWith(".ndjson"))
        .toSorted();
      return importFiles(
        files.map((name) => path.join(demoFolder, name)),
        terminal,
        { quiet: true },
      );
    });
}

async function importFiles(files: string[], terminal: Terminal, options: Options): Promise<void> {
  if (files.filter((file) => file === "-").length > 1) throw new CommandFailure('"-" can be read once only.');
  const counts = await importInto(terminal, files, options);
  terminal.print(summary(counts));
  if (total(counts, "rejected") > 0) terminal.exitCode = 1;
}
