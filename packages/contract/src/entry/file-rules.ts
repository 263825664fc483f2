/** Rules of the entry's photos and documents (Specification §5 "Temporary file marker", §7 "Documents", "Media"). */
import * as z from "zod/mini";
import { lineOf } from "../text/text-fields.ts";
import { TEMPORARY_FILE_PATTERN } from "../text/patterns.ts";

export const FILE_LIMITS = { photos: 30, photoAlt: 200, documents: 10, documentTitle: 100 } as const;

const UPLOAD_AGAIN = "Bitte laden Sie die Datei erneut hoch.";
const STORED_FILE = /^\/media\/[0-9A-Za-z]{1,64}$/;

/** A stored file by the address that the entry gave, or a new one by its marker. */
const file = z.string(UPLOAD_AGAIN).check(
  z.maxLength(100, { error: UPLOAD_AGAIN, abort: true }),
  z.refine((text) => TEMPORARY_FILE_PATTERN.test(text) || STORED_FILE.test(text), UPLOAD_AGAIN),
);

const eachOnce = <T extends { file: string }>(message: string) =>
  z.refine<T[]>((files) => new Set(files.map((one) => one.file)).size === files.length, message);

/** In the order in which people see them; the first is the cover. */
export const mediaFields = {
  photos: z
    .array(z.object({ file, alt: lineOf(FILE_LIMITS.photoAlt) }))
    .check(
      z.maxLength(FILE_LIMITS.photos, `Bitte höchstens ${FILE_LIMITS.photos} Bilder.`),
      eachOnce("Bitte jedes Bild nur einmal."),
    ),
};

export const documentsFields = {
  documents: z
    .array(
      z.object({
        file,
        title: lineOf(FILE_LIMITS.documentTitle, "Bitte geben Sie dem Dokument einen Namen, zum Beispiel: Preisliste."),
      }),
    )
    .check(
      z.maxLength(FILE_LIMITS.documents, `Bitte höchstens ${FILE_LIMITS.documents} Dokumente.`),
      eachOnce("Bitte jedes Dokument nur einmal."),
    ),
};
