import type { Command } from "commander";
import { newsletterAddressees } from "../../features/b2b/public.ts";
import { withDatabase } from "./open-database.ts";
import type { Terminal } from "./terminal.ts";
import { table } from "./table.ts";

export function addNewsletterCommands(program: Command, terminal: Terminal): void {
  program
    .command("newsletter")
    .description("Who may get the newsletter for companies.")
    .command("list")
    .description(
      "List the addresses that may get it, with the proof of consent: words agreed to, asked for, confirmed.",
    )
    .action(() =>
      withDatabase(terminal, async (db) => {
        const subscriptions = await newsletterAddressees(db);
        const rows = subscriptions.map((row) => [
          row.email,
          row.brand,
          row.text_version,
          row.requested_at.toISOString(),
          row.confirmed_at.toISOString(),
          row.request_address_hash.toString("hex").slice(0, 16),
        ]);
        terminal.print(table(["email", "brand", "words", "requested", "confirmed", "from"], rows));
      }),
    );
}
