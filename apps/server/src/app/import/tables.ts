/** Where rows of each type lie, and how their values become columns. */
import type { ImportRow, ImportRowOf } from "./import-rows.ts";
import { type Kind, toField } from "./copy-text.ts";
import type { FileColumns } from "./entry-files.ts";
import { emptyEntry, toEntryColumns } from "./rows/entry-columns.ts";
import { companyDefaults, toCompanyColumns } from "./rows/companies.ts";
import {
  contactPersonDefaults,
  productDefaults,
  toContactPersonColumns,
  toProductColumns,
} from "./rows/company-parts.ts";
import { toUserColumns, userDefaults } from "./rows/users.ts";

/** Row types that go by COPY; the others are few. */
export const BULK_TYPES = ["company", "user", "product", "contact_person", "entry"] as const;
export type BulkType = (typeof BULK_TYPES)[number];

type Values = Readonly<Record<string, unknown>>;
type Column = readonly [name: string, kind: Kind];

export type BulkTable = {
  table: "companies" | "users" | "products" | "contact_persons" | "entries";
  /** The column that a row itself can't fill, before its own: the id of the row or of its company. */
  id: "id" | "company_id";
  /** Its own columns, at most 52. */
  columns: readonly Column[];
};

const ENTRY_TEXTS: ReadonlySet<string> = new Set([
  "name",
  "street",
  "house_number",
  "postal_code",
  "city",
  "phone",
  "mobile",
  "fax",
  "email",
  "website",
  "slogan",
  "logo_key",
  "logo_alt",
]);
const entryColumns = [
  ["name", "text"],
  ...Object.keys(emptyEntry).map((name): Column => [name, ENTRY_TEXTS.has(name) ? "text" : "json"]),
  ["owner_parts", "texts"],
] as const satisfies readonly Column[];

export const BULK_TABLES: Readonly<Record<BulkType, BulkTable>> = {
  company: {
    table: "companies",
    id: "id",
    columns: [
      ["external_id", "text"],
      ["name", "text"],
      ["display_name", "text"],
      ["claimed_by", "text"],
      ["claimed_last_update", "instant"],
      ["is_published_on_b2b", "boolean"],
      ["active_resellers", "texts"],
    ],
  },
  user: {
    table: "users",
    id: "id",
    columns: [
      ["external_id", "text"],
      ["login", "text"],
      ["login_key", "text"],
      ["email", "text"],
      ["password_hash", "text"],
      ["display_name", "text"],
      ["roles", "texts"],
      ["notification_code", "text"],
    ],
  },
  product: {
    table: "products",
    id: "company_id",
    columns: [
      ["external_id", "text"],
      ["code", "text"],
      ["status", "text"],
      ["details", "json"],
    ],
  },
  contact_person: {
    table: "contact_persons",
    id: "company_id",
    columns: [
      ["external_id", "text"],
      ["name", "text"],
      ["roles", "texts"],
      ["email", "text"],
      ["phone", "text"],
      ["is_dummy", "boolean"],
    ],
  },
  entry: { table: "entries", id: "company_id", columns: entryColumns },
};

/** Of rows that name no file. */
function filesOf({ media_owner: media, documents }: ImportRowOf<"entry">): FileColumns {
  return {
    ...(media === undefined ? {} : { logo_key: null, logo_alt: "", media: { photos: [] } }),
    ...(documents === undefined ? {} : { documents: { documents: [] } }),
  };
}

/** Named columns of a row, and what a new row has in the others. */
function valuesOf(row: ImportRowOf<BulkType>): { named: Values; defaults: Values } {
  switch (row.type) {
    case "company": {
      const named = toCompanyColumns(row);
      return { named, defaults: companyDefaults(named) };
    }
    case "user": {
      const named = toUserColumns(row, row.password_hash);
      return { named, defaults: userDefaults(named) };
    }
    case "product":
      return { named: { external_id: row.external_id, ...toProductColumns(row) }, defaults: productDefaults() };
    case "contact_person":
      return {
        named: { external_id: row.external_id, ...toContactPersonColumns(row) },
        defaults: contactPersonDefaults(),
      };
    case "entry": {
      const named = toEntryColumns(row, filesOf(row));
      return { named, defaults: { ...emptyEntry, owner_parts: row.owner_parts ?? [] } };
    }
  }
}

export type BulkRow = {
  /** The row's own fields in COPY text, with its line feed, in the order of its table's columns. */
  text: string;
  /** A bit of value 2^i for each column i that the row names. */
  named: number;
};

/** A row in the form in which PostgreSQL takes many of them. */
export function toBulkRow(row: ImportRowOf<BulkType>): BulkRow {
  const { named, defaults } = valuesOf(row);
  let text = "";
  let bits = 0;
  let bit = 1;
  for (const [name, kind] of BULK_TABLES[row.type].columns) {
    const value = named[name];
    if (value !== undefined) bits += bit;
    const field = toField(kind, value === undefined ? (defaults[name] ?? null) : value);
    text = bit === 1 ? field : `${text}\t${field}`;
    bit *= 2;
  }
  return { text: `${text}\n`, named: bits };
}

/** Whether only the careful way will do: files to read, passwords to hash. */
export function needsCare(row: ImportRowOf<BulkType>): boolean {
  switch (row.type) {
    case "user":
      return row.password !== undefined;
    case "entry":
      return (
        (row.media_owner !== undefined && row.media_owner.length > 0) ||
        (row.documents !== undefined && row.documents.documents.length > 0)
      );
    case "company":
    case "product":
    case "contact_person":
      return false;
  }
}

export const isBulkRow = (row: ImportRow): row is ImportRowOf<BulkType> => BULK_TYPES.some((type) => type === row.type);
