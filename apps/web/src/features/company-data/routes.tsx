import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** No preload: their queries would be part of everybody's first download, and few people open these pages. */
export const companyDataPages = {
  company_people: { load: () => import("./people/people-page.tsx") },
  company_contract: { load: () => import("./contracts/contracts-page.tsx") },
  company_products: { load: () => import("./products/products-page.tsx") },
  company_documents: { load: () => import("./documents/documents-page.tsx") },
  company_contacts: { load: () => import("./contacts/contacts-page.tsx") },
} satisfies PageEntries;
