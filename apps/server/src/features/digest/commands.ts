import { duePeriod, RHYTHMS } from "@portal/contract/digest/periods";
import type { Command } from "commander";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { dueFor, FROM_START } from "./repository.ts";

export function addDigestCommand(program: Command, terminal: Terminal): void {
  program
    .command("digest")
    .description("Show who would get a summary by mail at an instant. It sends nothing.")
    .option("--at <instant>", "instant, such as 2026-11-30T07:00:00+01:00 (default: now)")
    .action(({ at }: { at?: string }) =>
      withDatabase(terminal, async (db) => {
        const instant = at === undefined ? Date.now() : Date.parse(at);
        if (Number.isNaN(instant)) throw new Error("--at: not an instant");
        const rows: string[][] = [];
        for (const rhythm of RHYTHMS) {
          const period = duePeriod(rhythm, instant);
          if (period === null) continue;
          for (const row of await dueFor(db, rhythm, period, FROM_START)) {
            rows.push([
              rhythm,
              period,
              String(row.company_id),
              String(row.user_id),
              row.is_leaving || !(row.has_results || row.has_tasks) ? "no" : "yes",
            ]);
          }
        }
        terminal.print(
          rows.length === 0
            ? "Nobody. Summaries are sent on Monday and on the first of the month, from 7:00 to 20:00 Berlin time."
            : table(["rhythm", "period", "company", "person", "sent"], rows),
        );
      }),
    );
}
