import {
  DOCUMENT_TYPE_CODES,
  downloadDocument,
  downloadDocumentsOfYear,
  getDocuments,
  getDocumentsCsv,
  markDocumentOpened,
} from "@portal/contract/company-data/documents/calls";
import * as z from "zod/mini";
import { accountAccess, emptyAnswer, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { DOCUMENTS } from "../../../platform/rate-limits/quotas.ts";

/** Invoices and contracts are for people who may edit; customer care sees them too (ADR 129). */
const reads = { access: accountAccess("write"), agent: true } as const;

export const serveGetDocuments = serve(getDocuments, {
  ...reads,
  answers: {
    200: z.object({
      documents: z.array(
        z.object({
          source: z.string(),
          documentType: z.enum(DOCUMENT_TYPE_CODES),
          documentNumber: z.string(),
          title: z.string(),
          date: z.string(),
          amountCents: z.nullable(z.number()),
          dueOn: z.nullable(z.string()),
          bytes: z.number(),
          isNew: z.boolean(),
        }),
      ),
      years: z.array(z.number()),
      total: z.number(),
      ofYear: z.nullable(z.number()),
      unopened: z.number(),
    }),
  },
});
export const serveGetDocumentsCsv = serve(getDocumentsCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
const pdf = new FileAnswer("application/pdf");
export const serveDownloadDocument = serve(downloadDocument, { ...reads, answers: { 200: pdf, 206: pdf, 304: null } });
export const serveDownloadDocumentsOfYear = serve(downloadDocumentsOfYear, {
  ...reads,
  answers: { 200: new FileAnswer("application/zip") },
});
export const serveMarkDocumentOpened = serve(markDocumentOpened, {
  ...reads,
  quota: DOCUMENTS,
  answers: { 200: emptyAnswer },
});
