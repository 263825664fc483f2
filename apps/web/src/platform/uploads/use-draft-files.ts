import type { UploadPurpose } from "@portal/contract/entry/files/calls";
import { type Dispatch, type SetStateAction, useLayoutEffect } from "react";
import type { TextDraft } from "./text-draft.ts";
import { useUploads } from "./use-uploads.ts";

/** The files of a draft, each with its upload. `most`: how many it may hold. */
export function useDraftFiles(
  purpose: UploadPurpose,
  most: number,
  { files }: TextDraft,
  setDraft: Dispatch<SetStateAction<TextDraft>>,
) {
  const uploads = useUploads(purpose, (id, { marker }) =>
    setDraft((draft) => ({
      ...draft,
      files: draft.files.map((file) => (file.id === id ? { ...file, marker } : file)),
    })),
  );
  const { keepOnly, add: upload, states, retry } = uploads;
  // An upload whose file was removed ends before any event can add the next one.
  useLayoutEffect(() => keepOnly(files.map(({ id }) => id)), [files, keepOnly]);
  return {
    states,
    retry,
    /** Why the draft can't be sent yet, in German; null if its files are uploaded. */
    unfinished: unfinishedText([...states.values()]),
    /** Returns the names of those for which there is no room. */
    add(chosen: readonly File[]): readonly string[] {
      const room = Math.max(0, most - files.length);
      const added = chosen.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }));
      setDraft((draft) => ({
        ...draft,
        files: [
          ...draft.files,
          ...added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, marker: null })),
        ],
      }));
      for (const { id, file } of added) upload(id, file);
      return chosen.slice(room).map(({ name }) => name);
    },
    remove: (id: string) => setDraft((draft) => ({ ...draft, files: draft.files.filter((file) => file.id !== id) })),
  };
}

function unfinishedText(states: readonly { kind: string }[]): string | null {
  if (states.length === 0) return null;
  return states.some(({ kind }) => kind !== "failed")
    ? "Bitte warten Sie, bis alle Dateien hochgeladen sind."
    : "Bitte versuchen Sie die fehlenden Dateien erneut, oder entfernen Sie sie.";
}
