/**
 * Recognises files by their bytes that a company hands over for its website, and those of messages; their names count for
 * nothing.
 */
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { Problem } from "../problem.ts";
import { requirePdf } from "./pdf.ts";

const PDF = "application/pdf";
const SAMPLE_BYTES = 4096;
/** A page or a drawing that a browser would run. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|svg|script)\b/i;
// Tabs, line ends, form feeds and nothing else below the first printable character.
const CONTROL = /[^\P{Cc}\t\n\r\f\u0085]/u;

/**
 * The media type of a file. They are stored as they came, because pages are built from the originals, and served as
 * downloads only.
 * @throws Problem `files.type_not_allowed`, or `files.unreadable` for a PDF without end
 */
export async function typeOfDownload(bytes: Buffer, purpose: "website_file" | "message_file"): Promise<string> {
  const { mediaTypes, typeNotAllowed } = UPLOAD_RULES[purpose];
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mediaType = found?.mime ?? (isPlainText(bytes) ? "text/plain" : undefined);
  if (mediaType === undefined || !mediaTypes.includes(mediaType)) {
    throw new Problem("files.type_not_allowed", { field: "file", message: typeNotAllowed });
  }
  if (mediaType === PDF) requirePdf(bytes);
  return mediaType;
}

/** UTF-8 or an older one-byte encoding, without control characters and without mark-up. */
function isPlainText(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES).toString("latin1");
  if (MARKUP.test(sample.replace(/^\u00ef\u00bb\u00bf/, ""))) return false;
  return isText(bytes, "utf-8") || isText(bytes, "windows-1252");
}

function isText(bytes: Buffer, encoding: "utf-8" | "windows-1252"): boolean {
  try {
    return !CONTROL.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
