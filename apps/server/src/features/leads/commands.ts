/** `portal lead-complaint …`: the provider's look at complaints that no rule decides, and at credits. */
import { COMPLAINT_REASON_LABELS } from "@portal/contract/leads/words";
import { type Command, InvalidArgumentError } from "commander";
import { systemClock } from "../../platform/clock.ts";
import { toDay, toPositiveNumber } from "../../platform/commands/arguments.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { mailEnvironment } from "../../platform/commands/environment.ts";
import { germanCsv } from "../../platform/csv/german-csv.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { type Credit, creditsOf } from "./change/credits.ts";
import { decideByHand, waitingComplaints } from "./change/decide-by-hand.ts";

export { addMailCommands } from "./messages/inbound/commands.ts";

export function addLeadComplaintCommands(program: Command, terminal: Terminal): void {
  const complaints = program
    .command("lead-complaint")
    .description("Decide about complaints about leads that no rule decides, and list credits for billing.");
  complaints
    .command("list")
    .description("List complaints that wait, the longest wait first.")
    .action(() =>
      withDatabase(terminal, async (db) => {
        const rows = (await waitingComplaints(db)).map((row) => [
          String(row.lead_id),
          row.raised_at.toISOString(),
          `${row.company} (${row.company_id})`,
          COMPLAINT_REASON_LABELS[row.reason],
          String(row.price_cents ?? 0),
          row.text,
        ]);
        terminal.print(table(["lead", "since", "company", "reason", "price in cents", "text"], rows));
      }),
    );
  complaints
    .command("credits")
    .description(
      "List credits that were given or taken back, for billing. A lead has at most one: its latest line counts.",
    )
    .requiredOption("--from <day>", "first day, such as 2026-11-01", toDay)
    .requiredOption("--to <day>", "last day", toDay)
    .option("--csv", "for a spreadsheet", false)
    .action(({ from, to, csv }: { from: string; to: string; csv: boolean }) =>
      withDatabase(terminal, async (db) => {
        const rows = (await creditsOf(db, from, to)).map(lineOf);
        terminal.print(csv ? germanCsv([CREDIT_HEADINGS, ...rows]).trimEnd() : table(CREDIT_HEADINGS, rows));
      }),
    );
  const numbered = (name: string, description: string) =>
    complaints
      .command(name)
      .description(description)
      .argument("<lead>", 'number of the lead in "lead-complaint list"', toPositiveNumber);
  numbered("credit", "Give the company a credit.")
    .requiredOption("--cents <number>", "at most what the lead cost", toCents)
    .action((lead: number, { cents }: { cents: number }) => decide(terminal, lead, cents));
  numbered("refuse", "Give no credit.").action((lead: number) => decide(terminal, lead, 0));
}

const CREDIT_HEADINGS = ["lead", "company", "name", "reason", "cents", "credited", "taken back"];
const lineOf = (credit: Credit): string[] => [
  credit.lead,
  credit.company,
  credit.company_name,
  credit.reason,
  String(credit.cents),
  credit.credited_at.toISOString(),
  credit.withdrawn_at?.toISOString() ?? "",
];

function toCents(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("Not a number of cents.");
  return Number(text);
}

async function decide(terminal: Terminal, leadId: number, creditCents: number): Promise<void> {
  await withDatabase(terminal, async (db) => {
    const done = await decideByHand(
      { db, clock: systemClock, environment: mailEnvironment(terminal) },
      { leadId, creditCents },
    );
    if (!done) throw new CommandFailure("No complaint about this lead waits, or the credit is above the price.");
  });
  terminal.print(creditCents > 0 ? "Credited." : "Refused.");
}
