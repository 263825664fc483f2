import {
  emailAddress,
  guestRegistration,
  register,
  registerGuest,
  registration,
} from "@portal/contract/auth/registration/calls";
import { type FormEvent, useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { TermsCheckbox } from "../../../platform/brand/terms-checkbox.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { checked } from "../components/checked.ts";
import { keepSentTo } from "../components/sent-to.ts";

type RegistrationFormProps = { isGuest: boolean; onDone: () => void };

/** Address, name, agreement and, unless for a guest, a password. Nothing typed is lost where something is wrong. */
export function RegistrationForm({ isGuest, onDone }: RegistrationFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const form = useRef<HTMLFormElement>(null);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    void submit(sent, async () => {
      keepSentTo("registration", await sendRegistration(sent, isGuest));
      onDone();
    });
  }
  const about = () => (form.current ? [textOf(form.current, "email"), textOf(form.current, "displayName")] : []);

  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap="lg">
        <Refusal text={refusal} />
        <TextField
          label="E-Mail-Adresse"
          help="Mit ihr melden Sie sich an. Wir schicken eine Bestätigung dorthin."
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors["email"]}
        />
        <TextField
          label="Ihr Name"
          help="So sprechen wir Sie an."
          name="displayName"
          autoComplete="name"
          maxLength={80}
          optional
          error={errors["displayName"]}
        />
        {!isGuest && <NewPasswordField about={about} error={errors["password"]} />}
        <TermsCheckbox error={errors["acceptedTerms"]} />
        <Button type="submit" variant="primary" wide pending={pending}>
          {isGuest ? "Als Gast registrieren" : "Registrieren"}
        </Button>
      </Stack>
    </form>
  );
}

/** Answers the address as it was sent. */
async function sendRegistration(form: HTMLFormElement, isGuest: boolean): Promise<string> {
  const typed = {
    email: textOf(form, "email"),
    displayName: textOf(form, "displayName"),
    acceptedTerms: new FormData(form).has("acceptedTerms"),
  };
  if (isGuest) await apiCall(registerGuest, { body: checked(guestRegistration, typed) });
  else await apiCall(register, { body: checked(registration, { ...typed, password: textOf(form, "password") }) });
  return emailAddress.parse(typed.email);
}
