import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { companyDataFields } from "@portal/contract/entry/rules/company-data";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy, type PartDefinition } from "../../form-engine/part-definition.ts";

const rules = saveBody(companyDataFields);

const FIELDS = [
  "company_name",
  "ShippingStreet",
  "ShippingPostalCode",
  "ShippingCity",
  "Phone",
  "mobile",
  "fax",
  "email",
  "website",
] as const satisfies readonly (keyof SalesForceEntry)[];

export type CompanyDataField = (typeof FIELDS)[number];
export type CompanyDataDraft = Readonly<Record<CompanyDataField, string>>;

/** Name, address and contact data. */
export const companyData: PartDefinition<CompanyDataDraft> = {
  part: "companyData",
  draftOf: (entry) => Object.fromEntries(FIELDS.map((field) => [field, entry[field]])) as CompanyDataDraft,
  check: (draft) => checkedBy("companyData", rules, draft),
  fieldsOf: (draft) => draft,
  withFields: (draft, fields) => ({ ...draft, ...(fields as Partial<CompanyDataDraft>) }),
};
