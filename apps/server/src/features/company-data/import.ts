/** Rows of the import that bring contracts and documents. */
import { PRICE_INTERVALS } from "@portal/contract/company-data/contracts/calls";
import { DOCUMENT_KEY, DOCUMENT_TYPE_CODES } from "@portal/contract/company-data/documents/calls";
import { instant, key, oneLineOf } from "@portal/contract/text/one-line";
import * as z from "zod/mini";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";

const day = z.iso.date("ist kein Tag wie 2026-03-01.");
const between = (least: number, most: number) =>
  z.int().check(z.gte(least, `muss mindestens ${least} sein.`), z.lte(most, `darf höchstens ${most} sein.`));
const MOST_CENTS = 1_000_000_000;

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

const documentKey = z.string().check(z.regex(DOCUMENT_KEY, "hat Zeichen, die nicht vorkommen dürfen."));

const documentRow = z.strictObject({
  type: z.literal("document"),
  company: key,
  source: documentKey,
  documentType: z.enum(DOCUMENT_TYPE_CODES),
  documentNumber: documentKey,
  title: oneLineOf(1, 200),
  date: day,
  amount_cents: z.optional(z.nullable(between(-MOST_CENTS, MOST_CENTS))),
  due: z.optional(z.nullable(day)),
  /** A PDF beside the import file. Required in a new document. */
  Url: z.optional(oneLineOf(1, 300)),
  /** When the provider reported it. Of two deliveries of a document the later report holds. */
  reported: instant,
  /** Taken for new documents only; afterwards it is the company's. */
  opened: z.optional(z.nullable(instant)),
});
export type DocumentImportRow = z.output<typeof documentRow>;

export const documentKind = importKind({
  type: "document",
  row: documentRow,
  nameField: "documentNumber",
  keyOf: ({ company, source, documentType, documentNumber }) =>
    `${company} ${source} ${documentType} ${documentNumber}`,
  refersTo: ["company"],
  // Loaded on demand: threads that check rows load this module and need no files.
  write: async (trx, rows, services) =>
    (await import("./documents/write-documents.ts")).importDocuments(trx, rows, services),
});
