/** `portal rating-feed …`: how far ratings of other portals are known, and fetching them now. */
import { FEED_SOURCES, type FeedSource } from "@portal/contract/ratings/feeds";
import { type Command, Option } from "commander";
import { systemClock } from "../../../platform/clock.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { failingFeeds, feedsOfCompany, makeDue } from "./repository.ts";

type PullOptions = { source?: FeedSource; acceptMissing?: boolean };

export function addRatingFeedCommands(program: Command, terminal: Terminal): void {
  const feeds = program
    .command("rating-feed")
    .description(`See how far ratings of other portals are known (${FEED_SOURCES.join(", ")}), and fetch them now.`);
  feeds
    .command("list")
    .description("List feeds of a company, or all that have failed three times in a row.")
    .argument("[company]", "external id of the company")
    .action((company?: string) =>
      withDatabase(terminal, async (db) => {
        const rows = (await (company === undefined ? failingFeeds(db) : feedsOfCompany(db, company))).map((row) => [
          row.company,
          row.source,
          row.place,
          row.fetched_at?.toISOString() ?? "never",
          row.tried_at?.toISOString() ?? "never",
          String(row.failures),
          row.problem ?? "",
        ]);
        terminal.print(table(["company", "source", "place", "fetched", "tried", "failures", "problem"], rows));
      }),
    );
  feeds
    .command("pull")
    .description("Have the server fetch a company's ratings within a minute.")
    .argument("<company>", "external id of the company")
    .addOption(new Option("--source <name>", "one source only").choices(FEED_SOURCES))
    .option("--accept-missing", "delete ratings that the source no longer shows even if they are most of them")
    .action((company: string, { source, acceptMissing = false }: PullOptions) =>
      withDatabase(terminal, async (db) => {
        const due = await makeDue(db, company, source ?? null, systemClock.now(), acceptMissing);
        if (due.length === 0) throw new CommandFailure(`Nothing is fetched for ${company}.`);
        terminal.print(`Due now: ${due.map((row) => row.source).join(", ")}.`);
      }),
    );
}
