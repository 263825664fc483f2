import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { hashPassword } from "../../features/auth/passwords.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { importSource, openSource } from "../import/import-files.ts";
import { summary, total, type Counts } from "../import/report.ts";
import { logoStorage } from "../import/logos.ts";
import { CommandFailure } from "./failure.ts";
import { dataFolder, withDatabase } from "./open-database.ts";
import { inProduction, type Terminal } from "./terminal.ts";

const demoFolder = fileURLToPath(new URL("../../../../../packages/db/demo/", import.meta.url));

export function addImportCommands(program: Command, terminal: Terminal): void {
  program
    .command("import")
    .description(
      "Import provider data from NDJSON files (docs/import-format.md). Rows that are stored already are updated where " +
        "they differ; rejected rows are named on standard error and nothing of them is written.",
    )
    .argument("<file...>", 'files in the order in which they are read; "-" is standard input')
    .addHelpText("after", "\nExit code: 0 if every row was taken, 1 if any was rejected or the import broke off.")
    .action((files: string[]) => importFiles(files, terminal));
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
      );
    });
}

async function importFiles(files: string[], terminal: Terminal): Promise<void> {
  if (files.filter((file) => file === "-").length > 1) throw new CommandFailure('"-" can be read once only.');
  const counts: Counts = new Map();
  const store = openFileStore(path.join(dataFolder(terminal), "files"));
  await withDatabase(terminal, async (db) => {
    const options = {
      db,
      hashPassword,
      storage: logoStorage(store),
      now: () => new Date(),
      production: inProduction(terminal),
      warn: terminal.warn,
    };
    for (const file of files) await importSource(openSource(file, terminal.stdin), counts, options);
  });
  terminal.print(summary(counts));
  if (total(counts, "rejected") > 0) terminal.exitCode = 1;
}
