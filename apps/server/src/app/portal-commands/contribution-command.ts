import type { Database } from "@portal/db/rows";
import { InvalidArgumentError, type Command } from "commander";
import type { Kysely } from "kysely";
import { decideHint } from "../../features/ugc/public.ts";
import { systemClock } from "../../platform/clock.ts";
import { CommandFailure } from "./failure.ts";
import { mailEnvironment } from "./mail-environment.ts";
import { withDatabase } from "./open-database.ts";
import type { Terminal } from "./terminal.ts";
import { table } from "./table.ts";

type Db = Kysely<Database>;
const LISTED = 200;

export function addContributionCommands(program: Command, terminal: Terminal): void {
  const contribution = program
    .command("contribution")
    .description("Look after what people tell about entries on the page /ugc.");
  contribution
    .command("list")
    .description("List hints that nobody has decided about, oldest first.")
    .option("--all", "the decided ones, too")
    .action(({ all = false }: { all?: boolean }) => withDatabase(terminal, (db) => list(terminal, db, all)));
  for (const [name, state, description] of [
    ["accept", "accepted", "Note that a hint was right; the corrected entry comes by import."],
    ["refuse", "refused", "Note that a hint was wrong."],
  ] as const) {
    contribution
      .command(name)
      .description(description)
      .argument("<id>", 'its number in "contribution list"', toId)
      .action((id: number) => withDatabase(terminal, (db) => decide(terminal, db, id, state)));
  }
}

function toId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError("Not a number.");
  return Number(text);
}

async function list({ print }: Terminal, db: Db, all: boolean): Promise<void> {
  const hints = await db
    .selectFrom("contributions")
    .innerJoin("companies", "companies.id", "contributions.company_id")
    .selectAll("contributions")
    .select("companies.name as company")
    .where("state", "in", all ? ["new", "accepted", "refused"] : ["new"])
    .orderBy("contributions.id")
    .limit(LISTED)
    .execute();
  const rows = hints.map((hint) => [
    String(hint.id),
    hint.state,
    hint.created_at.toISOString(),
    `${hint.company} (${hint.company_id})`,
    hint.kind,
    hint.email,
    hint.text.replaceAll("\n", " / "),
  ]);
  print(table(["id", "state", "at", "company", "kind", "email", "text"], rows));
}

async function decide(terminal: Terminal, db: Db, id: number, state: "accepted" | "refused"): Promise<void> {
  const dependencies = { db, clock: systemClock, environment: mailEnvironment(terminal) };
  if (!(await decideHint(dependencies, id, state))) {
    throw new CommandFailure("There is no such hint, or it is decided already.");
  }
  terminal.print(`Hint ${id} is ${state} now.`);
  // A hint is free text of a stranger's: what is right, somebody must find out. The import then leaves the owner's word.
  if (state === "accepted") {
    terminal.print("Import the corrected entry; what its owner saved waits there as a proposal for the owner.");
  }
}
