/** `portal document`: brings one document to a company. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  DOCUMENT_KEY,
  DOCUMENT_TYPE_CODES,
  type DocumentType,
  MOST_DOCUMENT_BYTES,
} from "@portal/contract/company-data/documents/calls";
import { isDay } from "@portal/contract/time/berlin-time";
import { type Command, InvalidArgumentError, Option } from "commander";
import { systemClock } from "../../platform/clock.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { openFiles } from "../../platform/commands/open-files.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { cleanFileName } from "../../platform/files/file-name.ts";
import { Problem } from "../../platform/problem.ts";
import { findStored, insertDocument, replaceDocument, storeBytes } from "./documents/store-document.ts";

type Options = {
  source: string;
  type: DocumentType;
  number: string;
  title: string;
  date: string;
  amountCents?: number;
  due?: string;
};

export function addDocumentCommands(program: Command, terminal: Terminal): void {
  program
    .command("document")
    .description("Store an invoice, contract or letter as PDF. The same source, type and number again replace it.")
    .argument("<company>", "external id of the company")
    .argument("<file>", `a PDF of at most ${MOST_DOCUMENT_BYTES / 1_000_000} MB`)
    .requiredOption("--number <number>", "the provider's number of the document", toKey)
    .requiredOption("--title <title>", "German title", toLine)
    .requiredOption("--date <day>", "the day on the document, YYYY-MM-DD", toDay)
    .addOption(new Option("--type <type>", "what it is").choices(DOCUMENT_TYPE_CODES).default("invoice"))
    .option("--source <source>", "the system that made it", toKey, "command")
    .option("--amount-cents <cents>", "amount in cents; negative in credits", toCents)
    .option("--due <day>", "day by which it is to be paid, YYYY-MM-DD", toDay)
    .action((company: string, file: string, options: Options) => store(terminal, company, file, options));
}

function toKey(text: string): string {
  if (!DOCUMENT_KEY.test(text)) throw new InvalidArgumentError("Letters, digits and . _ : + - only.");
  return text;
}

function toLine(text: string): string {
  const line = text.trim();
  if (line === "" || line.length > 200 || /\p{Cc}/u.test(line)) {
    throw new InvalidArgumentError("Not 1 to 200 characters.");
  }
  return line;
}

function toDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError("Not a day such as 2026-03-01.");
  return text;
}

function toCents(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidArgumentError("Not a whole number of cents.");
  return Number(text);
}

async function store(terminal: Terminal, company: string, file: string, options: Options): Promise<void> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandFailure(`${file} can't be read.`);
  });
  if (bytes.length > MOST_DOCUMENT_BYTES) throw new CommandFailure(`${file} is too large.`);
  const at = systemClock.now();
  const { source, type, number, title, date } = options;
  await withDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom("companies")
        .select("id")
        .where("external_id", "=", company)
        .executeTakeFirst();
      if (found === undefined) throw new CommandFailure(`There is no company ${company}.`);
      const named = { companyId: found.id, source, type, number };
      const content = { companyId: found.id, companyKey: company, name: cleanFileName(path.basename(file)), bytes, at };
      const fileId = await storeBytes(trx, openFiles(terminal), content).catch((error: unknown) => {
        throw error instanceof Problem ? new CommandFailure(`${file} is no complete PDF.`) : error;
      });
      const amounts = { amountCents: options.amountCents ?? null, dueOn: options.due ?? null };
      const document = { ...named, title, date, ...amounts, reportedAt: at, openedAt: null };
      const stored = await findStored(trx, named);
      if (stored === undefined) await insertDocument(trx, document, fileId, at);
      else await replaceDocument(trx, stored, document, fileId);
    }),
  );
  terminal.print(`Stored the document ${number} of ${company}.`);
}
