import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { HANDOVER_FILES, HANDOVER_TEXT_CHARACTERS } from "@portal/contract/website/files/calls";
import { useState } from "react";
import { DraftNotice } from "../../../platform/forms/draft-notice.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useKeptDraft, useRestoredDraft } from "../../../platform/forms/use-draft.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { ChosenFile, ChosenFiles } from "../../../platform/uploads/chosen-file.tsx";
import { DropPrompt } from "../../../platform/uploads/drop-prompt.tsx";
import { emptyDraft, isBegun, isTextDraft, keptDraft } from "../../../platform/uploads/text-draft.ts";
import { useDraftFiles } from "../../../platform/uploads/use-draft-files.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";

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
  const restored = useRestoredDraft({ form, isValue: isTextDraft });
  const [draft, setDraft] = useState(() => restored.value ?? emptyDraft());
  const kept = keptDraft(draft);
  const restoredAt = useKeptDraft(restored, { dirty: isBegun(kept), value: kept, asks: false });
  const { errors, refusal, pending, submit, refuse, clear } = useSubmission();
  const files = useDraftFiles("website_file", HANDOVER_FILES, draft, setDraft);
  const [left, setLeft] = useState<readonly string[]>([]);

  function submitContent(sent: HTMLFormElement) {
    if (files.unfinished !== null) return refuse("files", files.unfinished);
    if (!isBegun(draft)) return refuse("text", "Bitte schreiben Sie etwas, oder wählen Sie eine Datei.");
    return void submit(sent, async () => {
      const markers = draft.files.flatMap(({ marker }) => marker ?? []);
      await send({ text: draft.text, files: markers, key: draft.key });
      setDraft(emptyDraft());
    });
  }
  return (
    <Form refusal={refusal} onSubmit={submitContent}>
      <DraftNotice at={restoredAt} onDiscard={() => setDraft(emptyDraft())}>
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
        onFiles={(chosen) => {
          clear();
          setLeft(files.add(chosen));
        }}
      />
      {left.length > 0 && (
        <Alert tone="warning" announce title={`Mehr als ${HANDOVER_FILES} Dateien auf einmal gehen nicht`}>
          Nicht hinzugefügt: {left.join(", ")}
        </Alert>
      )}
      {draft.files.length > 0 && (
        <ChosenFiles>
          {draft.files.map((file, index) => (
            <ChosenFile
              key={file.id}
              file={file}
              state={files.states.get(file.id)}
              error={errors[`files.${index}`]}
              onRetry={() => files.retry(file.id)}
              onRemove={() => files.remove(file.id)}
            >
              <p className="note">Hochgeladen. Es wird übergeben, sobald Sie senden.</p>
            </ChosenFile>
          ))}
        </ChosenFiles>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
