import { createWriteStream, mkdirSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { finished } from "node:stream/promises";
import { IMPORT_ROW_TYPES, type ImportRowType } from "../import/import-rows.ts";
import { openBulkConnection } from "@portal/db/bulk-connection";
import type { Command } from "commander";
import { openFileStore } from "../../platform/files/file-store.ts";
import { exportRows } from "../export/export-rows.ts";
import { CommandFailure } from "./failure.ts";
import { dataFolder, withDatabaseUrl } from "./open-database.ts";
import { table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

/** Where an export goes. */
type Target = {
  /** Where files lie beside the rows; undefined where there is no place for them. */
  folder: string | undefined;
  write: (type: ImportRowType, text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Names of the files in a folder, so that their alphabetical order is one in which they can be imported. */
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
};

export function addExportCommand(program: Command, terminal: Terminal): void {
  program
    .command("export")
    .description(
      "Write everything that import reads, as it is at one moment: to one NDJSON file, to a folder with one file for " +
        'each row type, or without either to standard output. Logos, photos and documents go into a folder "files" beside.',
    )
    .argument("[file]", "NDJSON file to write")
    .option("--folder <folder>", "folder to write one file for each row type to")
    .addHelpText("after", "\nPasswords leave as hashes only. Keep what it writes as safe as the database.")
    .action((file: string | undefined, { folder }: { folder?: string }) => {
      if (file !== undefined && folder !== undefined) throw new CommandFailure("Name a file or a folder, not both.");
      return exportAll(terminal, targetOf(terminal, file, folder));
    });
}

async function exportAll(terminal: Terminal, target: Target): Promise<void> {
  const files = openFileStore(path.join(dataFolder(terminal), "files"));
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
