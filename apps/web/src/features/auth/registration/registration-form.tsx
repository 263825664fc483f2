import {
  emailAddress,
  guestRegistration,
  register,
  registerGuest,
  registration,
} from "@portal/contract/auth/registration/calls";
import { useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { TermsCheckbox } from "../../../platform/brand/terms-checkbox.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { keepTypedLogin, typedLogin } from "../../../platform/session/typed-login.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { validateForm } from "../components/validate-form.ts";
import { rememberRecipient } from "../components/last-recipient.ts";

type RegistrationFormProps = { isGuest: boolean; onDone: () => Promise<unknown> };

/** Address, name, consent and, except for guests, a password. A refusal keeps everything that was typed. */
export function RegistrationForm({ isGuest, onDone }: RegistrationFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const form = useRef<HTMLFormElement>(null);

  function send(sent: HTMLFormElement) {
    void submit(sent, async () => {
      rememberRecipient("registration", await sendRegistration(sent, isGuest));
      await onDone();
    });
  }
  const about = () => (form.current ? [formText(form.current, "email"), formText(form.current, "displayName")] : []);

  return (
    <Form refusal={refusal} ref={form} onSubmit={send}>
      <TextField
        label="E-Mail-Adresse"
        help="Mit ihr melden Sie sich an. Wir schicken eine Bestätigung dorthin."
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={typedLogin()}
        onInput={({ currentTarget }) => keepTypedLogin(currentTarget.value)}
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
    </Form>
  );
}

/** Returns the address as it was sent. */
async function sendRegistration(form: HTMLFormElement, isGuest: boolean): Promise<string> {
  const typed = {
    email: formText(form, "email"),
    displayName: formText(form, "displayName"),
    acceptedTerms: new FormData(form).has("acceptedTerms"),
  };
  if (isGuest) await apiCall(registerGuest, { body: validateForm(guestRegistration, typed) });
  else
    await apiCall(register, { body: validateForm(registration, { ...typed, password: formText(form, "password") }) });
  return emailAddress.parse(typed.email);
}
