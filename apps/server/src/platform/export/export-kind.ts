/** What a slice declares of the rows that it gives to an export: the way back of its `ImportKind`s. */
import type { Database } from "@portal/db/rows";
import type { RawBuilder, Transaction } from "kysely";
import type { FileStore } from "../files/file-store.ts";
import { rowsOf } from "./cursor.ts";

export type ExportKind<Type extends string = string> = {
  type: Type;
  /**
   * Reads the rows as the import takes them, in an order that depends on keys alone: the same data give the same bytes
   * in every database.
   */
  rows(trx: Transaction<Database>, services: ExportServices): AsyncGenerator<object>;
};

export type ExportServices = {
  files: FileStore;
  /** Where files go that rows name, in a folder `files` of it; undefined: nowhere, and rows name none. */
  folder: string | undefined;
  /** Takes a German line about what is missing. */
  warn: (line: string) => void;
};

/** Declares a kind whose rows come from one query. */
export const exportKind = <Type extends string, Stored>(
  type: Type,
  query: RawBuilder<Stored>,
  toRow: (stored: Stored) => object,
): ExportKind<Type> => ({
  type,
  rows: async function* (trx) {
    for await (const stored of rowsOf(trx, query)) yield { type, ...toRow(stored) };
  },
});

/** An instant as the import reads it. */
export const instantText = (at: Date | null): string | null => at?.toISOString() ?? null;
