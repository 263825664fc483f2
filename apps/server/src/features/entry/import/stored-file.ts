import type { UploadPurpose } from "@portal/contract/entry/files/calls";
import { type CheckedFile, checkedFile } from "../../../platform/files/checked-file.ts";
import { isPlainWebp } from "./plain-webp.ts";

/**
 * Checks a file of an import like an upload. An image that an export wrote (a WebP with nothing but its picture) is
 * not encoded again: it stays byte by byte.
 * @throws Problem of `checkedFile`
 */
export async function checkedImport(original: Buffer, purpose: UploadPurpose): Promise<CheckedFile> {
  const file = await checkedFile(original, purpose);
  const { width, height } = file.content;
  const isOurs = width !== null && height !== null && isPlainWebp(original, { width, height });
  return isOurs ? { ...file, content: { ...file.content, bytes: original } } : file;
}
