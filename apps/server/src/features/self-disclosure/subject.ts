/** What a subject of the disclosure is made of. A new table of companies belongs to one, or to the excluded ones. */
import { germanInstant } from "@portal/contract/text/formats";
import type { DisclosureSection } from "@portal/contract/self-disclosure/calls";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";

export type Db = Kysely<Database>;
export type Found = Pick<DisclosureSection, "facts" | "table" | "total">;

export type Subject = Omit<DisclosureSection, keyof Found> & {
  /** Tables of the database that it tells of; a test holds them against the schema. */
  readonly tables: readonly string[];
  readonly read: (db: Db, scope: AccountScope) => Promise<Found>;
};

export const onlyFacts = (facts: readonly (readonly [term: string, value: string])[]): Found => {
  const told = facts.filter(([, value]) => value !== "").map(([term, value]) => ({ term, value }));
  return { facts: told, table: null, total: told.length };
};

/** Rows of a statement that counts all of them in each. */
export function asTable<Row extends { total: number }>(
  headings: string[],
  rows: readonly Row[],
  cells: (row: Row) => string[],
): Found {
  const table = rows.length === 0 ? null : { headings, rows: rows.map(cells) };
  return { facts: [], table, total: rows[0]?.total ?? 0 };
}

export const timeOf = (at: Date | null): string => (at === null ? "" : germanInstant(at.getTime()));
export const yesOrNo = (value: boolean): string => (value ? "ja" : "nein");

export const WHILE_LISTED = "Solange die Firma bei uns geführt wird.";
