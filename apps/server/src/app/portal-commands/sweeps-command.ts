import type { Command } from "commander";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { makeDue, readSweeps, type SweepState } from "../../platform/sweeps/repository.ts";

const HEADINGS = ["sweep", "state", "last success", "age", "rows", "failures", "error"];
const HOUR_SECONDS = 3600;

export function addSweepsCommand(program: Command, terminal: Terminal): void {
  program
    .command("sweeps")
    .description("List the regular work beside the requests, when each last succeeded, and who does it now.")
    .option("--now <sweep>", "make this one due, so that a server does it within seconds")
    .action(({ now }: { now?: string }) =>
      withDatabase(terminal, async (db) => {
        if (now !== undefined && !(await makeDue(db, now))) throw new CommandFailure(`There is no sweep ${now}.`);
        const sweeps = await readSweeps(db);
        if (sweeps.length === 0) terminal.print("No server has run on this database yet.");
        else terminal.print(table(HEADINGS, sweeps.map(columnsOf)));
      }),
    );
}

const columnsOf = (sweep: SweepState): string[] => [
  sweep.name,
  sweep.running ? `runs on ${sweep.owner}` : "waits",
  sweep.succeeded_at?.toISOString() ?? "never",
  sweep.age === null ? "" : ageOf(sweep.age),
  String(sweep.last_rows ?? ""),
  String(sweep.failures),
  sweep.error ?? "",
];

const ageOf = (seconds: number): string =>
  seconds < HOUR_SECONDS ? `${Math.floor(seconds)} s` : `${(seconds / HOUR_SECONDS).toFixed(1)} h`;
