/** Rows of the import that make a company: the company itself, its products and its contact persons (Specification §3). */
import { CLAIMED_BY, CONTACT_ROLES, PRODUCT_STATUSES } from "@portal/contract/account/calls";
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import type { Database } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";

type Columns<T extends keyof Database> = Partial<Selectable<Database[T]>>;

const companyRow = z
  .strictObject({
    type: z.literal("company"),
    external_id: key,
    company_name: oneLineOf(1, 200),
    entry_display_name: z.optional(oneLineOf(1, 200)),
    claimed_by: z.optional(z.nullable(z.enum(CLAIMED_BY))),
    claimed_last_update: z.optional(z.nullable(instant)),
    is_published_on_cleverb2b: z.optional(z.boolean()),
    activeResellers: z.optional(z.array(oneLineOf(1, 100)).check(z.maxLength(50))),
  })
  .check(
    z.refine((row) => row.claimed_by !== "OWNER" || typeof row.claimed_last_update === "string", {
      path: ["claimed_last_update"],
      error: "fehlt: Ein Inhaber hat seinen Eintrag zu einer bestimmten Zeit bestätigt.",
    }),
  );

const companies = importTable({
  name: "companies",
  key: ["external_id"],
  columns: (row: z.output<typeof companyRow>) => {
    const columns: Columns<"companies"> = { external_id: row.external_id, name: row.company_name };
    if (row.entry_display_name !== undefined) columns.display_name = row.entry_display_name;
    if (row.claimed_by !== undefined) columns.claimed_by = row.claimed_by;
    if (row.claimed_last_update !== undefined) columns.claimed_last_update = toDate(row.claimed_last_update);
    else if (row.claimed_by === null) columns.claimed_last_update = null;
    if (row.is_published_on_cleverb2b !== undefined) columns.is_published_on_b2b = row.is_published_on_cleverb2b;
    if (row.activeResellers !== undefined) columns.active_resellers = row.activeResellers;
    return columns;
  },
  defaults: (named) => ({
    display_name: named.name ?? "",
    claimed_by: null,
    claimed_last_update: null,
    is_published_on_b2b: false,
    active_resellers: [],
  }),
  // A claim that its owner confirmed later than the file knows stays as it is.
  reconcile: (wanted, stored) => {
    const { claimed_by: claimedBy = stored.claimed_by, claimed_last_update: claimed } = wanted;
    const confirmedLater =
      claimedBy === stored.claimed_by && claimed && stored.claimed_last_update && stored.claimed_last_update > claimed;
    return confirmedLater ? { ...wanted, claimed_last_update: stored.claimed_last_update } : wanted;
  },
});

export const companyKind = importKind({
  type: "company",
  row: companyRow,
  nameField: "external_id",
  makesCompanies: true,
  table: companies,
  copy: {
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
});

const productRow = z.strictObject({
  type: z.literal("product"),
  external_id: key,
  company: key,
  Stock_Keeping_Unit__c: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_-]{0,63}$/, "ist kein Produktcode.")),
  Status__c: z.enum(PRODUCT_STATUSES),
  type_details: z.optional(z.record(z.string(), z.unknown())),
});

const products = importTable({
  name: "products",
  key: ["company_id", "external_id"],
  columns: (row: z.output<typeof productRow>) => {
    const columns: Columns<"products"> = {
      external_id: row.external_id,
      code: row.Stock_Keeping_Unit__c,
      status: row.Status__c,
    };
    if (row.type_details !== undefined) columns.details = row.type_details;
    return columns;
  },
  defaults: () => ({ details: {} }),
});

export const productKind = importKind({
  type: "product",
  row: productRow,
  nameField: "external_id",
  refersTo: ["company"],
  check: { holdsAnyJson: true },
  table: products,
  copy: {
    columns: [
      ["external_id", "text"],
      ["code", "text"],
      ["status", "text"],
      ["details", "json"],
    ],
  },
});

const contactPersonRow = z.strictObject({
  type: z.literal("contact_person"),
  external_id: key,
  company: key,
  name: z.optional(oneLine(200)),
  roles: z.array(z.enum(CONTACT_ROLES)),
  Email: z.optional(z.nullable(z.email("ist keine gültige E-Mail-Adresse."))),
  phone: z.optional(z.nullable(oneLine(50))),
  isDummy__c: z.optional(z.boolean()),
  /** When the company changed it in the portal. Taken for new contacts only; such a contact is the company's. */
  changed: z.optional(z.nullable(instant)),
});

const contactPersons = importTable({
  name: "contact_persons",
  key: ["company_id", "external_id"],
  columns: (row: z.output<typeof contactPersonRow>) => {
    const columns: Columns<"contact_persons"> = { external_id: row.external_id, roles: row.roles };
    if (row.name !== undefined) columns.name = row.name;
    if (row.Email !== undefined) columns.email = row.Email;
    if (row.phone !== undefined) columns.phone = row.phone;
    if (row.isDummy__c !== undefined) columns.is_dummy = row.isDummy__c;
    if (row.changed !== undefined) columns.changed_at = toDate(row.changed);
    return columns;
  },
  defaults: () => ({ name: "", email: null, phone: null, is_dummy: false, changed_at: null, removed_at: null }),
  // What the company changed or removed stays.
  reconcile: (wanted, stored) => (stored.changed_at === null ? { ...wanted, changed_at: null } : {}),
});

export const contactPersonKind = importKind({
  type: "contact_person",
  row: contactPersonRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: contactPersons,
  copy: {
    columns: [
      ["external_id", "text"],
      ["name", "text"],
      ["roles", "texts"],
      ["email", "text"],
      ["phone", "text"],
      ["is_dummy", "boolean"],
      ["changed_at", "instant"],
    ],
  },
});
