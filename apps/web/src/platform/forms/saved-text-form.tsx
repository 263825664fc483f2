import { type ReactNode, useState } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Row } from "../../ui/page/layout.tsx";
import { Form } from "./form.tsx";
import { useUnsavedChanges } from "./unsaved-changes.ts";
import { useSubmission } from "./use-submission.ts";

/** A text that is used again and again. */
export type SavedText = { readonly id: number | null; readonly title: string; readonly text: string };

export const NEW_TEXT: SavedText = { id: null, title: "", text: "" };

type SavedTextFormProps = {
  saved: SavedText;
  /** What it is called, a feminine noun: "Vorlage". */
  noun: string;
  /** Where the call's body has it: errors are named after it. */
  field: string;
  titleCharacters: number;
  textCharacters: number;
  /** What each word in braces stands for. */
  placeholders: Readonly<Record<string, string>>;
  onSave: (saved: SavedText) => Promise<unknown>;
  onClose: () => void;
  /** How the text will read. */
  preview?: (text: string) => ReactNode;
};

/** Name and text of a saved text. */
export function SavedTextForm(props: SavedTextFormProps) {
  const { saved, noun, field, titleCharacters, textCharacters, placeholders, onSave, onClose, preview } = props;
  const [title, setTitle] = useState(saved.title);
  const [text, setText] = useState(saved.text);
  const { errors, refusal, pending, submit } = useSubmission();
  const toasts = useToasts();
  useUnsavedChanges(title !== saved.title || text !== saved.text);
  const explained = Object.entries(placeholders).map(([word, meaning]) => `{${word}}: ${meaning}`);
  const send = (form: HTMLFormElement) =>
    submit(form, async () => {
      await onSave({ id: saved.id, title, text });
      onClose();
      toasts.show({ tone: "success", message: `Die ${noun} ist gespeichert.` });
    });
  return (
    <Form refusal={refusal} onSubmit={send} aria-label={saved.id === null ? `Neue ${noun}` : `${noun} ${saved.title}`}>
      <TextField
        label={`Name der ${noun}`}
        name={`${field}.title`}
        maxLength={titleCharacters}
        value={title}
        error={errors[`${field}.title`]}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <TextArea
        label="Text"
        name={`${field}.text`}
        rows={6}
        limit={textCharacters}
        help={`Platzhalter füllen wir beim Antworten aus. ${explained.join(" · ")}`}
        value={text}
        error={errors[`${field}.text`]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {text.trim() !== "" && preview?.(text)}
      <Row>
        <Button type="submit" variant="primary" pending={pending}>
          {noun} speichern
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </Row>
    </Form>
  );
}
