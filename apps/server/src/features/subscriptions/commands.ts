/** `portal subscribers`: the addresses for mails that the provider sends from its own system. */
import { type Command, Argument } from "commander";
import { systemClock } from "../../platform/clock.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { SUBSCRIBER_KINDS, type SubscriberKind, subscribersOf } from "./subscribers.ts";

export function addSubscriberCommand(program: Command, terminal: Terminal): void {
  program
    .command("subscribers")
    .description(
      "List the companies' addresses that may get a kind of mail. Companies that locked it are left out. List anew before each mail.",
    )
    .addArgument(
      new Argument(
        "<kind>",
        "newsletter about products, mails about success, surveys, or surveys after a solved case",
      ).choices(Object.keys(SUBSCRIBER_KINDS)),
    )
    .action((kind: SubscriberKind) =>
      withDatabase(terminal, async (db) => {
        const rows = await subscribersOf(db, kind, systemClock.now());
        terminal.print(
          table(
            ["company", "name", "email"],
            rows.map(({ company, name, email }) => [company, name, email]),
          ),
        );
      }),
    );
}
