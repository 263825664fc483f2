import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { HANDOVER_FILES, HANDOVER_TEXT_CHARACTERS } from "@portal/contract/website/files/calls";
import { useLayoutEffect, useState } from "react";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useKeptDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { DropPrompt } from "../../../platform/uploads/drop-prompt.tsx";
import { useUploads } from "../../../platform/uploads/use-uploads.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { type ContentDraft, emptyContent, fitting, isBegun, isContent, keptContent } from "./content-draft.ts";
import { FileRow } from "./file-row.tsx";
import styles from "./files.module.css";

export type SentContent = { text: string; files: string[]; key: string };

type ContentFormProps = {
  /** Name of the draft. */
  form: string;
  label: string;
  help?: string | undefined;
  submitLabel: string;
  /** Fields above the text. */
  children?: React.ReactNode;
  send: (content: SentContent) => Promise<unknown>;
};

/** Texts and files. What is uploaded stays for a day, also if the connection or the page is lost. */
export function ContentForm({ form, label, help, submitLabel, children, send }: ContentFormProps) {
  const restored = useRestoredDraft({ form, isValue: isContent });
  const [draft, setDraft] = useState<ContentDraft>(() => restored.value ?? emptyContent());
  const kept = keptContent(draft);
  const restoredAt = useKeptDraft(restored, { dirty: isBegun(kept), value: kept, asks: false });
  const { errors, refusal, pending, submit, refuse, clear } = useSubmission();
  const { list, left, uploads } = useDraftFiles(draft, setDraft);

  function submitContent(form: HTMLFormElement) {
    const waiting = [...uploads.states.values()];
    if (waiting.some(({ kind }) => kind !== "failed"))
      return refuse("files", "Bitte warten Sie, bis alle Dateien hochgeladen sind.");
    if (waiting.length > 0)
      return refuse("files", "Bitte versuchen Sie die fehlenden Dateien erneut, oder entfernen Sie sie.");
    if (!isBegun(draft)) return refuse("text", "Bitte schreiben Sie etwas, oder wählen Sie eine Datei.");
    return void submit(form, async () => {
      const files = draft.files.flatMap(({ marker }) => marker ?? []);
      await send({ text: draft.text, files, key: draft.key });
      setDraft(emptyContent());
    });
  }
  return (
    <Form refusal={refusal} onSubmit={submitContent}>
      <DraftNotice at={restoredAt} onDiscard={() => setDraft(emptyContent())}>
        Sie hatten schon etwas vorbereitet. Machen Sie einfach weiter.
      </DraftNotice>
      {children}
      <TextArea
        label={label}
        name="text"
        rows={6}
        help={help}
        maxLength={HANDOVER_TEXT_CHARACTERS}
        value={draft.text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, text: value })}
      />
      <FileDrop
        label="Dateien"
        optional
        multiple
        accept={UPLOAD_RULES.website_file.accept}
        disabled={pending || draft.files.length >= HANDOVER_FILES}
        prompt={<DropPrompt what="Dateien" />}
        help={`Bilder, PDF, Word, Excel, PowerPoint, LibreOffice oder Text. Bis zu ${HANDOVER_FILES} Dateien mit je höchstens 20 MB.`}
        error={errors["files"]}
        onFiles={(files) => {
          clear();
          list.add(files);
        }}
      />
      {left.length > 0 && (
        <Alert tone="warning" announce title={`Mehr als ${HANDOVER_FILES} Dateien auf einmal gehen nicht`}>
          Nicht hinzugefügt: {left.join(", ")}
        </Alert>
      )}
      {draft.files.length > 0 && (
        <ul role="list" aria-label="Gewählte Dateien" className={styles.chosen}>
          {draft.files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              state={uploads.states.get(file.id)}
              error={errors[`files.${index}`]}
              onRetry={() => uploads.retry(file.id)}
              onRemove={() => list.remove(file.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

type SetDraft = (change: (draft: ContentDraft) => ContentDraft) => void;

/** The files of a draft, each with its upload. */
function useDraftFiles({ files }: ContentDraft, setDraft: SetDraft) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const uploads = useUploads("website_file", (id, { marker }) =>
    setDraft((draft) => ({
      ...draft,
      files: draft.files.map((file) => (file.id === id ? { ...file, marker } : file)),
    })),
  );
  const { keepOnly, add: upload } = uploads;
  // An upload whose file was removed ends before any event can add the next one.
  useLayoutEffect(() => keepOnly(files.map(({ id }) => id)), [files, keepOnly]);
  const list = {
    add(chosen: readonly File[]) {
      const { taken, left: tooMany } = fitting(chosen, files.length);
      setLeft(tooMany);
      const added = taken.map((file) => ({ id: crypto.randomUUID(), file }));
      setDraft((draft) => ({
        ...draft,
        files: [
          ...draft.files,
          ...added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, marker: null })),
        ],
      }));
      for (const { id, file } of added) upload(id, file);
    },
    remove: (id: string) => setDraft((draft) => ({ ...draft, files: draft.files.filter((file) => file.id !== id) })),
  };
  return { list, left, uploads };
}
