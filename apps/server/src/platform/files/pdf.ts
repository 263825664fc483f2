/** What of a PDF is checked: that its bytes are one, from the first to the last. */
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { Problem } from "../problem.ts";

/** At the very start, or a file could be a web page and a PDF in one. */
const HEADER = /^%PDF-[12]\.\d/;
const LAST_LINE = "%%EOF";
/** Programs leave a few bytes behind the last line; readers look back this far. */
const TAIL_BYTES = 1024;

/**
 * PDFs are kept as they are, scripts and passwords included: they are handed out as downloads only, sandboxed and by
 * their type, so that nothing in them acts within our pages.
 * @throws Problem `files.type_not_allowed` for what isn't PDF, `files.unreadable` where its end is missing.
 */
export function requirePdf(bytes: Buffer): void {
  if (!HEADER.test(bytes.toString("latin1", 0, 8))) {
    throw new Problem("files.type_not_allowed", { field: "file", message: UPLOAD_RULES.document.typeNotAllowed });
  }
  if (bytes.subarray(-TAIL_BYTES).lastIndexOf(LAST_LINE, undefined, "latin1") === -1) {
    throw new Problem("files.unreadable", {
      field: "file",
      message: "Das Dokument ist unvollständig. Bitte laden Sie es erneut hoch.",
    });
  }
}
