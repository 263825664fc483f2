/** `portal export`: writes what `portal import` reads (docs/import-format.md). */
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";
import type { ExportServices } from "../../platform/export/export-kind.ts";
import { IMPORT_ROW_TYPES, type ImportRowType } from "../import/kinds.ts";
import { EXPORT_KINDS } from "./kinds.ts";

export type ExportOptions = ExportServices & {
  db: Kysely<Database>;
  /** Takes text of whole lines of one row type; the next comes when it is done. */
  write: (type: ImportRowType, text: string) => Promise<void>;
};

/** Characters that are written at once. */
const BUFFERED = 1 << 16;

/**
 * Writes a consistent snapshot, in an order that an import can read.
 * @returns number of rows by type
 */
export function exportRows(options: ExportOptions): Promise<Map<ImportRowType, number>> {
  const { db, write } = options;
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      const counts = new Map<ImportRowType, number>();
      for (const type of IMPORT_ROW_TYPES) {
        let count = 0;
        let text = "";
        for await (const row of EXPORT_KINDS[type].rows(trx, options)) {
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
