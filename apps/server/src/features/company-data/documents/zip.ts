/** A ZIP with the documents of a year, which is sent while it is made. */
import type { Readable } from "node:stream";
import { DOCUMENT_TYPES } from "@portal/contract/company-data/documents/calls";
import { ZipFile } from "yazl";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { DocumentRow } from "./repository.ts";

/** "2026-03-01 Rechnung R-2026-114.pdf"; numbers have no character that a path knows. */
export const fileNameOf = ({ dated_on, type, number }: Pick<DocumentRow, "dated_on" | "type" | "number">): string =>
  `${dated_on} ${DOCUMENT_TYPES[type].label} ${number.replaceAll(":", "-")}.pdf`;

/** PDFs are compressed already, so they are stored as they are. Each file is read when its turn has come. */
export function zipOfDocuments(store: FileStore, documents: readonly DocumentRow[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error("unreadable file"));
  zip.on("error", fail);
  const names = new Set<string>();
  for (const document of documents) {
    const name = freeName(fileNameOf(document), names);
    const { storage_key: key, bytes } = document;
    zip.addReadStreamLazy(name, { mtime: at, compress: false, size: bytes }, (give) => {
      store.stream(key, { start: 0, end: bytes - 1 }).then((stream) => give(null, stream), fail);
    });
  }
  zip.end();
  return output;
}

/** Two systems may give one number to two documents. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = name.replace(/\.pdf$/, ` (${count}).pdf`);
  taken.add(free);
  return free;
}
