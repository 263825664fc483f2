import type { Command } from "commander";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { newsletterAddressees } from "./addressees.ts";

export function addNewsletterCommands(program: Command, terminal: Terminal): void {
  program
    .command("newsletter")
    .description("Show who may receive the newsletter for companies.")
    .command("list")
    .description(
      "List the addresses that may receive it with the proof of consent: version of the text, request, confirmation.",
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
