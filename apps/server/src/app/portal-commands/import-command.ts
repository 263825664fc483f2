import type { Command } from "commander";
import { CommandFailure } from "./failure.ts";
import { importAndTell } from "./import-into.ts";
import type { Terminal } from "./terminal.ts";

/** `quiet`: nothing about progress. */
type Options = { quiet?: true; rejected?: string; fromStart?: true };

export function addImportCommand(program: Command, terminal: Terminal): void {
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
}

function importFiles(files: string[], terminal: Terminal, options: Options): Promise<void> {
  if (files.filter((file) => file === "-").length > 1) throw new CommandFailure('"-" can be read once only.');
  return importAndTell(terminal, files, options);
}
