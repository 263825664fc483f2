import { type AccessLink, newPassword, renewPassword } from "@portal/contract/auth/passwords/calls";
import type { FormEvent } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { lookUpSession, sessionState } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { checked } from "../components/checked.ts";
import { type LinkReason, linkReasonOf } from "../components/link-reasons.ts";
import { wayOn } from "../components/ways-on.ts";

type NewPasswordFormProps = { token: string; link: AccessLink; onRefused: (reason: LinkReason) => void };

/** Sets a new password with the link. One that is refused leaves the link good. */
export function NewPasswordForm({ token, link, onRefused }: NewPasswordFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const goTo = useGoTo();

  async function renew(typed: string): Promise<void> {
    await apiCall(renewPassword, { body: { token, password: checked(newPassword, typed, "password") } });
    await goTo("password_renew_confirmation", { query: wayOn(link.next), replace: true });
    // the new password has ended the session of this browser, too
    if (sessionState().kind === "logged-in") await lookUpSession();
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(form, () =>
      renew(textOf(form, "password")).catch((error: unknown) => {
        const reason = isAboutPassword(error) ? null : linkReasonOf(error);
        if (reason === null) throw error;
        onRefused(reason);
      }),
    );
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="lg">
        <Refusal text={refusal} />
        {/* Password managers keep the password under this name. */}
        <input type="text" name="username" autoComplete="username" defaultValue={link.login} readOnly hidden />
        <NewPasswordField label="Neues Passwort" about={() => [link.login]} error={errors["password"]} />
        <p>Auf allen Geräten, auf denen Sie angemeldet sind, melden wir Sie damit ab.</p>
        <Button type="submit" variant="primary" wide pending={pending}>
          Passwort speichern
        </Button>
      </Stack>
    </form>
  );
}

const isAboutPassword = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ field }) => field === "password");
