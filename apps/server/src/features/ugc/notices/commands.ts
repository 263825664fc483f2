import type { Database } from "@portal/db/rows";
import {
  DECISION_GROUND_CODES,
  NOTICE_OUTCOMES,
  type NoticeDecisionGround,
  type NoticeOutcome,
} from "@portal/contract/ugc/notices/grounds";
import { NOTICE_TEXT_MIN_CHARACTERS } from "@portal/contract/ugc/notices/calls";
import { type Command, Option } from "commander";
import type { Kysely } from "kysely";
import { systemClock } from "../../../platform/clock.ts";
import { toPositiveNumber } from "../../../platform/commands/arguments.ts";
import { mailEnvironment } from "../../../platform/commands/environment.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { decideNotice, type Refused } from "./decide-notice.ts";

type Db = Kysely<Database>;
type Decision = { outcome: NoticeOutcome; ground: NoticeDecisionGround; reasons: string; changed?: boolean };
const LISTED = 200;

const REFUSALS: Record<Refused, string> = {
  unknown: "There is no such notice.",
  decided: "It is already decided, and nobody complained.",
  ground: 'The ground does not fit: content is removed by "law" or "terms", and kept by "neither".',
  unchanged: "Change the entry first (customer care or import), then decide with --changed.",
};

export function addNoticeCommands(program: Command, terminal: Terminal): void {
  const notice = program
    .command("content-notice")
    .description("Decide about notices of illegal content (DSA articles 16 to 20).");
  notice
    .command("list")
    .description("List notices and complaints that wait for a decision, oldest first.")
    .option("--all", "include decided notices")
    .action(({ all = false }: { all?: boolean }) => withDatabase(terminal, (db) => list(terminal, db, all)));
  notice
    .command("decide")
    .description("Decide, and mail the reasons to both sides. A rating is hidden or shown by this.")
    .argument("<id>", 'its number in "content-notice list"', toPositiveNumber)
    .addOption(
      new Option("--outcome <outcome>", "what becomes of the content").choices(NOTICE_OUTCOMES).makeOptionMandatory(),
    )
    .addOption(new Option("--ground <ground>", "what it rests on").choices(DECISION_GROUND_CODES).makeOptionMandatory())
    .requiredOption("--reasons <text>", "German reasons, which both sides read")
    .option("--changed", "the entry or picture is changed already")
    .action((id: number, decision: Decision) => withDatabase(terminal, (db) => decide(terminal, db, id, decision)));
}

async function list({ print }: Terminal, db: Db, all: boolean): Promise<void> {
  const notices = await db
    .selectFrom("content_notices")
    .innerJoin("companies", "companies.id", "content_notices.company_id")
    .selectAll("content_notices")
    .select(["companies.name as company"])
    .where("state", "in", all ? ["received", "decided", "complaint", "closed"] : ["received", "complaint"])
    .orderBy("content_notices.id")
    .limit(LISTED)
    .execute();
  const rows = notices.map((row) => [
    String(row.id),
    row.state,
    row.received_at.toISOString(),
    `${row.company} (${row.company_id})`,
    row.rating_id === null ? `${row.target} ${row.picture_url}`.trim() : `rating ${row.rating_id}`,
    row.ground,
    row.shown.replaceAll("\n", " / "),
    row.text.replaceAll("\n", " / "),
    row.outcome ?? "",
  ]);
  print(table(["id", "state", "at", "company", "where", "ground", "shown", "text", "outcome"], rows));
}

async function decide(terminal: Terminal, db: Db, id: number, decision: Decision): Promise<void> {
  const reasons = decision.reasons.trim();
  if (reasons.length < NOTICE_TEXT_MIN_CHARACTERS) {
    throw new CommandFailure(
      `Give reasons of at least ${NOTICE_TEXT_MIN_CHARACTERS} characters. Both sides read them.`,
    );
  }
  const dependencies = { db, clock: systemClock, environment: mailEnvironment(terminal) };
  const refused = await decideNotice(dependencies, id, { ...decision, reasons, changed: decision.changed === true });
  if (refused !== null) throw new CommandFailure(REFUSALS[refused]);
  terminal.print(`Notice ${id} is decided: ${decision.outcome}.`);
}
