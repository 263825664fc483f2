import { isDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError } from "commander";
import type { Kysely } from "kysely";
import { deleteEvents, recountDays } from "../../features/tracking/public.ts";
import { CommandFailure } from "./failure.ts";
import { withDatabase } from "./open-database.ts";
import type { Terminal } from "./terminal.ts";

type Options = { company?: string; from?: string; to?: string };

export function addTrackingCommands(program: Command, terminal: Terminal): void {
  const tracking = program.command("tracking").description("Events of entries, and the sums that statistics show.");
  const withExtent = (command: Command): Command =>
    command
      .option("--company <external id>", "events of this company only")
      .option("--from <day>", "first day in Berlin, YYYY-MM-DD", toDay)
      .option("--to <day>", "last day in Berlin", toDay);
  withExtent(tracking.command("delete"))
    .description("Delete events and everything that they were counted in. Needs a company or a day.")
    .action((options: Options) => deleteThem(terminal, options));
  withExtent(tracking.command("recount"))
    .description("Make the sums from the events again. Days whose events are dropped already keep theirs.")
    .action((options: Options) => recount(terminal, options));
}

function toDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError("Not a day like 2026-11-21.");
  return text;
}

async function deleteThem(terminal: Terminal, options: Options): Promise<void> {
  if (options.company === undefined && options.from === undefined && options.to === undefined) {
    throw new CommandFailure("Name a company or days: without either, everything would go.");
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
