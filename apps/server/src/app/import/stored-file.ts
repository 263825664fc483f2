/** Brings files of an import into the form in which the store keeps them. */
import { encodeImage } from "../../platform/files/encode-image.ts";
import type { FilePurpose } from "../../platform/files/temporary-files.ts";
import { Problem } from "../../platform/problem.ts";
import { isPlainWebp } from "./plain-webp.ts";

/** `width` and `height` in pixels, null for documents. */
export type StoredFile = { bytes: Buffer; mediaType: string; width: number | null; height: number | null };

const PDF = Buffer.from("%PDF-");

/**
 * Images are encoded as uploads are; one that an export of a portal wrote, a WebP with nothing but its picture, stays
 * byte by byte.
 * @throws Problem of `encodeImage`, or `files.type_not_allowed` for documents that are no PDF
 */
export async function encodeForStore(original: Buffer, purpose: FilePurpose): Promise<StoredFile> {
  if (purpose === "document") {
    if (!original.subarray(0, PDF.length).equals(PDF)) throw new Problem("files.type_not_allowed");
    return { bytes: original, mediaType: "application/pdf", width: null, height: null };
  }
  const image = await encodeImage(original);
  return isPlainWebp(original, image) ? { ...image, bytes: original } : image;
}
