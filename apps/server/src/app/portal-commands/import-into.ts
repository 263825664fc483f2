import type { Readable } from "node:stream";
import { hashPassword } from "../../features/auth/public.ts";
import { serverEnvironment } from "../../platform/commands/environment.ts";
import { withDatabaseUrl } from "../../platform/commands/open-database.ts";
import { openFiles } from "../../platform/commands/open-files.ts";
import { refusesDemo, type Terminal } from "../../platform/commands/terminal.ts";
import { openErased } from "../../platform/erased-people.ts";
import { checkPool } from "../import/check/check-pool.ts";
import { type Counts, summary, total } from "../import/report/counts.ts";
import { runImport } from "../import/run-import.ts";
import { openImportConnections } from "../import/write/connections.ts";

type ImportIntoOptions = {
  /** Shows no progress. */
  quiet?: boolean;
  rejected?: string;
  fromStart?: boolean;
  /** The stream that "-" names. Default: the terminal's standard input. */
  stdin?: Readable;
};

/** Imports files into the database that a command works on and prints the counts of their rows. */
export async function importAndReport(
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
        files: openFiles(terminal),
        now: () => new Date(),
        production: refusesDemo(terminal),
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
