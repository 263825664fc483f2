import { CASE_STATE_LABELS, CASE_TEXT_CHARACTERS } from "@portal/contract/service-case/calls";
import { CASE_STATES } from "@portal/contract/service-case/states";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError } from "commander";
import type { Kysely } from "kysely";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { mailEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { Problem } from "../../platform/problem.ts";
import { advanceCase } from "./advance.ts";

type Db = Kysely<Database>;
type Event = "take" | "answer" | "ask" | "solve";
const LISTED = 200;
const ACTIVE = ["open", "in_progress", "waiting"] as const;

export function addCaseCommands(program: Command, terminal: Terminal): void {
  const cases = program
    .command("case")
    .description("Work on the service cases that companies open on the page Anfragen an uns.");
  const numbered = (name: string, description: string) =>
    cases.command(name).description(description).argument("<id>", 'its number in "case list"', toPositiveNumber);
  cases
    .command("list")
    .description("List open cases, the longest wait first.")
    .option("--all", "include ended cases")
    .action(({ all = false }: { all?: boolean }) => withDatabase(terminal, (db) => list(terminal, db, all)));
  numbered("show", "Show a case with all its messages.").action((id: number) =>
    withDatabase(terminal, (db) => show(terminal, db, id)),
  );
  numbered("take", "Start work on a case; the company gets a mail.").action((id: number) =>
    step(terminal, id, "take", ""),
  );
  numbered("answer", "Answer by mail and in the portal.")
    .requiredOption("--text <text>", "in German: the person reads it", toText)
    .option("--ask", "ask a question: the case waits for the company")
    .action((id: number, { text, ask = false }: { text: string; ask?: boolean }) =>
      step(terminal, id, ask ? "ask" : "answer", text),
    );
  numbered("solve", "Solve a case and say what was done.")
    .requiredOption("--text <text>", "in German: the person reads it", toText)
    .action((id: number, { text }: { text: string }) => step(terminal, id, "solve", text));
}

function toText(text: string): string {
  const read = paragraphsOf(CASE_TEXT_CHARACTERS).safeParse(text);
  if (!read.success || read.data === "") throw new InvalidArgumentError("Not a text of 1 to 4000 characters.");
  return read.data;
}

async function list({ print }: Terminal, db: Db, all: boolean): Promise<void> {
  const found = await db
    .selectFrom("service_cases")
    .innerJoin("companies", "companies.id", "service_cases.company_id")
    .selectAll("service_cases")
    .select("companies.name as company")
    .where("state", "in", all ? CASE_STATES : ACTIVE)
    .orderBy("service_cases.changed_at")
    .orderBy("service_cases.id")
    .limit(LISTED)
    .execute();
  const rows = found.map((row) => [
    String(row.id),
    row.state,
    row.type,
    `${row.company} (${row.company_id})`,
    row.wants_call ? row.phone : "",
    row.changed_at.toISOString(),
    row.subject,
  ]);
  print(table(["id", "state", "type", "company", "call", "since", "subject"], rows));
}

async function show({ print }: Terminal, db: Db, id: number): Promise<void> {
  const row = await db
    .selectFrom("service_cases")
    .innerJoin("companies", "companies.id", "service_cases.company_id")
    .selectAll("service_cases")
    .select("companies.name as company")
    .where("service_cases.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new CommandFailure("There is no such case.");
  const events = await db
    .selectFrom("service_case_events")
    .select(["kind", "author", "text", "at"])
    .where("case_id", "=", id)
    .orderBy("id")
    .execute();
  print(`Case ${id}, ${row.state} (${CASE_STATE_LABELS[row.state]}): ${row.subject}`);
  print(`${row.company} (${row.company_id}), ${row.type}${row.reference === "" ? "" : `, ${row.reference}`}`);
  if (row.wants_call) print(`Please call ${row.phone}.`);
  for (const { kind, author, text, at } of events) print(`\n${at.toISOString()} ${author}: ${kind}\n${text}`.trimEnd());
}

async function step(terminal: Terminal, id: number, event: Event, text: string): Promise<void> {
  const dependencies = { environment: mailEnvironment(terminal), clock: systemClock };
  await withDatabase(terminal, async (db) => {
    try {
      await db.transaction().execute((trx) =>
        advanceCase(dependencies, trx, {
          id,
          event,
          text,
          key: null,
          companyId: null,
          author: "provider",
          userId: null,
        }),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new CommandFailure(
        error.code === "service_case.not_found" ? "There is no such case." : "Not possible in the case's state.",
      );
    }
    const { state } = await db
      .selectFrom("service_cases")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    terminal.print(`Case ${id} is ${state} now.`);
  });
}
