import { useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

type SendAgainProps = {
  /** The address of the mail that this tab has ordered; undefined shows a field for it. */
  address: string | undefined;
  /** The field's name in the call's body. */
  field: "email" | "login";
  label: string;
  send: (address: string) => Promise<unknown>;
};

/** Orders the mail again. The server limits how often. */
export function SendAgain({ address, field, label, send }: SendAgainProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const [sent, setSent] = useState(0);

  function again(form: HTMLFormElement) {
    void submit(form, async () => {
      await send(address ?? formText(form, field));
      setSent((count) => count + 1);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={again}>
      {sent > 0 && refusal === null && (
        <Alert key={sent} tone="success" announce>
          Wir haben die E-Mail noch einmal geschickt.
        </Alert>
      )}
      {address === undefined && (
        <TextField
          label={label}
          name={field}
          autoComplete={field === "email" ? "email" : "username"}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors[field]}
        />
      )}
      <Button type="submit" wide pending={pending}>
        Noch einmal schicken
      </Button>
    </Form>
  );
}
