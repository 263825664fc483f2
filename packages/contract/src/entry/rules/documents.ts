/** PDF files with a title (Specification §7 "updateEntryDocuments"). */
import * as z from "zod/mini";
import { lineOf } from "../../text/text-fields.ts";
import { eachFileOnce, file } from "./files.ts";

/** Characters of a title, and how many documents at most. */
export const DOCUMENTS_LIMITS = { title: 100, documents: 10 } as const;

export const documentsFields = {
  documents: z
    .array(
      z.object({
        file,
        title: lineOf(DOCUMENTS_LIMITS.title, "Bitte geben Sie dem Dokument einen Namen, zum Beispiel: Preisliste."),
      }),
    )
    .check(
      z.maxLength(DOCUMENTS_LIMITS.documents, `Bitte höchstens ${DOCUMENTS_LIMITS.documents} Dokumente.`),
      eachFileOnce("Bitte jedes Dokument nur einmal."),
    ),
};
