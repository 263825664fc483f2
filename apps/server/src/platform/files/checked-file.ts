/** Checks an upload by its purpose: images are encoded again, photos get a small copy. */
import type { UploadPurpose } from "@portal/contract/entry/files/calls";
import { encodeImage, thumbnail } from "./encode-image.ts";
import { type FileStore, thumbnailKey } from "./file-store.ts";
import { requirePdf } from "./pdf.ts";
import { checkedBannerFile } from "./web-banner-file.ts";
import { typeOfDownload } from "./website-file.ts";
import type { FileContent } from "./repository.ts";

/** `small` is a photo's small copy, null for all others. */
export type CheckedFile = { content: FileContent; small: Buffer | null };

/** @throws Problem of `encodeImage`, `requirePdf`, `typeOfDownload` or `checkedBannerFile`. */
export async function checkedFile(bytes: Buffer, purpose: UploadPurpose): Promise<CheckedFile> {
  if (purpose === "document") {
    requirePdf(bytes);
    return { content: { bytes, mediaType: "application/pdf", width: null, height: null }, small: null };
  }
  if (purpose === "website_file" || purpose === "message_file") {
    const mediaType = await typeOfDownload(bytes, purpose);
    return { content: { bytes, mediaType, width: null, height: null }, small: null };
  }
  if (purpose === "web_banner") return { content: await checkedBannerFile(bytes), small: null };
  const content = await encodeImage(bytes, purpose);
  return { content, small: purpose === "photo" ? (await thumbnail(content.bytes)).bytes : null };
}

/** Writes the file and its small copy. */
export async function putFile(files: FileStore, storageKey: string, { content, small }: CheckedFile): Promise<void> {
  await files.put(storageKey, content.bytes);
  if (small !== null) await files.put(thumbnailKey(storageKey), small);
}
