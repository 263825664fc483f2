import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Kysely } from "kysely";
import { toPositiveNumber } from "../../../platform/commands/arguments.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";

const LEVELS = ["info", "success", "warning", "danger"] as const;
type NewNotice = {
  level: (typeof LEVELS)[number];
  label: string;
  dismissible: boolean;
  starts?: Date;
  ends?: Date;
};

export function addNoticeCommands(program: Command, terminal: Terminal): void {
  const notice = program
    .command("notice")
    .description("Manage the notices that everybody sees at the top of the page.");
  notice
    .command("list")
    .description("List all notices, including past and future ones.")
    .action(() => withDatabase(terminal, (db) => listNotices(terminal, db)));
  notice
    .command("add")
    .description("Show a notice to everybody.")
    .argument("<message>", "the text, in German")
    .addOption(new Option("--level <level>", "how it looks").choices(LEVELS).default("info"))
    .option("--label <text>", "short text before the message", "")
    .option("--no-dismissible", "people cannot dismiss it")
    .option("--starts <instant>", "shown from, for example 2026-03-01T08:00:00+01:00 (default: now)", toInstant)
    .option("--ends <instant>", "shown until (default: until it is removed)", toInstant)
    .action((message: string, options: NewNotice) => addNotice(terminal, message, options));
  notice
    .command("remove")
    .description("Remove a notice.")
    .argument("<id>", 'its number in "notice list"', toPositiveNumber)
    .action((id: number) => removeNotice(terminal, id));
}

function toInstant(text: string): Date {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError("Not an instant like 2026-03-01T08:00:00+01:00.");
  }
  return new Date(text);
}

async function listNotices({ print }: Terminal, db: Kysely<Database>): Promise<void> {
  const notices = await db.selectFrom("notices").selectAll().orderBy("id").execute();
  const rows = notices.map((notice) => [
    String(notice.id),
    notice.level,
    notice.dismissible ? "yes" : "no",
    notice.starts_at?.toISOString() ?? "",
    notice.ends_at?.toISOString() ?? "",
    [notice.label, notice.message].filter((text) => text !== "").join(": "),
  ]);
  print(table(["id", "level", "dismissible", "starts", "ends", "message"], rows));
}

async function addNotice(
  terminal: Terminal,
  message: string,
  { level, label, dismissible, starts, ends }: NewNotice,
): Promise<void> {
  if (message.trim() === "") throw new CommandFailure("The message is empty.");
  if (starts && ends && starts >= ends) throw new CommandFailure("The notice ends before it starts.");
  await withDatabase(terminal, async (db) => {
    const { id } = await db
      .insertInto("notices")
      .values({ message, level, label, dismissible, starts_at: starts ?? null, ends_at: ends ?? null })
      .returning("id")
      .executeTakeFirstOrThrow();
    terminal.print(`Added notice ${id}.`);
  });
}

async function removeNotice(terminal: Terminal, id: number): Promise<void> {
  await withDatabase(terminal, async (db) => {
    const { numDeletedRows } = await db.deleteFrom("notices").where("id", "=", id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new CommandFailure(`There is no notice ${id}.`);
    terminal.print(`Removed notice ${id}.`);
  });
}
