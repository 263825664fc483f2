import type { UploadPurpose } from "@portal/contract/entry/files/calls";
import { type CheckedFile, checkedFile } from "../../platform/files/checked-file.ts";
import { isPlainWebp } from "./plain-webp.ts";

/**
 * What becomes of a file of an import: the same as of an upload, but an image that an export of a portal wrote, a WebP
 * with nothing but its picture, stays byte by byte.
 * @throws Problem of `checkedFile`
 */
export async function checkedImport(original: Buffer, purpose: UploadPurpose): Promise<CheckedFile> {
  const file = await checkedFile(original, purpose);
  const { width, height } = file.content;
  const isOurs = width !== null && height !== null && isPlainWebp(original, { width, height });
  return isOurs ? { ...file, content: { ...file.content, bytes: original } } : file;
}
