import { linkToken } from "@portal/contract/auth/passwords/calls";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { validateForm } from "../components/validate-form.ts";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";

type TokenFormProps = {
  /** The token of the opened link; null shows a field for the code from the mail. */
  token: string | null;
  submitLabel: string;
  variant?: "primary" | "danger";
  send: (token: string) => Promise<void>;
  /** Called if the link can't be used, now or later. A mistyped code stays in the form instead. */
  onRefused: (reason: LinkReason) => void;
};

/** Uses a link only when somebody presses the button, because programs that scan mails open links, too. */
export function TokenForm({ token, submitLabel, variant = "primary", send, onRefused }: TokenFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();

  function use(form: HTMLFormElement) {
    void submit(form, async () => {
      try {
        await send(token ?? codeIn(form));
      } catch (error) {
        const reason = linkReasonOf(error);
        if (reason === null || (token === null && reason === "unbekannt")) throw error;
        onRefused(reason);
      }
    });
  }
  return (
    <Form refusal={refusal} onSubmit={use}>
      {token === null && (
        <TextField
          label="Code aus der E-Mail"
          help="Kopieren Sie ihn am besten. Achten Sie auf Groß- und Kleinschreibung."
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
    </Form>
  );
}

/** The schema removes white space that came along with copying. */
const codeIn = (form: HTMLFormElement): string => validateForm(linkToken, formText(form, "token"), "token");
