import { type AccessLink, type KeptMethods, newPassword, renewPassword } from "@portal/contract/auth/passwords/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { lookUpSession, sessionState } from "../../../platform/session/session-store.ts";
import { keepTypedLogin } from "../../../platform/session/typed-login.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { validateForm } from "../components/validate-form.ts";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";
import { loginQuery } from "../components/login-query.ts";
import { keptMethods, OtherWaysIn } from "./other-ways-in.tsx";

type NewPasswordFormProps = { token: string; link: AccessLink; onRefused: (reason: LinkReason) => void };

/** Sets a new password with the mailed link and ends all other access. A refused password does not use up the link. */
export function NewPasswordForm({ token, link, onRefused }: NewPasswordFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const goTo = useGoTo();

  async function renew(typed: string, keep: KeptMethods): Promise<void> {
    const password = validateForm(newPassword, typed, "password");
    await apiCall(renewPassword, { body: { token, password, keep } });
    keepTypedLogin(link.login);
    await goTo("password_renew_confirmation", { query: loginQuery(link.next), replace: true });
    // The new password has ended this browser's session, too.
    if (sessionState().kind === "logged-in") await lookUpSession();
  }
  function send(form: HTMLFormElement) {
    void submit(form, () =>
      renew(formText(form, "password"), keptMethods(form, link.methods)).catch((error: unknown) => {
        const reason = isAboutPassword(error) ? null : linkReasonOf(error);
        if (reason === null) throw error;
        onRefused(reason);
      }),
    );
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={link.login} readOnly hidden />
      <NewPasswordField label="Neues Passwort" about={() => [link.login]} error={errors["password"]} />
      <OtherWaysIn methods={link.methods} />
      <p>Auf allen Geräten melden wir Sie ab. Ältere Links aus unseren E-Mails gelten dann nicht mehr.</p>
      <Button type="submit" variant="primary" wide pending={pending}>
        Passwort speichern
      </Button>
    </Form>
  );
}

const isAboutPassword = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ field }) => field === "password");
