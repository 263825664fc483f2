import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { openBulkConnection } from "@portal/db/bulk-connection";
import type { Command } from "commander";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { openFiles } from "../../platform/commands/open-files.ts";
import { withDatabaseUrl } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { exportRows } from "../export/export-rows.ts";
import { IMPORT_ROW_TYPES, type ImportRowType } from "../import/kinds.ts";

/** Where an export writes. */
type Target = {
  /** The folder for files beside the rows; undefined for standard output. */
  folder: string | undefined;
  write: (type: ImportRowType, text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** File names in a folder; alphabetical order is a valid import order. */
const FILE_NAMES: Readonly<Record<ImportRowType, string>> = {
  company: "1-companies.ndjson",
  user: "2-users.ndjson",
  product: "3-products.ndjson",
  contact_person: "4-contact-persons.ndjson",
  entry: "5-entries.ndjson",
  notice: "6-notices.ndjson",
  street: "7-streets.ndjson",
  notification: "8-notifications.ndjson",
  user_rating: "9a-user-ratings.ndjson",
  latest_search: "9b-latest-searches.ndjson",
  viewed_entry: "9c-viewed-entries.ndjson",
  account_locks: "9d-account-locks.ndjson",
  tracking_event: "9e-tracking-events.ndjson",
  website: "9f-websites.ndjson",
  mailbox: "9g-mailboxes.ndjson",
  b2b_day: "9h-b2b-days.ndjson",
  ad_account: "9i-ad-accounts.ndjson",
  ad_campaign: "9j-ad-campaigns.ndjson",
  ad_day: "9k-ad-days.ndjson",
  ad_budget: "9l-ad-budgets.ndjson",
  secretarial_settings: "9p-secretarial-settings.ndjson",
  secretarial_call: "9q-secretarial-calls.ndjson",
  lead: "9v-leads.ndjson",
  web_banner: "9w-web-banners.ndjson",
  web_banner_day: "9x-web-banner-days.ndjson",
  voicebot_settings: "9r-voicebot-settings.ndjson",
  voicebot_call: "9s-voicebot-calls.ndjson",
  tv_banner: "9t1-tv-banners.ndjson",
  tv_creative: "9t2-tv-creatives.ndjson",
  tv_day: "9t3-tv-days.ndjson",
  rating: "9y-ratings.ndjson",
  contract: "9z1-contracts.ndjson",
  document: "9z2-documents.ndjson",
  rating_answer: "9y0-rating-answers.ndjson",
  rating_feed: "9y1-rating-feeds.ndjson",
  employer_survey: "9y2-employer-surveys.ndjson",
};

export function addExportCommand(program: Command, terminal: Terminal): void {
  program
    .command("export")
    .description(
      "Write everything that import reads, as of one moment: to one NDJSON file, to a folder with one file for each " +
        'row type, or to standard output. Logos, photos and documents go into the folder "files" beside the rows.',
    )
    .argument("[file]", "NDJSON file to write")
    .option("--folder <folder>", "folder to write one file for each row type to")
    .addHelpText("after", "\nPasswords are exported as hashes only. Protect the output like the database.")
    .action((file: string | undefined, { folder }: { folder?: string }) => {
      if (file !== undefined && folder !== undefined) throw new CommandFailure("Name a file or a folder, not both.");
      return exportAll(terminal, targetOf(terminal, file, folder));
    });
}

async function exportAll(terminal: Terminal, target: Target): Promise<void> {
  const files = openFiles(terminal);
  const counts = await withDatabaseUrl(terminal, async (url) => {
    const connection = await openBulkConnection(url, { applicationName: "portal export", statementTimeout: 0 });
    try {
      return await exportRows({ ...target, db: connection.db, files, warn: terminal.warn });
    } finally {
      await connection.close();
    }
  });
  await target.close();
  if (target.folder === undefined) {
    terminal.warn("Logos, Bilder und Dokumente fehlen: Auf der Standardausgabe ist kein Platz für Dateien.");
    return;
  }
  const rows = IMPORT_ROW_TYPES.map((type) => [type, String(counts.get(type) ?? 0)]);
  terminal.print(table(["", "rows"], rows));
}

function targetOf(terminal: Terminal, file: string | undefined, folder: string | undefined): Target {
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    return toFiles(folder, (type) => path.join(folder, FILE_NAMES[type]));
  }
  if (file !== undefined) return toFiles(path.dirname(file), () => file);
  return {
    folder: undefined,
    write: async (_type, text) => terminal.print(text.trimEnd()),
    close: async () => {},
  };
}

function toFiles(folder: string, nameOf: (type: ImportRowType) => string): Target {
  const streams = new Map(
    [...new Set(IMPORT_ROW_TYPES.map(nameOf))].map((name) => [name, createWriteStream(name, { mode: 0o600 })]),
  );
  return {
    folder,
    write: async (type, text) => {
      const stream = streams.get(nameOf(type));
      if (stream?.write(text) === false) await once(stream, "drain");
    },
    close: async () => {
      for (const stream of streams.values()) await finished(stream.end());
    },
  };
}
