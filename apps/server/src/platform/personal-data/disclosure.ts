/**
 * What a slice tells a company about stored data. Slices export subjects, recipients and undisclosed tables from their
 * disclosure.ts; the slice self-disclosure puts them together.
 */
import type { Brand } from "@portal/contract/brands/brand";
import type { DisclosureRecipient, DisclosureSection } from "@portal/contract/self-disclosure/calls";
import { germanInstant } from "@portal/contract/text/formats";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../dependencies.ts";
import type { AccountScope } from "../session/session.ts";

type Found = Pick<DisclosureSection, "facts" | "table" | "total">;

/** One topic of the disclosure. */
export type Subject = Omit<DisclosureSection, keyof Found> & {
  /** Tables of the database that it covers; a test compares all of them with the schema. */
  readonly tables: readonly string[];
  readonly read: (db: Kysely<Database>, scope: AccountScope) => Promise<Found>;
};

/** Who received data of a company; empty if nobody did. */
export type ReadRecipients = (
  sources: Pick<Dependencies, "db" | "environment">,
  scope: AccountScope,
  brand: Brand,
) => Promise<DisclosureRecipient[]>;

/** Tables that refer to companies and add nothing to the subjects, with the reason. */
export type UndisclosedTables = Readonly<Record<string, string>>;

/** Facts without those that are empty. */
export const onlyFacts = (facts: readonly (readonly [term: string, value: string])[]): Found => {
  const filled = facts.filter(([, value]) => value !== "").map(([term, value]) => ({ term, value }));
  return { facts: filled, table: null, total: filled.length };
};

/** A table of rows that all carry the total number of rows. */
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
export const RIGHT_LABELS = { owner: "Inhaber", editor: "Bearbeiten", read: "Nur lesen" } as const;
