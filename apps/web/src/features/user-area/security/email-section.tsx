import { cancelEmailChange, type Profile, updateUserData } from "@portal/contract/user-area/profile";
import { type SubmitEvent, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useTakeProfile } from "../profile-store.ts";

const UNTIL = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Berlin" });

/** Another e-mail address: asked for here, confirmed by the link in the mail to it. */
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
  const takeProfile = useTakeProfile();
  const toasts = useToasts();
  async function cancel() {
    setRunning(true);
    try {
      takeProfile((await apiCall(cancelEmailChange, {})).profile);
      toasts.show({ tone: "success", message: "Die Änderung ist abgebrochen. Ihre Adresse bleibt, wie sie ist." });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      setRunning(false);
    }
  }
  return (
    <Alert
      tone="info"
      title="Bitte sehen Sie in Ihr Postfach"
      announce
      actions={
        <Button pending={running} onClick={() => void cancel()}>
          Änderung abbrechen
        </Button>
      }
    >
      Wir haben an {pending.email} geschrieben. Der Link gilt bis {UNTIL.format(Date.parse(pending.expires))} Uhr.
      Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.
    </Alert>
  );
}

function EmailForm() {
  const { errors, refusal, pending, submit, done } = useSubmission();
  const takeProfile = useTakeProfile();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await submit(form, async () => {
      const body = { email: textOf(form, "email"), password: textOf(form, "password") };
      takeProfile((await apiCall(updateUserData, { body })).profile);
      form.reset();
      done();
    });
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack>
        <Refusal text={refusal} />
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
          help="Damit niemand anderes Ihre Adresse ändert."
          name="password"
          autoComplete="current-password"
          error={errors["password"]}
        />
        <Row>
          <Button type="submit" variant="primary" pending={pending}>
            Link anfordern
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
