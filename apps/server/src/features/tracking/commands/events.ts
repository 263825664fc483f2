import type { Database } from "@portal/db/rows";
import type { Command } from "commander";
import type { Kysely } from "kysely";
import { toDay } from "../../../platform/commands/arguments.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { deleteEvents, recountDays } from "../events/recount.ts";

type Options = { company?: string; from?: string; to?: string };

export function addTrackingCommands(program: Command, terminal: Terminal): void {
  const tracking = program
    .command("tracking")
    .description("Delete or recount events of entries and the sums that statistics show.");
  const withExtent = (command: Command): Command =>
    command
      .option("--company <external id>", "events of this company only")
      .option("--from <day>", "first day in Berlin, YYYY-MM-DD", toDay)
      .option("--to <day>", "last day in Berlin", toDay);
  withExtent(tracking.command("delete"))
    .description("Delete events and the sums that contain them. Needs a company or a day.")
    .action((options: Options) => deleteExtent(terminal, options));
  withExtent(tracking.command("recount"))
    .description("Recount the sums from the events. Days whose events are already deleted keep their sums.")
    .action((options: Options) => recount(terminal, options));
}

async function deleteExtent(terminal: Terminal, options: Options): Promise<void> {
  if (options.company === undefined && options.from === undefined && options.to === undefined) {
    throw new CommandFailure("Name a company or days: without either, all events would be deleted.");
  }
  await withDatabase(terminal, async (db) => {
    const { events, sums } = await deleteEvents(db, { ...options, companyId: await companyIdOf(db, options) });
    terminal.print(`Deleted ${events} events and ${sums} sums.`);
  });
}

const recount = (terminal: Terminal, options: Options): Promise<void> =>
  withDatabase(terminal, async (db) => {
    const days = await recountDays(db, { ...options, companyId: await companyIdOf(db, options) });
    terminal.print(`Counted ${days} days.`);
  });

async function companyIdOf(db: Kysely<Database>, { company }: Options): Promise<number | undefined> {
  if (company === undefined) return undefined;
  const found = await db.selectFrom("companies").select("id").where("external_id", "=", company).executeTakeFirst();
  if (found === undefined) throw new CommandFailure(`There is no company ${company}.`);
  return found.id;
}
