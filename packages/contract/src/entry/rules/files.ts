/** The file field that photos and documents share (Specification §5 "Temporary file marker"). */
import * as z from "zod/mini";
import { TEMPORARY_FILE_PATTERN } from "../../text/patterns.ts";

const UPLOAD_AGAIN = "Bitte laden Sie die Datei erneut hoch.";
const STORED_FILE = /^\/media\/[0-9A-Za-z]{1,64}$/;

/** A stored file by its URL in the entry, or a new one by its marker. */
export const file = z.string(UPLOAD_AGAIN).check(
  z.maxLength(100, { error: UPLOAD_AGAIN, abort: true }),
  z.refine((text) => TEMPORARY_FILE_PATTERN.test(text) || STORED_FILE.test(text), UPLOAD_AGAIN),
);

export const eachFileOnce = <T extends { file: string }>(message: string) =>
  z.refine<T[]>((files) => new Set(files.map((one) => one.file)).size === files.length, message);
