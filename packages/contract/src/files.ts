/** Temporary files: an upload waits under a marker until a save takes it over (Specification §5 "Temporary file marker"). */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Largest upload, in bytes. */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
/** Most pixels of an uploaded image, checked before it is decoded. */
export const UPLOAD_LIMIT_PIXELS = 50_000_000;
/** For the file chooser; what counts is what the bytes say. */
export const UPLOAD_MEDIA_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** Unclaimed temporary files are removed after this time. */
export const TEMPORARY_FILE_HOURS = 24;

/** Name of the form field that carries the file. */
export const UPLOAD_FIELD = "file";

/** Width and height are those of the stored image, upright: crops count in its pixels. */
export type TemporaryFile = {
  marker: string;
  /** Preview for the uploader only. */
  url: string;
  width: number;
  height: number;
  mediaType: string;
};

export const uploadTemporaryFile = endpoint<TemporaryFile>()({
  name: "uploadTemporaryFile",
  method: "POST",
  path: "/api/customer/temporary-files",
  accountId: "required",
  bodyKind: "multipart",
  errors: ["files.missing", "files.too_large", "files.too_many_pixels", "files.type_not_allowed", "files.unreadable"],
});

/**
 * The preview, a plain GET for `<img src>`: `url` of the upload's answer, accountId included, works as it is. Only for
 * the uploader, in the company that it was uploaded for.
 */
export const getTemporaryFile = endpoint<Uint8Array>()({
  name: "getTemporaryFile",
  method: "GET",
  path: "/api/customer/temporary-files/:marker",
  accountId: "required",
  params: z.object({ marker: z.string().check(z.maxLength(100)) }),
  errors: ["files.not_found"],
});
