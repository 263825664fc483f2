import type { Insertable, Kysely, Selectable } from "kysely";
import type { CompanyTable, ContactPersonTable, Database, ProductTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a company, unclaimed unless `claimed_by` says otherwise; a claim without a date was confirmed just now. */
export function aCompany(
  db: Kysely<Database>,
  columns: Partial<Insertable<CompanyTable>> = {},
): Promise<Selectable<CompanyTable>> {
  const name = columns.name ?? "Brandt Bedachungen GmbH";
  return db
    .insertInto("companies")
    .values({
      external_id: uniqueKey("C"),
      name,
      display_name: name,
      claimed_by: null,
      claimed_last_update: columns.claimed_by == null ? null : new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type ProductColumns = Partial<Omit<Insertable<ProductTable>, "company_id" | "details">> & {
  company_id: number;
  details?: Record<string, unknown>;
};

/** Inserts a product of a company, by default an active one (Invoicing) of the directory-entry family. */
export function aProduct(db: Kysely<Database>, columns: ProductColumns): Promise<Selectable<ProductTable>> {
  const { details = {}, ...others } = columns;
  return db
    .insertInto("products")
    .values({
      external_id: uniqueKey("P"),
      code: "ENTRY_BASIC",
      status: "Invoicing",
      ...others,
      details: JSON.stringify(details),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a contact person of a company: an employee with an e-mail address by default. */
export function aContactPerson(
  db: Kysely<Database>,
  columns: Partial<Insertable<ContactPersonTable>> & { company_id: number },
): Promise<Selectable<ContactPersonTable>> {
  return db
    .insertInto("contact_persons")
    .values({
      external_id: uniqueKey("K"),
      name: "Jonas Wieland",
      roles: ["Employee"],
      email: "j.wieland@vertrieb.example",
      phone: "030 23125117",
      is_dummy: false,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
