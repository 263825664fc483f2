import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { type Command, Option } from "commander";
import { systemClock } from "../../../platform/clock.ts";
import { toDay } from "../../../platform/commands/arguments.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";

type Options = { from?: string; to?: string; kind: "section" | "viewport" | "scheme" };
const DEFAULT_DAYS = 30;

export function addSectionsCommand(program: Command, terminal: Terminal): void {
  program
    .command("sections")
    .description("Count visits of the portal's sections by visitors who agreed to it. Shows no persons.")
    .option("--from <day>", "first day in Berlin, YYYY-MM-DD (default: 30 days ago)", toDay)
    .option("--to <day>", "last day (default: today)", toDay)
    .addOption(
      new Option("--kind <kind>", "sections of the portal, widths of the screen, or light and dark")
        .choices(["section", "viewport", "scheme"])
        .default("section"),
    )
    .action((options: Options) => list(terminal, options));
}

async function list(terminal: Terminal, { from, to, kind }: Options): Promise<void> {
  const last = to ?? berlinDate(systemClock.now().getTime());
  const first = from ?? addDays(last, -DEFAULT_DAYS);
  await withDatabase(terminal, async (db) => {
    const found = await db
      .selectFrom("portal_usage")
      .select(["audience", "name"])
      .select(({ fn }) => fn.sum<number | string>("count").as("views"))
      .where("kind", "=", kind)
      .where("day", ">=", first)
      .where("day", "<=", last)
      .groupBy(["audience", "name"])
      .orderBy("views", "desc")
      .orderBy("name")
      .execute();
    terminal.print(`${first} to ${last}`);
    terminal.print(
      table(
        [kind, "audience", "views"],
        found.map(({ audience, name, views }) => [name, audience, String(views)]),
      ),
    );
  });
}
