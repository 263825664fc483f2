/** `portal digest`: who would get a summary by mail, and the end of somebody's summaries. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { duePeriod, RHYTHMS } from "@portal/contract/digest/periods";
import { loginKey } from "@portal/db/login-key";
import type { Command } from "commander";
import { writeAudit } from "../../platform/audit.ts";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { serverEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { endPath, sealEnd } from "./end-link.ts";
import { dueFor, FROM_START, stopByLink, subscriptionsOf } from "./repository.ts";

export function addDigestCommand(program: Command, terminal: Terminal): void {
  const digest = program.command("digest");
  digest
    .command("end")
    .description(
      "End a person's summaries, as asked for on the phone. Prints the links by which the person takes it back.",
    )
    .argument("<login>", "the person's login")
    .option("--company <number>", "of this company only", toPositiveNumber)
    .action((login: string, { company }: { company?: number }) => endSummaries(terminal, login, company ?? null));
  digest
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

async function endSummaries(terminal: Terminal, login: string, only: number | null): Promise<void> {
  const environment = serverEnvironment(terminal);
  await withDatabase(terminal, async (db) => {
    const found = await subscriptionsOf(db, loginKey(login), only);
    if (found.length === 0) throw new CommandFailure(`Nobody with the login ${login} gets such summaries.`);
    for (const { user_id: userId, company_id: companyId, company, portal } of found) {
      const now = systemClock.now();
      await db.transaction().execute(async (trx) => {
        await stopByLink(trx, { userId, companyId }, now);
        const details = { person: userId, by: "command" };
        await writeAudit(trx, { at: now, action: "digest.ended", outcome: "done", companyId, details });
      });
      const brand = brandByKey(portal ?? "") ?? DEFAULT_BRAND;
      const end = await sealEnd({ environment, clock: systemClock }, { userId, companyId });
      terminal.print(`${companyId}, ${company}: ended. ${brandOrigin(brand, environment)}${endPath(end)}`);
    }
  });
}
