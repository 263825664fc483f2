/** Products and contact persons: rows that a company has many of, keyed by company and external id. */
import type { ImportRowOf } from "../import-rows.ts";
import type { Database } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { companyOf, type CompanyReferences } from "../company-references.ts";
import { synchronise } from "../synchronise.ts";
import type { Sourced, Verdict } from "../verdict.ts";

type Part = "products" | "contact_persons";
type Columns<T extends Part> = Partial<Selectable<Database[T]>>;

/** Imports products by company and external id. */
export const importProducts = (
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"product">>[],
  companies: CompanyReferences,
): Promise<Verdict[]> => importParts(trx, rows, companies, "products", productDefaults, toProductColumns);

export const productDefaults = () => ({ details: {} });

export function toProductColumns(row: ImportRowOf<"product">): Columns<"products"> {
  const columns: Columns<"products"> = { code: row.Stock_Keeping_Unit__c, status: row.Status__c };
  if (row.type_details !== undefined) columns.details = row.type_details;
  return columns;
}

/** Imports contact persons by company and external id. */
export const importContactPersons = (
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"contact_person">>[],
  companies: CompanyReferences,
): Promise<Verdict[]> =>
  importParts(trx, rows, companies, "contact_persons", contactPersonDefaults, toContactPersonColumns);

export const contactPersonDefaults = () => ({ name: "", email: null, phone: null, is_dummy: false });

export function toContactPersonColumns(row: ImportRowOf<"contact_person">): Columns<"contact_persons"> {
  const columns: Columns<"contact_persons"> = { roles: row.roles };
  if (row.name !== undefined) columns.name = row.name;
  if (row.Email !== undefined) columns.email = row.Email;
  if (row.phone !== undefined) columns.phone = row.phone;
  if (row.isDummy__c !== undefined) columns.is_dummy = row.isDummy__c;
  return columns;
}

async function importParts<T extends Part, Row extends { company: string; external_id: string }>(
  trx: Transaction<Database>,
  rows: readonly Sourced<Row>[],
  companies: CompanyReferences,
  table: T,
  defaults: () => Columns<T>,
  toColumns: (row: Row) => Columns<T>,
): Promise<Verdict[]> {
  const wanted: Columns<T>[] = [];
  const verdicts = rows.map(({ row, line }): Verdict | undefined => {
    const found = companyOf(companies, row.company, line);
    if ("refusal" in found) return found.refusal;
    wanted.push({ company_id: found.company.id, external_id: row.external_id, ...toColumns(row) });
    return undefined;
  });
  const changes = await synchronise(trx, { table, key: ["company_id", "external_id"], defaults }, wanted);
  const next = changes.values();
  return verdicts.map((verdict) => verdict ?? { outcome: next.next().value ?? "unchanged" });
}
