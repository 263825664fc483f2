/** A row in the format of COPY. */
import { toField } from "@portal/db/copy-text";
import type { CopyRules, ImportedRow, ImportKind } from "../../../platform/import/import-kind.ts";

/** A kind whose rows go by COPY. */
export type CopyKind = ImportKind & { table: NonNullable<ImportKind["table"]>; copy: CopyRules<ImportedRow, unknown> };

export const isCopyKind = (kind: ImportKind | undefined): kind is CopyKind =>
  kind?.copy !== undefined && kind.table !== undefined;

export type CopyRow = {
  /** The row's own fields in COPY text, with its line feed, in the order of the kind's columns. */
  text: string;
  /** Bit i is set if the row names column i. */
  named: number;
};

type Values = Readonly<Record<string, unknown>>;

export function toCopyRow({ table, copy }: CopyKind, row: ImportedRow): CopyRow {
  const columns = table.columns(row);
  const named: Values = columns;
  const defaults: Values = table.defaults(columns, row);
  let text = "";
  let bits = 0;
  let bit = 1;
  for (const [name, type] of copy.columns) {
    const value = named[name];
    if (value !== undefined) bits += bit;
    const field = toField(type, value === undefined ? (defaults[name] ?? null) : value);
    text = bit === 1 ? field : `${text}\t${field}`;
    bit *= 2;
  }
  return { text: `${text}\n`, named: bits };
}
