import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

export type ZippedFile = { name: string; bytes: Buffer };

/** The bytes of a ZIP with these files, all dated `at`. */
export function zipOf(files: readonly ZippedFile[], at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(bytes, name, { mtime: at });
  zip.end();
  return buffer(zip.outputStream);
}
