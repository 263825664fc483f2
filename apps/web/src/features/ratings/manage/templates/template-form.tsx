import { ANSWER_CHARACTERS } from "@portal/contract/ratings/manage/answer";
import {
  type AnswerTemplate,
  PLACEHOLDERS,
  type PlaceholderValues,
  renderTemplate,
  TEMPLATE_TITLE_CHARACTERS,
} from "@portal/contract/ratings/manage/template";
import { useState } from "react";
import { Form } from "../../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../../platform/forms/use-submission.ts";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/content/card.tsx";
import { UserText } from "../../../../ui/content/user-text.tsx";
import { useToasts } from "../../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Row } from "../../../../ui/page/layout.tsx";
import styles from "../manage.module.css";
import { useTemplateSteps } from "../manage-store.ts";

const EXPLAINED = Object.entries(PLACEHOLDERS)
  .map(([word, meaning]) => `{${word}}: ${meaning}`)
  .join(" · ");

/** The preview's invented rating. */
const SAMPLE: Omit<PlaceholderValues, "firma"> = { name: "Hanna K.", sterne: "5", datum: "01.03.2026" };

type TemplateFormProps = { template: AnswerTemplate | null; onClose: () => void };

/** Name and text of a template, with a preview while it is typed. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const [title, setTitle] = useState(template?.title ?? "");
  const [text, setText] = useState(template?.text ?? "");
  const { errors, refusal, pending, submit } = useSubmission();
  const { save } = useTemplateSteps();
  const { company_name: firma } = useAccount();
  const toasts = useToasts();
  useUnsavedChanges(title !== (template?.title ?? "") || text !== (template?.text ?? ""));
  function submitTemplate(form: HTMLFormElement) {
    void submit(form, async () => {
      await save({ id: template?.id ?? null, title, text });
      onClose();
      toasts.show({ tone: "success", message: "Die Vorlage ist gespeichert." });
    });
  }
  return (
    <Form
      refusal={refusal}
      onSubmit={submitTemplate}
      aria-label={template === null ? "Neue Vorlage" : `Vorlage ${template.title}`}
    >
      <TextField
        label="Name der Vorlage"
        name="template.title"
        maxLength={TEMPLATE_TITLE_CHARACTERS}
        value={title}
        error={errors["template.title"]}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <TextArea
        label="Text"
        name="template.text"
        rows={5}
        limit={ANSWER_CHARACTERS}
        help={`Platzhalter füllen wir beim Antworten aus. ${EXPLAINED}`}
        value={text}
        error={errors["template.text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {text.trim() !== "" && (
        <Card look="soft">
          <p className={styles.name}>So liest es sich, zum Beispiel</p>
          <UserText>{renderTemplate(text, { ...SAMPLE, firma })}</UserText>
        </Card>
      )}
      <Row>
        <Button type="submit" variant="primary" pending={pending}>
          Vorlage speichern
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </Row>
    </Form>
  );
}
