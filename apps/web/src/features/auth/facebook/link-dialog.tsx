import { beginFacebookLink } from "@portal/contract/auth/facebook/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { external } from "../../../ui/icons/icons.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { explainRefusal } from "../components/login-problems.ts";

/** Asks for the password again, then opens Facebook's page, which leads back to this page. */
export function LinkDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { pending, submit, errors, refusal } = useSubmission(explainRefusal);

  function send(form: HTMLFormElement) {
    const password = hasPassword ? formText(form, "password") : "";
    void submit(form, async () => {
      const { link } = await apiCall(beginFacebookLink, { body: { password } });
      window.location.assign(link);
    });
  }
  return (
    <Dialog open onClose={onClose} title="Mit Facebook verbinden" size="sm" locked={pending}>
      <Form refusal={refusal} onSubmit={send}>
        <p>
          Sie bestätigen bei Facebook, dass wir Ihren Namen und Ihre Adresse sehen dürfen, und kommen hierher zurück.
        </p>
        {hasPassword && (
          <PasswordField
            label="Ihr Passwort"
            name="password"
            autoComplete="current-password"
            error={errors["password"]}
          />
        )}
        <Button type="submit" variant="primary" iconEnd={external} pending={pending}>
          Weiter zu Facebook
        </Button>
      </Form>
    </Dialog>
  );
}
