import { MESSAGE_FILES } from "@portal/contract/leads/messages/limits";
import { useLayoutEffect } from "react";
import { useUploads } from "../../../../platform/uploads/use-uploads.ts";
import type { AnswerDraft } from "./answer-draft.ts";

type SetDraft = (change: (draft: AnswerDraft) => AnswerDraft) => void;

/** The files of a draft, each with its upload. */
export function useAnswerFiles({ files }: AnswerDraft, setDraft: SetDraft) {
  const uploads = useUploads("message_file", (id, { marker }) =>
    setDraft((draft) => ({
      ...draft,
      files: draft.files.map((file) => (file.id === id ? { ...file, marker } : file)),
    })),
  );
  const { keepOnly, add: upload, states, retry } = uploads;
  // An upload whose file was removed ends before any event can add the next one.
  useLayoutEffect(() => keepOnly(files.map(({ id }) => id)), [files, keepOnly]);
  const unfinished = [...states.values()];
  return {
    states,
    retry,
    waiting: unfinished.length === 0 ? "none" : unfinished.some(({ kind }) => kind !== "failed") ? "running" : "failed",
    /** Returns true if there were more than fit. */
    add(chosen: readonly File[]): boolean {
      const taken = chosen.slice(0, Math.max(0, MESSAGE_FILES - files.length));
      const added = taken.map((file) => ({ id: crypto.randomUUID(), file }));
      setDraft((draft) => ({
        ...draft,
        files: [
          ...draft.files,
          ...added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, marker: null })),
        ],
      }));
      for (const { id, file } of added) upload(id, file);
      return taken.length < chosen.length;
    },
    remove: (id: string) => setDraft((draft) => ({ ...draft, files: draft.files.filter((file) => file.id !== id) })),
  };
}
