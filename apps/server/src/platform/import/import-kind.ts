/**
 * What a slice declares of the rows that it takes from an import. The engine (`app/import`) reads files, checks rows
 * against these rules, finds what rows refer to and writes; a slice adds SQL of its own only where it must.
 */
import type { EventTopic } from "@portal/contract/events/topics";
import type { CopyType } from "@portal/db/copy-text";
import type { Database } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import type * as z from "zod/mini";
import type { FindErased } from "../erased-people.ts";
import type { FileStore } from "../files/file-store.ts";
import type { CompanyReferences } from "./company-references.ts";
import type { ImportProblem, NumberedRow, RowOutcome } from "./row-outcome.ts";
import type { Table, Values } from "./synchronise.ts";

/** A row of any type as it is after the check. */
export type ImportedRow = { type: string };

/** The rules for rows of one `type`. */
export type ImportKind<Type extends string = string, Row extends ImportedRow = ImportedRow, Note = unknown> = {
  type: Type;
  /** Fields of the row. Optional fields that are absent leave what is stored; unknown fields are refused. */
  row: z.core.$ZodType<Row>;
  /** The field by which people find a row again in the file. */
  nameField: string;
  /** What tells a row apart from the others of its type, within its company if it has one. Default: `external_id`. */
  keyOf?(row: Row): string;
  /** The rows are the companies that others refer to, by their external id. */
  makesCompanies?: true;
  /** What the row names in its fields `company` and `user`, by external id, and what must be there before it. */
  refersTo?: readonly ("company" | "user")[];
  /** Hints for the check, which change how fast it is and what it finds, never what a good row means. */
  check?: CheckRules;
  /** What production refuses of a row that is good elsewhere. */
  productionProblem?(row: Row): ImportProblem | undefined;
  /** The one table that the row fills one row of. The engine synchronises it, unless there is a `write`. */
  table?: TableRules<Row, Table>;
  /** What open pages of a company hear if a row of its `table` is new or changed. */
  announces?: EventTopic;
  /** For kinds of which an import brings very many: new rows go by COPY, rows that are as stored are left. */
  copy?: CopyRules<Row, Note>;
  /** Writes rows whose keys differ. Answers what became of each, in the same order. */
  write?(trx: Transaction<Database>, rows: readonly NumberedRow<Row>[], services: WriteServices): Promise<RowOutcome[]>;
};

export type CheckRules = {
  /** Fields that many rows have alike: each value is checked once. `rest` is the schema of the row without them. */
  alike?: { fields: Readonly<Record<string, z.core.$ZodType>>; rest: z.core.$ZodType };
  /** Rules of inner fields drop what they do not know; the check must find it. */
  dropsUnknownFields?: true;
  /** A field holds any JSON, so texts, numbers and depth are looked at one by one. */
  holdsAnyJson?: true;
};

/** How a row lies in a table. The engine adds `company_id` and `user_id` of what the row refers to. */
export type TableRules<Row, T extends Table> = {
  name: T;
  /** Columns that make a row unique. */
  key: readonly string[];
  /** The columns that the row names. */
  columns(row: Row): Values<T>;
  /** What a new row has in the columns that it does not name; covers every column that an import may write. */
  defaults(named: Values<T>, row: Row): Values<T>;
  /** What is wanted in view of what is stored. Default: `wanted`. */
  reconcile?(wanted: Values<T>, stored: Selectable<Database[T]>, row: Row): Values<T>;
};

export type CopyColumn = readonly [name: string, type: CopyType];

export type CopyRules<Row, Note> = {
  /** The table's columns that the row itself fills, at most 52. */
  columns: readonly CopyColumn[];
  /** Whether the row takes long (files to read, a password to hash): such rows are written by `write`. */
  isSlow?(row: Row): boolean;
  /** Rows are written beside the next batch, in the second transaction; nothing in the file may refer to them. */
  isLate?: true;
  /** The column that a new row must name; one that does not is written by `write`. It is the first of `columns`. */
  needsFirstColumn?: true;
  /** A column that gets the instant of the import. */
  stampColumn?: string;
  /** SQL for rows that count as different whatever they name, with `staged` as the row. */
  alsoDifferent?: string;
  /** For rows that the engine can't decide on by their key alone. */
  plan?: CopyPlan<Row, Note>;
};

/** Decides which rows are new, and which rows of a second table come with them. */
export type CopyPlan<Row, Note> = {
  /** What the decision needs of a row. Threads hand it over, so it is plain data. */
  noteOf(row: Row): Note;
  /** External ids of companies that a note names. */
  companiesIn(note: Note): readonly string[];
  /** The second table and its columns, first the one for the new row's id. */
  children: { table: string; columns: readonly string[] };
  /** Answers for each row: add it with these children, leave it as it is, or (undefined) let `write` decide. */
  decide(
    trx: Transaction<Database>,
    rows: readonly PlannedRow<Note>[],
    services: Pick<WriteServices, "companies" | "findErased">,
  ): Promise<CopyDecision[]>;
};

export type PlannedRow<Note> = { key: string; line: number; isSlow: boolean; note: Note };
/** Children are fields of COPY text behind the id of the new row. */
export type CopyDecision = { children: readonly (readonly string[])[] } | "unchanged" | undefined;

/** What writing may use beside the transaction. */
export type WriteServices = {
  /** All companies that the rows refer to. */
  companies: CompanyReferences;
  findErased: FindErased;
  hashPassword: (password: string) => Promise<string>;
  /** Where files that rows name are kept. */
  files: FileStore;
  /** Where files lie that rows name. */
  folder: string;
  now: () => Date;
};

/** Declares a kind; the row's type follows from its schema. */
export const importKind = <Type extends string, Row extends { type: Type }, Note = never>(
  kind: ImportKind<Type, Row, Note>,
): ImportKind<Type> => kind;

/** Declares a table; the columns' types follow from its name. */
export const importTable = <Row extends ImportedRow, T extends Table>(
  rules: TableRules<Row, T>,
): TableRules<Row, Table> => rules;
