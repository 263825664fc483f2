import type { Command } from "commander";
import { CommandFailure } from "../../platform/commands/failure.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { importAndReport } from "./import-into.ts";

type Options = { quiet?: true; rejected?: string; fromStart?: true };

export function addImportCommand(program: Command, terminal: Terminal): void {
  program
    .command("import")
    .description(
      "Import provider data from NDJSON files (docs/import-format.md). Stored rows are updated where they differ; " +
        "rejected rows are named on standard error and not written.",
    )
    .argument("<file...>", 'files in the order in which they are read; "-" is standard input')
    .option("--rejected <file>", "write rejected rows with their errors to this file, as NDJSON")
    .option("--from-start", "start again, even if an earlier import of the same files was interrupted")
    .option("--quiet", "do not show progress")
    .addHelpText(
      "after",
      "\nExit code: 0 if every row was accepted, 1 if any was rejected or the import stopped early.",
    )
    .action((files: string[], options: Options) => importFiles(files, terminal, options));
}

function importFiles(files: string[], terminal: Terminal, options: Options): Promise<void> {
  if (files.filter((file) => file === "-").length > 1) throw new CommandFailure('"-" can be read only once.');
  return importAndReport(terminal, files, options);
}
