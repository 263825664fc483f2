/** Import rows of required fields only, by type. Imported by tests only. */
import { IMPORT_KINDS } from "../app/import/kinds.ts";
import { checkRow } from "../platform/import/check-row.ts";
import type { ImportProblem } from "../platform/import/row-outcome.ts";

export const ROWS = {
  company: { type: "company", external_id: "C-1", company_name: "Brandt Bedachungen GmbH" },
  user: { type: "user", external_id: "U-1", login: "petra@brandt.example" },
  product: {
    type: "product",
    external_id: "P-1",
    company: "C-1",
    Stock_Keeping_Unit__c: "ENTRY",
    Status__c: "Ordered",
  },
  website: {
    type: "website",
    external_id: "W-1",
    company: "C-1",
    kind: "website",
    Stock_Keeping_Unit__c: "WEB-M",
    state: "online",
  },
  mailbox: {
    type: "mailbox",
    external_id: "M-1",
    company: "C-1",
    address: "info@brandt.example",
    quota_bytes: 5_000_000_000,
    imap_host: "imap.post.example",
    smtp_host: "smtp.post.example",
  },
  contract: {
    type: "contract",
    external_id: "V-1",
    company: "C-1",
    Stock_Keeping_Unit__c: "WEB-M",
    started: "2025-05-01",
    term_months: 12,
    price_cents: 4900,
    price_interval: "month",
    reported: "2026-03-01",
  },
  document: {
    type: "document",
    company: "C-1",
    source: "billing",
    documentType: "invoice",
    documentNumber: "R-1",
    title: "Rechnung",
    date: "2026-03-01",
    reported: "2026-03-01",
  },
  contact_person: { type: "contact_person", external_id: "K-1", company: "C-1", roles: ["Director"] },
  entry: { type: "entry", company: "C-1" },
  notice: { type: "notice", external_id: "N-1", message: "Wartung am Sonntag.", level: "info" },
  street: { type: "street", postal_code: "01067", city: "Dresden", name: "Devrientstraße" },
  notification: { type: "notification", external_id: "sommer", headline: "Ferien", text: "Zeile\nZeile" },
  user_rating: {
    type: "user_rating",
    external_id: "R-1",
    user: "U-1",
    company: "C-1",
    rating_text: "Gut.",
    stars: 5,
    update_date: "2026-03-01",
  },
  latest_search: { type: "latest_search", external_id: "S-1", user: "U-1", what: "Maler", timestamp: "2026-03-01" },
  viewed_entry: { type: "viewed_entry", external_id: "V-1", user: "U-1", company: "C-1", timestamp: "2026-03-01" },
  tracking_event: { type: "tracking_event", external_id: "E-1", company: "C-1", metric: "view", at: "2026-03-01" },
};
export type RowType = keyof typeof ROWS;

export const problemsOf = (value: unknown): ImportProblem[] => {
  const checked = checkRow(IMPORT_KINDS, value);
  return checked.ok ? [] : checked.problems;
};
