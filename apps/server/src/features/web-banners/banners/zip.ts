/** A ZIP with the files of a banner, which is sent while it is made. */
import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { CreativeRow } from "./repository.ts";

const EXTENSION = /\.(?:gif|png|webp|jpe?g)$/i;
const ENDINGS: Record<string, string> = { "image/jpeg": "jpg" };
const endingOf = (mediaType: string): string => ENDINGS[mediaType] ?? mediaType.replace("image/", "");

/** "1 Herbst.gif": numbered, because two files may have one name. The ending follows from the bytes. */
const nameOf = ({ name, mediaType }: CreativeRow, index: number): string =>
  `${index + 1} ${name.replace(EXTENSION, "").replaceAll(/[\\/:*?"<>|]+/g, "-") || "Banner"}.${endingOf(mediaType)}`;

/** Pictures are compressed already, so they are stored as they are. Each file is read when its turn has come. */
export function zipOfCreatives(store: FileStore, creatives: readonly CreativeRow[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  void (async () => {
    for (const [index, creative] of creatives.entries()) {
      const bytes = await store.get(creative.storage_key);
      zip.addBuffer(bytes, nameOf(creative, index), { mtime: at, compress: false });
    }
    zip.end();
  })().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error("unreadable file")));
  return output;
}
