import { OBJECTION_TEXT_CHARACTERS } from "@portal/contract/ratings/objections/calls";
import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";

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

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      await onSend(text);
      setText("");
      toasts.show({ tone: "success", message: done });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
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
    </Form>
  );
}
