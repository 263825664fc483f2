/**
 * Invoices, contracts and letters of the provider (Specification §3 "Document", §7 "getDocuments", "downloadDocument").
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { lineOf } from "../../text/text-fields.ts";
import type { Day } from "../../time/berlin-time.ts";

export const DOCUMENT_TYPES = {
  invoice: { label: "Rechnung", plural: "Rechnungen" },
  credit: { label: "Gutschrift", plural: "Gutschriften" },
  reminder: { label: "Zahlungserinnerung", plural: "Zahlungserinnerungen" },
  contract: { label: "Vertrag", plural: "Verträge" },
  confirmation: { label: "Bestätigung", plural: "Bestätigungen" },
  report: { label: "Bericht", plural: "Berichte" },
  other: { label: "Schreiben", plural: "Sonstige Schreiben" },
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;
export const DOCUMENT_TYPE_CODES = Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]];

export const DOCUMENTS_PER_PAGE = 20;
/** Years for which a document can be fetched, counted from its day (§ 147 AO asks ten of invoices). */
export const DOCUMENT_YEARS = 10;
/** The largest document. Most have less than 100 kB. */
export const MOST_DOCUMENT_BYTES = 20_000_000;

/** Documents that one ZIP of a year holds. Hardly a company gets so many in a year. */
export const MOST_DOCUMENTS_ZIPPED = 1000;

export type CompanyDocument = {
  /** The system that made it. With type and number it names the document in `downloadDocument`. */
  source: string;
  documentType: DocumentType;
  documentNumber: string;
  title: string;
  date: Day;
  /** Null where no amount belongs to it. Negative in credits. */
  amountCents: number | null;
  dueOn: Day | null;
  bytes: number;
  /** True until somebody of the company has opened it. */
  isNew: boolean;
};

export type CompanyDocuments = {
  /** The newest first. */
  documents: CompanyDocument[];
  /** All years of which there are documents, whatever is chosen; the newest first. */
  years: number[];
  /** Of the chosen year and type that match the search. */
  total: number;
  /** All documents of the chosen year, whatever else narrows the list; null without a year. */
  ofYear: number | null;
  /** Of all documents of the company. */
  unopened: number;
};

const year = z.pipe(
  z.string().check(z.regex(/^(?:19|20)\d{2}$/, "Bitte wählen Sie ein Jahr aus der Liste.")),
  z.transform((digits: string) => Number(digits)),
);

const filterFields = {
  year: z.optional(year),
  documentType: z.optional(z.enum(DOCUMENT_TYPE_CODES, "Bitte wählen Sie aus der Liste.")),
  search: z._default(lineOf(100), ""),
};

export const getDocuments = endpoint<CompanyDocuments>()({
  name: "getDocuments",
  method: "GET",
  path: "/api/customer/getDocuments",
  query: z.object({
    ...filterFields,
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
        z.transform((digits: string) => Number(digits)),
      ),
      1,
    ),
  }),
});

/** The list as CSV. A plain GET, so a link is enough. */
export const getDocumentsCsv = endpoint<unknown>()({
  name: "getDocumentsCsv",
  method: "GET",
  path: "/api/customer/documents.csv",
  query: z.object(filterFields),
});

/** A name without path separators and dots in front, as the import takes it. */
export const DOCUMENT_KEY = /^[0-9A-Za-z][0-9A-Za-z_:+.-]{0,99}$/;
const NO_DOCUMENT = "Ein solches Dokument gibt es nicht.";
const documentKey = z.string().check(z.regex(DOCUMENT_KEY, NO_DOCUMENT));

/** Bytes or a part of them (`Range`). `view=1` asks to show it in the browser in place of saving it. */
export const downloadDocument = endpoint<unknown>()({
  name: "downloadDocument",
  method: "GET",
  path: "/api/customer/downloadDocument",
  query: z.object({
    documentSource: documentKey,
    documentType: z.enum(DOCUMENT_TYPE_CODES, NO_DOCUMENT),
    documentNumber: documentKey,
    view: z.optional(z.literal("1", "Bitte laden Sie die Seite neu.")),
  }),
  errors: ["documents.not_found", "documents.range_not_satisfiable", "files.not_found"],
});

/** The documents of a year in a ZIP, the oldest `MOST_DOCUMENTS_ZIPPED` of them. A plain GET, so a link is enough. */
export const downloadDocumentsOfYear = endpoint<unknown>()({
  name: "downloadDocumentsOfYear",
  method: "GET",
  path: "/api/customer/documents.zip",
  query: z.object({ year }),
  errors: ["documents.not_found"],
});

/** Somebody of the company has opened it: it is no longer new. */
export const markDocumentOpened = endpoint<Record<string, never>>()({
  name: "markDocumentOpened",
  method: "POST",
  path: "/api/customer/documents/opened",
  body: z.object({
    documentSource: documentKey,
    documentType: z.enum(DOCUMENT_TYPE_CODES, NO_DOCUMENT),
    documentNumber: documentKey,
  }),
  errors: ["documents.not_found"],
});
