/** Rows of the export that make a company: the company itself, its products and its contact persons. */
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type Company = {
  external_id: string;
  name: string;
  display_name: string;
  claimed_by: string | null;
  claimed_last_update: Date | null;
  is_published_on_b2b: boolean;
  active_resellers: string[];
};

export const companyExport = exportKind(
  "company",
  sql<Company>`select * from companies order by external_id collate "C"`,
  (company) => ({
    external_id: company.external_id,
    company_name: company.name,
    entry_display_name: company.display_name,
    claimed_by: company.claimed_by,
    claimed_last_update: instantText(company.claimed_last_update),
    is_published_on_cleverb2b: company.is_published_on_b2b,
    activeResellers: company.active_resellers,
  }),
);

type Product = { company: string; external_id: string; code: string; status: string; details: object };

export const productExport = exportKind(
  "product",
  sql<Product>`
      select c.external_id as company, p.* from products p join companies c on c.id = p.company_id
      order by c.external_id collate "C", p.external_id collate "C"`,
  (product) => ({
    external_id: product.external_id,
    company: product.company,
    Stock_Keeping_Unit__c: product.code,
    Status__c: product.status,
    type_details: product.details,
  }),
);

type Contact = {
  company: string;
  external_id: string;
  name: string;
  roles: string[];
  email: string | null;
  phone: string | null;
  is_dummy: boolean;
  changed_at: Date | null;
};

export const contactPersonExport = exportKind(
  "contact_person",
  sql<Contact>`
      select c.external_id as company, p.* from contact_persons p join companies c on c.id = p.company_id
      where p.removed_at is null
      order by c.external_id collate "C", p.external_id collate "C"`,
  (contact) => ({
    external_id: contact.external_id,
    company: contact.company,
    name: contact.name,
    roles: contact.roles,
    Email: contact.email,
    phone: contact.phone,
    isDummy__c: contact.is_dummy,
    ...(contact.changed_at !== null && { changed: instantText(contact.changed_at) }),
  }),
);
