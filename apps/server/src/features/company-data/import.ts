/** Rows of the import that bring contracts and documents. */
import { PRICE_INTERVALS } from "@portal/contract/company-data/contracts/calls";
import { instant, key } from "@portal/contract/text/one-line";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import { documentImportRow } from "./documents/import-row.ts";
import { between, day, MOST_CENTS } from "./import-values.ts";

const contractRow = z.strictObject({
  type: z.literal("contract"),
  external_id: key,
  company: key,
  Stock_Keeping_Unit__c: z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/, "ist kein Produktcode.")),
  started: day,
  term_months: between(1, 120),
  renewal_months: z.optional(between(0, 120)),
  notice_months: z.optional(between(0, 24)),
  price_cents: between(0, MOST_CENTS),
  price_interval: z.enum(PRICE_INTERVALS),
  ended: z.optional(z.nullable(day)),
  /** When the provider reported it. Of two deliveries of a contract the later report holds. */
  reported: instant,
});

export const contractKind = importKind({
  type: "contract",
  row: contractRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "contracts",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof contractRow>) => ({
      external_id: row.external_id,
      code: row.Stock_Keeping_Unit__c,
      started_on: row.started,
      term_months: row.term_months,
      price_cents: row.price_cents,
      price_interval: row.price_interval,
      reported_at: toDate(row.reported),
      ...(row.renewal_months !== undefined && { renewal_months: row.renewal_months }),
      ...(row.notice_months !== undefined && { notice_months: row.notice_months }),
      ...(row.ended !== undefined && { ended_on: row.ended }),
    }),
    defaults: (named) => ({ renewal_months: named.term_months ?? 12, notice_months: 3, ended_on: null }),
    reconcile: (wanted, stored, row) => (toDate(row.reported) <= stored.reported_at ? {} : wanted),
  }),
});

export const documentKind = importKind({
  type: "document",
  row: documentImportRow,
  nameField: "documentNumber",
  keyOf: ({ company, source, documentType, documentNumber }) =>
    `${company} ${source} ${documentType} ${documentNumber}`,
  refersTo: ["company"],
  // Loaded on demand: threads that check rows load this module and need no files.
  write: async (trx, rows, services) =>
    (await import("./documents/write-documents.ts")).importDocuments(trx, rows, services),
});
