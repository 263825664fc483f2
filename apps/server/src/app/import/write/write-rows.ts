/** Writes rows with SQL statements: kinds that do not go by COPY, changed rows, slow rows. */
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { ImportedRow, ImportKind, WriteServices } from "../../../platform/import/import-kind.ts";
import type { NumberedRow, RowOutcome } from "../../../platform/import/row-outcome.ts";
import { IMPORT_KINDS } from "../kinds.ts";
import { writeTable } from "./write-table.ts";

/**
 * Writes rows whose keys differ, kind by kind in the order of `IMPORT_KINDS`.
 * @returns what became of each row, in the same order
 */
export async function writeRows(
  trx: Transaction<Database>,
  rows: readonly NumberedRow<ImportedRow>[],
  services: WriteServices,
): Promise<RowOutcome[]> {
  const outcomes = new Map<number, RowOutcome>();
  for (const kind of IMPORT_KINDS) {
    const chosen = rows.filter(({ row }) => row.type === kind.type);
    if (chosen.length === 0) continue;
    const results = await writeKind(kind, trx, chosen, services);
    for (const [place, result] of results.entries()) outcomes.set(chosen[place]?.line ?? 0, result);
  }
  return rows.map(({ line }) => outcomes.get(line) ?? { outcome: "unchanged" });
}

function writeKind(
  kind: ImportKind,
  trx: Transaction<Database>,
  rows: readonly NumberedRow<ImportedRow>[],
  services: WriteServices,
): Promise<RowOutcome[]> {
  if (kind.write) return kind.write(trx, rows, services);
  if (kind.table) {
    const { table, refersTo = [], announces } = kind;
    return writeTable(trx, { table, refersTo, announces }, rows, services);
  }
  throw new Error(`kind ${kind.type} has neither a table nor a write of its own`);
}
