import type { Database } from "@portal/db/rows";
import type { Command } from "commander";
import type { Kysely } from "kysely";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { mailEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { addNoticeCommands } from "./notices/commands.ts";
import { decideContribution } from "./decide-contribution.ts";

type Db = Kysely<Database>;
const LISTED = 200;

export function addContributionCommands(program: Command, terminal: Terminal): void {
  addNoticeCommands(program, terminal);
  const contribution = program
    .command("contribution")
    .description("Work on contributions to entries from the page /ugc.");
  contribution
    .command("list")
    .description("List undecided contributions, oldest first.")
    .option("--all", "include decided contributions")
    .action(({ all = false }: { all?: boolean }) => withDatabase(terminal, (db) => list(terminal, db, all)));
  for (const [name, state, description] of [
    ["accept", "accepted", "Note that a contribution was right; the corrected entry comes by import."],
    ["refuse", "refused", "Note that a contribution was wrong."],
  ] as const) {
    contribution
      .command(name)
      .description(description)
      .argument("<id>", 'its number in "contribution list"', toPositiveNumber)
      .action((id: number) => withDatabase(terminal, (db) => decide(terminal, db, id, state)));
  }
}

async function list({ print }: Terminal, db: Db, all: boolean): Promise<void> {
  const contributions = await db
    .selectFrom("contributions")
    .innerJoin("companies", "companies.id", "contributions.company_id")
    .selectAll("contributions")
    .select("companies.name as company")
    .where("state", "in", all ? ["new", "accepted", "refused"] : ["new"])
    .orderBy("contributions.id")
    .limit(LISTED)
    .execute();
  const rows = contributions.map((row) => [
    String(row.id),
    row.state,
    row.created_at.toISOString(),
    `${row.company} (${row.company_id})`,
    row.kind,
    row.email,
    row.text.replaceAll("\n", " / "),
  ]);
  print(table(["id", "state", "at", "company", "kind", "email", "text"], rows));
}

async function decide(terminal: Terminal, db: Db, id: number, state: "accepted" | "refused"): Promise<void> {
  const dependencies = { db, clock: systemClock, environment: mailEnvironment(terminal) };
  if (!(await decideContribution(dependencies, id, state))) {
    throw new CommandFailure("There is no such contribution, or it is already decided.");
  }
  terminal.print(`Contribution ${id} is ${state} now.`);
  // A contribution is free text, so somebody finds out the right value. The import never overwrites what the owner saved.
  if (state === "accepted") {
    terminal.print(
      "Import the corrected entry. Where it differs from what the owner saved, the owner gets a proposal.",
    );
  }
}
