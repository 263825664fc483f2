import { cancelEmailChange, type Profile, updateUserData } from "@portal/contract/user-area/profile";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { germanDateTime } from "../../../platform/time/german-instants.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSetProfile } from "../profile-store.ts";

/** Changes the e-mail address. The link in the mail to the new address confirms it. */
export function EmailSection({ profile }: { profile: Profile }) {
  return (
    <Section
      title="E-Mail-Adresse ändern"
      description="Wir schicken einen Link an die neue Adresse. Sie gilt, sobald Sie ihn geöffnet haben."
    >
      <Stack>
        {profile.pendingEmail && <Pending pending={profile.pendingEmail} />}
        <EmailForm key={profile.email} />
      </Stack>
    </Section>
  );
}

function Pending({ pending }: { pending: NonNullable<Profile["pendingEmail"]> }) {
  const [running, setRunning] = useState(false);
  const setProfile = useSetProfile();
  const toasts = useToasts();
  async function cancel() {
    setRunning(true);
    try {
      setProfile((await apiCall(cancelEmailChange, {})).profile);
      toasts.show({ tone: "success", message: "Die Änderung ist abgebrochen. Ihre Adresse bleibt, wie sie ist." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      setRunning(false);
    }
  }
  return (
    <Alert
      tone="info"
      title="Bitte sehen Sie in Ihrem Postfach nach"
      announce
      actions={
        <Button pending={running} onClick={() => void cancel()}>
          Änderung abbrechen
        </Button>
      }
    >
      Wir haben an {pending.email} geschrieben. Der Link gilt bis {germanDateTime(pending.expires)} Uhr. Nichts
      angekommen? Sehen Sie auch im Spam-Ordner nach.
    </Alert>
  );
}

function EmailForm() {
  const { errors, refusal, pending, submit } = useSubmission();
  const setProfile = useSetProfile();

  async function send(form: HTMLFormElement) {
    await submit(form, async () => {
      const body = { email: formText(form, "email"), password: formText(form, "password") };
      setProfile((await apiCall(updateUserData, { body })).profile);
      form.reset();
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <TextField
        label="Neue E-Mail-Adresse"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        error={errors["email"]}
      />
      <PasswordField
        label="Ihr Passwort"
        help="So kann niemand sonst Ihre Adresse ändern."
        name="password"
        autoComplete="current-password"
        error={errors["password"]}
      />
      <Row>
        <Button type="submit" variant="primary" pending={pending}>
          Link anfordern
        </Button>
      </Row>
    </Form>
  );
}
