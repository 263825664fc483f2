import path from "node:path";
import type { Readable } from "node:stream";
import { hashPassword } from "../../features/auth/passwords.ts";
import { openErased } from "../../platform/erased-people.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { checkPool } from "../import/check-pool.ts";
import { openImportConnections } from "../import/connections.ts";
import { entryFileStorage } from "../import/entry-files.ts";
import { type Counts, summary, total } from "../import/report.ts";
import { runImport } from "../import/run-import.ts";
import { dataFolder, withDatabaseUrl } from "./open-database.ts";
import { serverEnvironment } from "./server-environment.ts";
import { inProduction, type Terminal } from "./terminal.ts";

type ImportIntoOptions = {
  /** Nothing about progress. */
  quiet?: boolean;
  rejected?: string;
  fromStart?: boolean;
  /** What "-" stands for. Default: the terminal's standard input. */
  stdin?: Readable;
};

/** Imports files into the database that a command works on and tells what became of their rows. */
export async function importAndTell(
  terminal: Terminal,
  files: readonly string[],
  options: ImportIntoOptions,
): Promise<void> {
  const counts = await importInto(terminal, files, options);
  terminal.print(summary(counts));
  if (total(counts, "rejected") > 0) terminal.exitCode = 1;
}

function importInto(terminal: Terminal, files: readonly string[], options: ImportIntoOptions): Promise<Counts> {
  return withDatabaseUrl(terminal, async (url) => {
    const connections = await openImportConnections(url, () =>
      terminal.warn("Ein anderer Import läuft gerade. Dieser beginnt, wenn er fertig ist."),
    );
    const pool = checkPool();
    try {
      return await runImport(files, {
        connections,
        pool,
        hashPassword,
        findErased: await openErased(connections.second.db, serverEnvironment(terminal)),
        storage: entryFileStorage(openFileStore(path.join(dataFolder(terminal), "files"))),
        now: () => new Date(),
        production: inProduction(terminal),
        warn: terminal.warn,
        stdin: options.stdin ?? terminal.stdin,
        screen: options.quiet ? undefined : terminal.screen,
        rejected: options.rejected,
        fromStart: options.fromStart ?? false,
      });
    } finally {
      await pool.close();
      await connections.close();
    }
  });
}
