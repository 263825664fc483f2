import type { LoginMethods } from "@portal/contract/auth/passwords/calls";
import { type Profile, updatePassword } from "@portal/contract/user-area/profile";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { germanDate } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSetProfile } from "../profile-store.ts";
import { useReloadSessions } from "./sessions-store.ts";

/** Changes the password. The old one is required, and other devices are logged out. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const [round, setRound] = useState(0);
  const [methods, setMethods] = useState<LoginMethods | null>(null);
  const setProfile = useSetProfile();
  function done(left: LoginMethods) {
    setMethods(left);
    setRound(round + 1);
    if (profile.pendingEmail !== null) setProfile({ ...profile, pendingEmail: null });
  }
  return (
    <Section
      title="Passwort ändern"
      description="Auf Ihren anderen Geräten sind Sie danach abgemeldet, und ältere Links aus unseren E-Mails gelten nicht mehr."
    >
      {methods && <Changed methods={methods} />}
      <PasswordForm key={round} profile={profile} onDone={done} />
    </Section>
  );
}

/** Names what still lets somebody in, because a thief may have added it. */
function Changed({ methods: { passkeys, facebookSince } }: { methods: LoginMethods }) {
  const left = [
    ...passkeys.map(({ name, createdAt }) => `Passkey „${name}“ vom ${germanDate(createdAt)}`),
    ...(facebookSince === null ? [] : [`Facebook, verbunden am ${germanDate(facebookSince)}`]),
  ];
  return (
    <Alert tone="success" title="Ihr neues Passwort gilt ab jetzt" announce>
      {left.length > 0 &&
        `Ohne Passwort kommen Sie weiterhin hinein mit: ${left.join("; ")}. Kennen Sie etwas davon nicht? Dann entfernen Sie es weiter unten.`}
    </Alert>
  );
}

type PasswordFormProps = { profile: Profile; onDone: (methods: LoginMethods) => void };

function PasswordForm({ profile, onDone }: PasswordFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const reloadSessions = useReloadSessions();

  async function save(form: HTMLFormElement) {
    await submit(form, async () => {
      const body = { oldPassword: formText(form, "oldPassword"), newPassword: formText(form, "newPassword") };
      const { methods } = await apiCall(updatePassword, { body });
      void reloadSessions();
      onDone(methods);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={save}>
      <input type="hidden" name="username" autoComplete="username" value={profile.login} />
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
    </Form>
  );
}
