/** `portal handover …`: the provider's side of what companies hand over for their websites. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { HANDOVER_TEXT_CHARACTERS } from "@portal/contract/website/files/calls";
import { HANDOVER_STATES } from "@portal/contract/website/files/states";
import { HANDOVER_STATE_LABELS } from "@portal/contract/website/files/words";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError } from "commander";
import type { Kysely } from "kysely";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { mailEnvironment, serverEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { Problem } from "../../platform/problem.ts";
import { advanceHandover } from "./files/advance.ts";
import { eventsOf } from "./files/repository.ts";

type Db = Kysely<Database>;
type Event = "take" | "ask" | "finish";
const LISTED = 200;
const ACTIVE = ["handed_over", "in_progress", "question"] as const;

export function addHandoverCommands(program: Command, terminal: Terminal): void {
  const handovers = program
    .command("handover")
    .description("Work on texts and files that companies hand over for their websites.");
  const numbered = (name: string, description: string) =>
    handovers
      .command(name)
      .description(description)
      .argument("<id>", 'its number in "handover list"', toPositiveNumber);
  handovers
    .command("list")
    .description("List open hand-overs, the longest wait first.")
    .option("--all", "include those that are done or taken back")
    .action(({ all = false }: { all?: boolean }) => withDatabase(terminal, (db) => list(terminal, db, all)));
  numbered("show", "Show a hand-over with its texts and files.")
    .option("--files <folder>", "also write its files into this folder")
    .action((id: number, { files }: { files?: string }) =>
      withDatabase(terminal, (db) => show(terminal, db, id, files)),
    );
  numbered("take", "Start work; the company can't take it back any more and gets a mail.").action((id: number) =>
    step(terminal, id, "take", ""),
  );
  numbered("ask", "Ask the company a question, by mail and in the portal.")
    .requiredOption("--text <text>", "in German: the person reads it", toText)
    .action((id: number, { text }: { text: string }) => step(terminal, id, "ask", text));
  numbered("finish", "Say what was done on the website.")
    .requiredOption("--text <text>", "in German: the person reads it", toText)
    .action((id: number, { text }: { text: string }) => step(terminal, id, "finish", text));
}

function toText(text: string): string {
  const read = paragraphsOf(HANDOVER_TEXT_CHARACTERS).safeParse(text);
  if (!read.success || read.data === "")
    throw new InvalidArgumentError(`Not a text of 1 to ${HANDOVER_TEXT_CHARACTERS} characters.`);
  return read.data;
}

const rowsOf = (db: Db) =>
  db
    .selectFrom("website_handovers as h")
    .innerJoin("companies as c", "c.id", "h.company_id")
    .innerJoin("websites as w", "w.id", "h.website_id")
    .selectAll("h")
    .select(["c.name as company", "w.url", "w.external_id as website"]);

async function list({ print }: Terminal, db: Db, all: boolean): Promise<void> {
  const found = await rowsOf(db)
    .where("h.state", "in", all ? HANDOVER_STATES : ACTIVE)
    .orderBy("h.changed_at")
    .orderBy("h.id")
    .limit(LISTED)
    .execute();
  const rows = found.map((row) => [
    String(row.id),
    row.state,
    `${row.company} (${row.company_id})`,
    row.url ?? row.website,
    row.changed_at.toISOString(),
  ]);
  print(table(["id", "state", "company", "website", "since"], rows));
}

async function show(terminal: Terminal, db: Db, id: number, folder: string | undefined): Promise<void> {
  const { print } = terminal;
  const row = await rowsOf(db).where("h.id", "=", id).executeTakeFirst();
  if (!row) throw new CommandFailure("There is no such hand-over.");
  print(`Hand-over ${id}, ${row.state} (${HANDOVER_STATE_LABELS[row.state]}): ${row.url ?? row.website}`);
  print(`${row.company} (${row.company_id})`);
  for (const { kind, author, text, at, files } of await eventsOf(db, [id])) {
    print(`\n${at.toISOString()} ${author}: ${kind}\n${text}`.trimEnd());
    for (const { id: file, name, mediaType, bytes } of files) print(`  ${file} ${name} (${mediaType}, ${bytes} bytes)`);
  }
  if (folder !== undefined) await writeFiles(terminal, db, id, folder);
}

/** Names come from strangers: cleaned when they were uploaded, and preceded by the file's number. */
async function writeFiles(terminal: Terminal, db: Db, id: number, folder: string): Promise<void> {
  const store = openFileStore(serverEnvironment(terminal));
  const found = await db
    .selectFrom("website_handover_files as h")
    .innerJoin("website_handover_events as e", "e.id", "h.event_id")
    .innerJoin("files as f", "f.id", "h.file_id")
    .select(["h.id", "f.storage_key", "f.original_name"])
    .where("e.handover_id", "=", id)
    .orderBy("h.id")
    .execute();
  mkdirSync(folder, { recursive: true });
  for (const file of found) {
    const name = path.join(folder, `${file.id}-${file.original_name === "" ? "Datei" : file.original_name}`);
    writeFileSync(name, await store.get(file.storage_key), { mode: 0o600 });
    terminal.print(`Wrote ${name}`);
  }
}

async function step(terminal: Terminal, id: number, event: Event, text: string): Promise<void> {
  const dependencies = { environment: mailEnvironment(terminal), clock: systemClock };
  await withDatabase(terminal, async (db) => {
    try {
      await db.transaction().execute((trx) =>
        advanceHandover(dependencies, trx, {
          id,
          event,
          text,
          fileIds: [],
          key: null,
          companyId: null,
          author: "provider",
          userId: null,
        }),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new CommandFailure(
        error.code === "website.handover_not_found"
          ? "There is no such hand-over."
          : "Not possible in the hand-over's state.",
      );
    }
    const { state } = await db
      .selectFrom("website_handovers")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    terminal.print(`Hand-over ${id} is ${state} now.`);
  });
}
