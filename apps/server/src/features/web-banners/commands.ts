/** `portal web-banner …`: the provider's side of the companies' web banners. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import { BANNER_REASON_CHARACTERS } from "@portal/contract/web-banners/calls";
import { checkCreative } from "@portal/contract/web-banners/creative/check-creative";
import { BANNER_FILES, type Flavour, FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";
import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError } from "commander";
import type { Kysely } from "kysely";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { mailEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { openFiles } from "../../platform/commands/open-files.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { cleanFileName } from "../../platform/files/file-name.ts";
import { checkedBannerFile } from "../../platform/files/web-banner-file.ts";
import { Problem } from "../../platform/problem.ts";
import { randomToken } from "../../platform/tokens.ts";
import { advanceBanner, type NewCreative } from "./banners/advance.ts";
import { creativesOf, eventsOf, insertProviderFile } from "./banners/repository.ts";

type Db = Kysely<Database>;
type Action = "produce" | "refuse" | "start" | "end";
type Step = { action: Action; reason: string; files?: readonly string[] };
const LISTED = 200;
/** What waits for the provider. */
const WAITING = ["submitted", "change_requested", "approved"] as const;

export function addWebBannerCommands(program: Command, terminal: Terminal): void {
  const banners = program
    .command("web-banner")
    .description("Check, produce, start and end the companies' web banners.");
  const numbered = (name: string, description: string) =>
    banners
      .command(name)
      .description(description)
      .argument("<id>", 'its number in "web-banner list"', toPositiveNumber);
  banners
    .command("list")
    .description("List banners that wait for the provider, the longest wait first.")
    .option("--all", "include all others")
    .action(({ all = false }: { all?: boolean }) => withDatabase(terminal, (db) => list(terminal, db, all)));
  numbered("show", "Show a banner with its files and history.")
    .option("--files <folder>", "also write its files into this folder")
    .action((id: number, { files }: { files?: string }) =>
      withDatabase(terminal, (db) => show(terminal, db, id, files)),
    );
  numbered("produce", "Ask the company to approve the banner, with the files it has or with new ones.")
    .option("--file <path...>", `up to ${BANNER_FILES} files that replace those before`)
    .option("--text <text>", "in German: the people read it", toText, "")
    .action((id: number, { file: files = [], text }: { file?: string[]; text: string }) =>
      step(terminal, id, { action: "produce", reason: text, files }),
    );
  numbered("refuse", "Refuse the company's files.")
    .requiredOption("--reason <text>", "in German: the people read it", toText)
    .action((id: number, { reason }: { reason: string }) => step(terminal, id, { action: "refuse", reason }));
  numbered("start", "Say that an approved banner is shown now.").action((id: number) =>
    step(terminal, id, { action: "start", reason: "" }),
  );
  numbered("end", "Say that a banner is not shown any more.")
    .option("--reason <text>", "in German: the people read it", toText, "")
    .action((id: number, { reason }: { reason: string }) => step(terminal, id, { action: "end", reason }));
}

function toText(text: string): string {
  const read = paragraphsOf(BANNER_REASON_CHARACTERS).safeParse(text);
  if (!read.success || read.data === "") {
    throw new InvalidArgumentError(`Not a text of 1 to ${BANNER_REASON_CHARACTERS} characters.`);
  }
  return read.data;
}

const rowsOf = (db: Db) =>
  db
    .selectFrom("web_banners as b")
    .innerJoin("companies as c", "c.id", "b.company_id")
    .selectAll("b")
    .select("c.name as company");

async function list({ print }: Terminal, db: Db, all: boolean): Promise<void> {
  const query = all ? rowsOf(db) : rowsOf(db).where("b.state", "in", WAITING);
  const found = await query.orderBy("b.changed_at").orderBy("b.id").limit(LISTED).execute();
  const rows = found.map((row) => [
    String(row.id),
    row.state,
    row.flavour,
    `${row.company} (${row.company_id})`,
    row.name,
    row.changed_at.toISOString(),
  ]);
  print(table(["id", "state", "flavour", "company", "name", "since"], rows));
}

async function bannerOf(db: Db, id: number) {
  const row = await rowsOf(db).where("b.id", "=", id).executeTakeFirst();
  if (!row) throw new CommandFailure("There is no such banner.");
  return row;
}

async function show(terminal: Terminal, db: Db, id: number, folder: string | undefined): Promise<void> {
  const { print } = terminal;
  const row = await bannerOf(db, id);
  print(`Banner ${id} "${row.name}", ${row.flavour}, ${row.state}`);
  print(`${row.company} (${row.company_id}), leads to ${row.target_url ?? "nowhere yet"}`);
  const creatives = await creativesOf(db, [id]);
  for (const one of creatives) {
    print(
      `  ${one.id} ${one.name} (${one.mediaType}, ${one.width} x ${one.height}, ${one.bytes} bytes, ${one.frames} frames)`,
    );
  }
  for (const { at, author, action, reason } of await eventsOf(db, [id])) {
    print(`\n${at.toISOString()} ${author}: ${action}\n${reason}`.trimEnd());
  }
  if (folder === undefined) return;
  const store = openFiles(terminal);
  mkdirSync(folder, { recursive: true });
  // Names come from strangers: cleaned when they were uploaded, and preceded by the file's number.
  for (const { id: file, name, storage_key: key } of creatives) {
    const target = path.join(folder, `${file}-${name === "" ? "Banner" : name}`);
    writeFileSync(target, await store.get(key), { mode: 0o600 });
    print(`Wrote ${target}`);
  }
}

async function step(terminal: Terminal, id: number, { action, reason, files = [] }: Step): Promise<void> {
  if (files.length > BANNER_FILES) throw new CommandFailure(`At most ${BANNER_FILES} files.`);
  const dependencies = { environment: mailEnvironment(terminal), clock: systemClock };
  await withDatabase(terminal, async (db) => {
    const { flavour, company_id: companyId } = await bannerOf(db, id);
    const creatives: NewCreative[] = [];
    for (const file of files) creatives.push(await keep(terminal, db, { file, flavour, companyId }));
    try {
      await db.transaction().execute((trx) =>
        advanceBanner(dependencies, trx, {
          id,
          action,
          reason,
          creatives,
          author: "provider",
          userId: null,
          companyId: null,
        }),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new CommandFailure(
        error.code === "web_banner.no_files" ? "It has no files: add --file." : "Not possible in the banner's state.",
      );
    }
    terminal.print(`Banner ${id} is ${(await bannerOf(db, id)).state} now.`);
  });
}

type ProviderFile = { file: string; flavour: Flavour; companyId: number };

/** Stores a file of the provider after the same checks as a company's. The sweep deletes it if no step takes it. */
async function keep(terminal: Terminal, db: Db, { file, flavour, companyId }: ProviderFile): Promise<NewCreative> {
  const bytes = readFileSync(file);
  const { facts, problems } = checkCreative(bytes, flavour);
  if (facts === null || problems.length > 0) {
    throw new CommandFailure(`${file} does not fit ${FLAVOUR_RULES[flavour].label}: ${problems.join(" ")}`);
  }
  const { mediaType } = await checkedBannerFile(bytes);
  const key = randomToken();
  const { width, height } = facts;
  const name = cleanFileName(path.basename(file));
  const now = systemClock.now();
  const [row] = await insertProviderFile(db, key, companyId, mediaType, bytes.length, width, height, name, now);
  if (row === undefined) throw new CommandFailure("The file could not be stored.");
  await openFiles(terminal).put(key, bytes);
  return { fileId: row.id, facts };
}
