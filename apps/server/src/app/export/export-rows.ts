/** `portal export`: writes what `portal import` reads (docs/import-format.md). */
import fs from "node:fs/promises";
import path from "node:path";
import { IMPORT_ROW_TYPES, type ImportRowType } from "../import/import-rows.ts";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql, type Transaction } from "kysely";
import type { FileStore } from "../../platform/files/file-store.ts";
import { keyOfFile } from "../import/entry-files.ts";
import type { WriteFile } from "./entry-row.ts";
import { EXPORTS } from "./row-queries.ts";

export type ExportOptions = {
  db: Kysely<Database>;
  files: FileStore;
  /** Takes text of whole lines of one row type; the next comes when it is done. */
  write: (type: ImportRowType, text: string) => Promise<void>;
  /** Where files go, in a folder `files` of it; undefined: nowhere, and rows name none. */
  folder: string | undefined;
  warn: (line: string) => void;
};

/** Text that is handed over at once, in characters. */
const BUFFERED = 1 << 16;

/**
 * Writes everything as it was at one moment.
 * @returns rows by type
 */
export function exportRows(options: ExportOptions): Promise<Map<ImportRowType, number>> {
  const { db, write } = options;
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      const counts = new Map<ImportRowType, number>();
      const writeFile = fileWriter(trx, options);
      for (const type of IMPORT_ROW_TYPES) {
        let count = 0;
        let text = "";
        for await (const row of EXPORTS[type](trx, writeFile)) {
          text += `${JSON.stringify(row)}\n`;
          count += 1;
          if (text.length < BUFFERED) continue;
          await write(type, text);
          text = "";
        }
        if (text !== "") await write(type, text);
        counts.set(type, count);
      }
      return counts;
    });
}

const FOLDER = "files";
const ENDINGS: Readonly<Record<string, string>> = { "image/webp": "webp", "application/pdf": "pdf" };

/** Writes files under names that follow from company and content, so that a second export of the same has the same names. */
function fileWriter(trx: Transaction<Database>, { files, folder, warn }: ExportOptions): WriteFile {
  let made: Promise<unknown> | undefined;
  return async (company, key) => {
    if (folder === undefined) return undefined;
    const bytes = await files.get(key).catch(() => undefined);
    if (bytes === undefined) {
      warn(`Die Datei ${key} der Firma ${company} fehlt im Dateispeicher.`);
      return undefined;
    }
    const stored = await trx.selectFrom("files").select("media_type").where("storage_key", "=", key).executeTakeFirst();
    const name = `${keyOfFile(company, bytes)}.${ENDINGS[stored?.media_type ?? ""] ?? "bin"}`;
    await (made ??= fs.mkdir(path.join(folder, FOLDER), { recursive: true }));
    await fs.writeFile(path.join(folder, FOLDER, name), bytes);
    return `${FOLDER}/${name}`;
  };
}
