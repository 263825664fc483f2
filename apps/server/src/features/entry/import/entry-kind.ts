/** Rows of the import that are a company's entry. */
import { importKind, type CopyColumn } from "../../../platform/import/import-kind.ts";
import { emptyEntry, toEntryColumns } from "./entry-columns.ts";
import { ALIKE_PARTS, type EntryImportRow, entryRow, rowWithoutAlikeParts } from "./entry-fields.ts";
import type { FileColumns } from "./entry-files.ts";

const TEXT_COLUMNS: ReadonlySet<string> = new Set([
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

/** Columns of parts with files, for rows that name no file: those that go by COPY. */
const withoutFiles = ({ media_owner: media, documents }: EntryImportRow): FileColumns => ({
  ...(media === undefined ? {} : { logo_key: null, logo_alt: "", media: { photos: [] } }),
  ...(documents === undefined ? {} : { documents: { documents: [] } }),
});

export const entryKind = importKind({
  type: "entry",
  row: entryRow,
  nameField: "company",
  keyOf: () => "",
  refersTo: ["company"],
  check: { alike: { fields: ALIKE_PARTS, rest: rowWithoutAlikeParts }, dropsUnknownFields: true },
  table: {
    name: "entries",
    key: ["company_id"],
    columns: (row) => toEntryColumns(row, withoutFiles(row)),
    defaults: (_named, row) => ({ ...emptyEntry, owner_parts: row.owner_parts ?? [] }),
  },
  copy: {
    columns: [
      ["name", "text"],
      ...Object.keys(emptyEntry).map((name): CopyColumn => [name, TEXT_COLUMNS.has(name) ? "text" : "json"]),
      ["owner_parts", "texts"],
    ],
    isLate: true,
    needsFirstColumn: true,
    stampColumn: "updated_at",
    // A difference that waits for the owner may be settled by a row that equals what is stored.
    alsoDifferent: "exists (select from import_differences d where d.company_id = staged.company_id)",
    isSlow: ({ media_owner: media, documents }) =>
      (media !== undefined && media.length > 0) || (documents !== undefined && documents.documents.length > 0),
  },
  // Loaded on demand: threads that check rows load this module and need no image library.
  write: async (trx, rows, services) => (await import("./write-entries.ts")).importEntries(trx, rows, services),
});
