import { type FormEvent, useState } from "react";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";

type SendAgainProps = {
  /** Where this tab has had the mail sent; without it the page asks. */
  address: string | undefined;
  /** Form field of the call that sends. */
  field: "email" | "login";
  label: string;
  send: (address: string) => Promise<unknown>;
};

/** Has the mail sent once more. How often that works, the server decides. */
export function SendAgain({ address, field, label, send }: SendAgainProps) {
  const { errors, refusal, pending, submit, done } = useSubmission();
  const [sent, setSent] = useState(0);

  function again(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(form, async () => {
      await send(address ?? textOf(form, field));
      setSent((count) => count + 1);
      done();
    });
  }
  return (
    <form onSubmit={again} noValidate>
      <Stack>
        <Refusal text={refusal} />
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
      </Stack>
    </form>
  );
}
