import type { Command } from "commander";
import { systemClock } from "../../platform/clock.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { readSettings } from "../../platform/environment.ts";
import { readPartnerPortals } from "./portals.ts";
import { listingBacklog, type PortalBacklog } from "./schedule/backlog.ts";

export function addListingBacklogCommand(program: Command, terminal: Terminal): void {
  program
    .command("listing-backlog")
    .description("Show for each partner portal how many booked companies wait for their check, and since when.")
    .action(() => show(terminal));
}

async function show(terminal: Terminal): Promise<void> {
  const portals = readPartnerPortals(readSettings(terminal.env).PARTNER_PORTALS);
  if (portals.length === 0) throw new CommandFailure("No partner portal is connected (PARTNER_PORTALS).");
  await withDatabase(terminal, async (db) => {
    const identifiers = portals.map(({ identifier }) => identifier);
    const rows = (await listingBacklog(db, identifiers, systemClock.now())).map((row) => [
      row.portal,
      String(row.overdue),
      String(row.neverChecked),
      daysOf(row),
      String(row.failures),
      row.pausedUntil?.toISOString() ?? "",
    ]);
    terminal.print(table(["portal", "overdue", "never checked", "oldest, days", "failures", "paused until"], rows));
  });
}

const DAY_SECONDS = 86_400;
const daysOf = ({ overdue, oldestSeconds }: PortalBacklog): string =>
  overdue === 0 ? "" : (oldestSeconds / DAY_SECONDS).toFixed(1);
