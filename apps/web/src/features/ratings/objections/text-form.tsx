import { OBJECTION_TEXT_CHARACTERS } from "@portal/contract/ratings/objections/calls";
import { type FormEvent, useState } from "react";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import styles from "./objections.module.css";

type TextFormProps = {
  label: string;
  help?: string;
  button: string;
  /** Said after it was sent. */
  done: string;
  isMain?: boolean;
  initial?: string;
  onSend: (text: string) => Promise<unknown>;
};

/** One text and one button: a step of an objection. */
export function TextForm({ label, help, button, done, isMain = false, initial = "", onSend }: TextFormProps) {
  const [text, setText] = useState(initial);
  const { errors, refusal, pending, submit } = useSubmission();
  const toasts = useToasts();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, async () => {
      await onSend(text);
      setText("");
      toasts.show({ tone: "success", message: done });
    });
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <TextArea
        label={label}
        help={help}
        name="text"
        rows={5}
        limit={OBJECTION_TEXT_CHARACTERS}
        value={text}
        error={errors["text"]}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div>
        <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={pending}>
          {button}
        </Button>
      </div>
    </form>
  );
}
