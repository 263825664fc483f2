import { type AccountLink, accountLinkRegister } from "@portal/contract/account-linking/calls";
import { useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { TermsCheckbox } from "../../../platform/brand/terms-checkbox.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { LinkFacts } from "../components/link-facts.tsx";
import { LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";
import { useAfterLinking } from "../use-link.ts";

/** `linking_register`: visitors without an account register with the link's address, which the link has verified. */
export function LinkingRegisterPage() {
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
  const goOn = useAfterLinking();
  const form = useRef<HTMLFormElement>(null);
  const about = () => [link.email, form.current ? formText(form.current, "displayName") : ""];

  function send(sent: HTMLFormElement) {
    void submit(sent, async () => {
      const body = {
        data,
        displayName: formText(sent, "displayName"),
        password: formText(sent, "password"),
        acceptedTerms: (formText(sent, "acceptedTerms") !== "") as true,
      };
      await goOn((await apiCall(accountLinkRegister, { body, recoverSession: false })).link);
    });
  }
  return (
    <Form refusal={refusal} ref={form} onSubmit={send}>
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
      <NewPasswordField about={about} error={errors["password"]} />
      <TermsCheckbox processing="claiming" error={errors["acceptedTerms"]} />
      <Button type="submit" variant="primary" wide pending={pending}>
        Konto anlegen und verknüpfen
      </Button>
    </Form>
  );
}
