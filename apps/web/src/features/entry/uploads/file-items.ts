/** A list of files while it is edited: stored files, uploaded files, and files whose upload is running. */
import type { TemporaryFile } from "@portal/contract/entry/files/calls";

export type FileItem = {
  /** Stays the same as long as the item exists. */
  readonly id: string;
  /** The file's name for the save: the stored file's address or the upload's marker; null until it is uploaded. */
  readonly file: string | null;
  /** Address of the whole file; "" if there is none yet. */
  readonly url: string;
  /** Address of a small picture; "" if there is none. */
  readonly thumbnail: string;
  /** The photo's description or the document's title. */
  readonly text: string;
  /** Pixels; 0 if it is no image, or unknown. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** File name on the owner's device; "" for stored files. */
  readonly name: string;
};

export type FileItems = readonly FileItem[];

/** A file that was just chosen. `preview` is an address in the browser, "" if the browser can't show such files. */
export const chosenItem = (id: string, file: File, { text, preview }: { text: string; preview: string }): FileItem => ({
  id,
  file: null,
  url: "",
  thumbnail: preview,
  text,
  width: 0,
  height: 0,
  bytes: file.size,
  name: file.name,
});

/** The item after its upload finished. */
export const withUpload = (items: FileItems, id: string, uploaded: TemporaryFile): FileItems =>
  items.map((item) =>
    item.id === id
      ? {
          ...item,
          file: uploaded.marker,
          url: uploaded.url,
          thumbnail: uploaded.thumbnailUrl ?? "",
          width: uploaded.width,
          height: uploaded.height,
          bytes: uploaded.bytes,
        }
      : item,
  );

export const without = (items: FileItems, ids: ReadonlySet<string>): FileItems =>
  items.filter(({ id }) => !ids.has(id));

/** Puts an item back at its place, or at the end of a list that is shorter now. */
export const putBack = (items: FileItems, item: FileItem, index: number): FileItems =>
  items.some(({ id }) => id === item.id) ? items : items.toSpliced(Math.min(index, items.length), 0, item);

/** Moves an item; invalid places change nothing. */
export function moved(items: FileItems, from: number, to: number): FileItems {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Splits the chosen files into those with room and the others. */
export function fitting<F>(files: readonly F[], count: number, most: number): { taken: F[]; left: F[] } {
  const room = Math.max(0, most - count);
  return { taken: files.slice(0, room), left: files.slice(room) };
}

const EXTENSION = /\.[a-z0-9]{1,5}$/i;
// Control characters and marks that change the direction of text; the rules for a line refuse them.
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** "Preisliste_2026.pdf" → "Preisliste 2026", at most `longest` characters. */
export const titleOfFileName = (name: string, longest: number): string =>
  name
    .normalize("NFC")
    .replace(EXTENSION, "")
    .replace(HIDDEN, "")
    .replaceAll("_", " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
