/** What photos and documents have in common: parts that are a list of files. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { Checked, PartDefinition } from "../form-engine/part-definition.ts";
import type { FileItem, FileItems } from "./file-items.ts";

const NOT_UPLOADED = "Diese Datei ist noch nicht hochgeladen. Bitte warten Sie, oder entfernen Sie sie.";

/** An uploaded item as the rules expect it. */
export type SentFile = { file: string; text: string };

type FilePart<Stored extends { Url: string }> = {
  part: "media" | "documents";
  /** The part's only field. */
  field: "photos" | "documents";
  storedOf: (entry: SalesForceEntry) => readonly Stored[];
  itemOf: (stored: Stored) => FileItem;
  /** The value as history and comparison name it. */
  valueOf: (item: FileItem) => Stored;
  /** The contract's rules and the call. */
  check: (files: SentFile[]) => Checked;
};

export function filePart<Stored extends { Url: string }>({
  part,
  field,
  storedOf,
  itemOf,
  valueOf,
  check,
}: FilePart<Stored>): PartDefinition<FileItems> {
  return {
    part,
    draftOf: (entry) => storedOf(entry).map(itemOf),
    check: (items) => {
      const missing = items.flatMap(({ file }, index) => (file === null ? [`${field}.${index}.file`] : []));
      if (missing.length > 0)
        return { ok: false, errors: Object.fromEntries(missing.map((path) => [path, NOT_UPLOADED])) };
      return check(items.map(({ file, text }) => ({ file: file ?? "", text })));
    },
    // Files whose upload is not finished exist in this tab only.
    keepable: (items) => items.filter(({ file }) => file !== null),
    fieldsOf: (items) => ({ [field]: items.map(valueOf) }),
    withFields: (items, fields) => {
      const decided = fields[field] as readonly Stored[] | undefined;
      if (decided === undefined) return items;
      // A new file keeps its marker, whichever version names it.
      return decided.map((stored) => {
        const known = items.find(({ url }) => url === stored.Url);
        return known ? { ...known, text: itemOf(stored).text } : itemOf(stored);
      });
    },
  };
}
