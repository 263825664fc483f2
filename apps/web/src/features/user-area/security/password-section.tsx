import { type Profile, updatePassword } from "@portal/contract/user-area/profile";
import { type SubmitEvent, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useReloadSessions } from "./sessions-store.ts";

/** Changes the password. The old one is required, and other devices are logged out. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const [round, setRound] = useState(0);
  return (
    <Section title="Passwort ändern" description="Auf Ihren anderen Geräten sind Sie danach abgemeldet.">
      <PasswordForm key={round} profile={profile} onDone={() => setRound(round + 1)} />
    </Section>
  );
}

function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const reloadSessions = useReloadSessions();
  const toasts = useToasts();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await submit(form, async () => {
      const body = { oldPassword: formText(form, "oldPassword"), newPassword: formText(form, "newPassword") };
      await apiCall(updatePassword, { body });
      toasts.show({ tone: "success", message: "Ihr neues Passwort gilt ab jetzt." });
      void reloadSessions();
      onDone();
    });
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        <Refusal text={refusal} />
        <input type="hidden" name="username" autoComplete="username" value={profile.login} readOnly />
        <PasswordField
          label="Bisheriges Passwort"
          name="oldPassword"
          autoComplete="current-password"
          error={errors["oldPassword"]}
        />
        <NewPasswordField
          label="Neues Passwort"
          name="newPassword"
          error={errors["newPassword"]}
          about={() => [profile.email, profile.login, profile.displayName]}
        />
        <Row>
          <Button type="submit" variant="primary" pending={pending}>
            Passwort ändern
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
