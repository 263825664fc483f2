/** The import's row of a document. */
import { DOCUMENT_KEY, DOCUMENT_TYPE_CODES } from "@portal/contract/company-data/documents/calls";
import { instant, key, oneLineOf } from "@portal/contract/text/one-line";
import * as z from "zod/mini";
import { between, day, MOST_CENTS } from "../import-values.ts";

const documentKey = z.string().check(z.regex(DOCUMENT_KEY, "hat Zeichen, die nicht vorkommen dürfen."));

export const documentImportRow = z.strictObject({
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
export type DocumentImportRow = z.output<typeof documentImportRow>;
