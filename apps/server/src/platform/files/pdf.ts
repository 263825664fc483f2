/** Checks that a file is a PDF from its first to its last byte. */
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { Problem } from "../problem.ts";

/** Must be the very first bytes; otherwise a file could be a web page and a PDF at once. */
const HEADER = /^%PDF-[12]\.\d/;
const LAST_LINE = "%%EOF";
/** Some programs append a few bytes to the last line; readers search for it within this distance. */
const TAIL_BYTES = 1024;

/**
 * PDFs are stored unchanged, with scripts and passwords: they are served as sandboxed downloads with their type only, so
 * that nothing in them runs in our pages.
 * @throws Problem `files.type_not_allowed` for what isn't PDF, `files.unreadable` if its end is missing.
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
