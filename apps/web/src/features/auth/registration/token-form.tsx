import { linkToken } from "@portal/contract/auth/passwords/calls";
import type { FormEvent } from "react";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { checked } from "../components/checked.ts";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";

type TokenFormProps = {
  /** Of the link that was opened; null: the person types the code of the mail. */
  token: string | null;
  submitLabel: string;
  variant?: "primary" | "danger";
  send: (token: string) => Promise<void>;
  /** The link can't be used, now or ever. A code that was typed stays here, to be put right. */
  onRefused: (reason: LinkReason) => void;
};

/** Uses a link when its button is pressed, never by itself: programs that check mails open links, too. */
export function TokenForm({ token, submitLabel, variant = "primary", send, onRefused }: TokenFormProps) {
  const { errors, refusal, pending, submit, done } = useSubmission();

  function use(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(form, async () => {
      try {
        await send(token ?? codeIn(form));
      } catch (error) {
        const reason = linkReasonOf(error);
        if (reason === null || (token === null && reason === "unbekannt")) throw error;
        onRefused(reason);
        done();
      }
    });
  }
  return (
    <form onSubmit={use} noValidate>
      <Stack gap="lg">
        <Refusal text={refusal} />
        {token === null && (
          <TextField
            label="Code aus der E-Mail"
            help="Kopieren Sie ihn am besten. Groß- und Kleinbuchstaben zählen."
            name="token"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            error={errors["token"]}
          />
        )}
        <Button type="submit" variant={variant} wide pending={pending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

/** The code without the white space that copying brings along. */
const codeIn = (form: HTMLFormElement): string => checked(linkToken, textOf(form, "token"), "token");
