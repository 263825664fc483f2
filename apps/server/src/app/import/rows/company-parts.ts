/** Products and contact persons: rows that a company has many of, keyed by company and external id. */
import type { ImportRowOf } from "@portal/contract/import";
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
): Promise<Verdict[]> =>
  importParts(
    trx,
    rows,
    companies,
    "products",
    () => ({ details: {} }),
    (row) => ({
      code: row.Stock_Keeping_Unit__c,
      status: row.Status__c,
      ...(row.type_details === undefined ? {} : { details: row.type_details }),
    }),
  );

/** Imports contact persons by company and external id. */
export const importContactPersons = (
  trx: Transaction<Database>,
  rows: readonly Sourced<ImportRowOf<"contact_person">>[],
  companies: CompanyReferences,
): Promise<Verdict[]> => {
  const defaults = () => ({ name: "", email: null, phone: null, is_dummy: false });
  return importParts(trx, rows, companies, "contact_persons", defaults, (row) => ({
    roles: row.roles,
    ...(row.name === undefined ? {} : { name: row.name }),
    ...(row.Email === undefined ? {} : { email: row.Email }),
    ...(row.phone === undefined ? {} : { phone: row.phone }),
    ...(row.isDummy__c === undefined ? {} : { is_dummy: row.isDummy__c }),
  }));
};

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
