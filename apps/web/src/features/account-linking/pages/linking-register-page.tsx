import { type AccountLink, accountLinkRegister } from "@portal/contract/account-linking";
import { PASSWORD_MIN_CHARACTERS } from "@portal/contract/passwords";
import type { FormEvent } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { LinkFacts } from "../components/link-facts.tsx";
import { formClass, LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";
import { useAfterTaking } from "../use-link.ts";
import { textOf, useSubmission } from "../../../platform/forms/use-submission.ts";

/** `linking_register`: who has no account makes one with the address of the link, which the link has proved. */
export function Page() {
  return (
    <WithLink title="Konto anlegen und verknüpfen">
      {(link, data) => (
        <LinkFrame
          title="Konto anlegen und verknüpfen"
          lead={`Mit Ihrem Konto arbeiten Sie für ${link.company_name}. Das kostet nichts und ist kein Vertrag.`}
        >
          <LinkFacts link={link} />
          <RegisterForm link={link} data={data} />
          <p>
            Sie haben schon ein Konto? <PageLink to="linking_login">Anmelden und verknüpfen</PageLink>
          </p>
        </LinkFrame>
      )}
    </WithLink>
  );
}

function RegisterForm({ link, data }: { link: AccountLink; data: string }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const goOn = useAfterTaking();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(form, async () => {
      const body = {
        data,
        displayName: textOf(form, "displayName"),
        password: textOf(form, "password"),
        acceptedTerms: (textOf(form, "acceptedTerms") !== "") as true,
      };
      await goOn((await apiCall(accountLinkRegister, { body, recoverSession: false })).link);
    });
  }
  return (
    <form className={formClass} onSubmit={send} noValidate>
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <TextField
        label="E-Mail-Adresse"
        help="An diese Adresse ging der Link. Sie ist Ihr Anmeldename."
        name="email"
        autoComplete="username"
        value={link.email}
        readOnly
      />
      <TextField
        label="Ihr Name"
        optional
        help="So sehen andere in der Firma, wer Sie sind."
        name="displayName"
        autoComplete="name"
        error={errors["displayName"]}
      />
      <PasswordField
        label="Passwort"
        help={`Mindestens ${PASSWORD_MIN_CHARACTERS} Zeichen. Mehrere Wörter sind leichter zu merken und schwer zu erraten.`}
        name="password"
        autoComplete="new-password"
        error={errors["password"]}
      />
      <Checkbox label="Ich stimme den Nutzungsbedingungen zu" name="acceptedTerms" error={errors["acceptedTerms"]} />
      <Button type="submit" variant="primary" wide pending={pending}>
        Konto anlegen und verknüpfen
      </Button>
    </form>
  );
}
