/** Everything that a form with a list of files can do: add, upload, sort, remove and restore files. */
import { DOCUMENTS_LIMITS } from "@portal/contract/entry/rules/documents";
import { MEDIA_LIMITS } from "@portal/contract/entry/rules/media";
import { controlId } from "@portal/contract/entry/places";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { placeText } from "../../../ui/content/sortable.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import type { PartForm } from "../form-engine/use-part-form.ts";
import {
  chosenItem,
  type FileItem,
  type FileItems,
  fitting,
  moved,
  putBack,
  titleOfFileName,
  without,
  withUpload,
} from "./file-items.ts";
import { useLocalPreviews } from "./use-local-previews.ts";
import { useUploads } from "../../../platform/uploads/use-uploads.ts";

/** The texts and limits of one kind of list. */
export type FileListKind = {
  readonly part: "media" | "documents";
  readonly field: "photos" | "documents";
  readonly purpose: "photo" | "document";
  readonly most: number;
  /** "Bild", "Bilder". */
  readonly one: string;
  readonly many: string;
};

export const PHOTO_LIST: FileListKind = {
  part: "media",
  field: "photos",
  purpose: "photo",
  most: MEDIA_LIMITS.photos,
  one: "Bild",
  many: "Bilder",
};

export const DOCUMENT_LIST: FileListKind = {
  part: "documents",
  field: "documents",
  purpose: "document",
  most: DOCUMENTS_LIMITS.documents,
  one: "Dokument",
  many: "Dokumente",
};

/** Id of an element that belongs to the item at a place, for focus and errors. */
export const itemControlId = ({ part, field }: FileListKind, index: number, name: string): string =>
  controlId(part, `${field}.${index}.${name}`);

/** "Bild 3", or the item's text. */
export const itemName = ({ one }: FileListKind, items: FileItems, id: string): string => {
  const index = items.findIndex((item) => item.id === id);
  const text = items[index]?.text.trim() ?? "";
  return text === "" ? `${one} ${index + 1}` : `${one} ${index + 1}, ${text}`;
};

export type FileList = ReturnType<typeof useFileList>;

export function useFileList(kind: FileListKind, form: PartForm<FileItems>) {
  const items = form.draft;
  const toasts = useToasts();
  const previews = useLocalPreviews(items);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const uploads = useUploads(kind.purpose, (id, uploaded) => form.change((list) => withUpload(list, id, uploaded)));
  const { keepOnly } = uploads;
  // Before any event can add the next item.
  useLayoutEffect(() => keepOnly(items.map(({ id }) => id)), [items, keepOnly]);
  const forgetUndo = useUndoUntil(form.base);

  function add(files: readonly File[]) {
    const fit = fitting(files, items.length, kind.most);
    setLeft(fit.left.map(({ name }) => name));
    const chosen = fit.taken.map((file) => ({ id: nextId(), file }));
    const text = (file: File) =>
      kind.purpose === "document" ? titleOfFileName(file.name, DOCUMENTS_LIMITS.title) : "";
    form.change((list) => [
      ...list,
      ...chosen.map(({ id, file }) => chosenItem(id, file, { text: text(file), preview: previews.of(id, file) })),
    ]);
    for (const { id, file } of chosen) uploads.add(id, file);
  }
  function remove(item: FileItem) {
    const index = items.findIndex(({ id }) => id === item.id);
    // The next item moves up: the focus stays at this place, or moves to the last item, or to the file field.
    flushSync(() => form.change((list) => without(list, new Set([item.id]))));
    focusFirst([itemControlId(kind, Math.min(index, items.length - 2), "remove"), controlId(kind.part, kind.field)]);
    if (item.file === null) return;
    const message = `${kind.one} ${index + 1} entfernt. Es verschwindet, sobald Sie speichern.`;
    const onSelect = () => form.change((list) => putBack(list, item, index));
    forgetUndo.push(toasts.show({ tone: "info", message, action: { label: "Rückgängig", onSelect } }));
  }
  function move(from: number, to: number) {
    flushSync(() => form.change((list) => moved(list, from, to)));
  }
  return {
    kind,
    items,
    states: uploads.states,
    errors: form.errors,
    /** Names of files without room. */
    left,
    dismissLeft: () => setLeft([]),
    /** The last change without a visible message, for screen readers. */
    said,
    /** Address of a small picture; "" if there is none. */
    pictureOf: previews.shown,
    add,
    remove,
    /** By dragging, which the library announces. */
    drop: (from: number, to: number) => form.change((list) => moved(list, from, to)),
    /** By a button, which keeps the focus. */
    move(from: number, to: number, button: HTMLElement) {
      if (to < 0 || to >= items.length || from === to) return;
      move(from, to);
      button.focus();
      setSaid(`${kind.one} ${from + 1} steht jetzt an ${placeText(to, items.length)}.`);
    },
    write: (id: string, text: string) =>
      form.change((list) => list.map((item) => (item.id === id ? { ...item, text } : item))),
    recheck: (index: number, name: string) => form.recheck(`${kind.field}.${index}.${name}`),
    /** A file that will never be uploaded needs no description. */
    isRefused(id: string): boolean {
      const state = uploads.states.get(id);
      return state?.kind === "failed" && !state.canRetry;
    },
    retry: uploads.retry,
    retryAll: () => [...uploads.states.keys()].forEach((id) => uploads.retry(id)),
    removeFailed() {
      const failed = [...uploads.states].flatMap(([id, { kind: state }]) => (state === "failed" ? [id] : []));
      form.change((list) => without(list, new Set(failed)));
    },
  };
}

/** Unique, and different from any address of a stored file. */
const nextId = (): string => crypto.randomUUID();

function focusFirst(ids: readonly string[]) {
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus();
}

/** Ends the offers to restore an item after its list is saved or discarded. Returns the ids of the open offers. */
function useUndoUntil(base: FileItems): number[] {
  const toasts = useToasts();
  const offered = useRef<number[]>([]);
  useEffect(() => {
    const { current } = offered;
    return () => current.splice(0).forEach((id) => toasts.dismiss(id));
  }, [base, toasts]);
  return offered.current;
}
