import { emailAddress } from "@portal/contract/auth/registration/calls";
import { useRef, useState } from "react";
import { TermsCheckbox } from "../../../platform/brand/terms-checkbox.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { needsLogin } from "../needs-login.ts";
import { emailRefusal, keepDraft, registrationDraft } from "../registration-draft.ts";

type Errors = { email?: string | undefined; acceptedTerms?: string | undefined };

/** `claiming_register`: step one asks for name and address. */
export function RegisterPage() {
  return (
    <ClaimingPage
      title="Für die Übernahme registrieren"
      lead="Schritt 1 von 2: Wie heißen Sie, und wohin schicken wir die Bestätigung?"
      matches={needsLogin}
    >
      {({ company }) => <StepOne firma={String(company.id)} />}
    </ClaimingPage>
  );
}

function StepOne({ firma }: { firma: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({ email: emailRefusal() ?? undefined });
  const goTo = useGoTo();
  const kept = registrationDraft();

  function submit(sent: HTMLFormElement) {
    const data = new FormData(sent);
    const email = emailAddress.safeParse(data.get("email"));
    const wrong: Errors = {
      email: email.success ? undefined : email.error.issues[0]?.message,
      acceptedTerms: data.has("acceptedTerms") ? undefined : "Bitte stimmen Sie den Nutzungsbedingungen zu.",
    };
    setErrors(wrong);
    const first = wrong.email ? "email" : wrong.acceptedTerms ? "acceptedTerms" : undefined;
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    if (!email.success) return;
    keepDraft({ displayName: formText(sent, "displayName").trim(), email: email.data });
    void goTo("claiming_register_password", { query: { firma } });
  }
  return (
    <>
      <Form ref={form} onSubmit={submit}>
        <TextField
          label="Ihr Name"
          name="displayName"
          autoComplete="name"
          maxLength={80}
          optional
          defaultValue={kept?.displayName}
        />
        <TextField
          label="E-Mail-Adresse"
          help="Ihre eigene. Mit ihr melden Sie sich später an."
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={kept?.email}
          error={errors.email}
          onInput={() => setErrors((now) => ({ ...now, email: undefined }))}
        />
        <TermsCheckbox
          processing="claiming"
          defaultChecked={kept !== null}
          error={errors.acceptedTerms}
          onChange={() => setErrors((now) => ({ ...now, acceptedTerms: undefined }))}
        />
        <Button type="submit" variant="primary">
          Weiter zum Passwort
        </Button>
      </Form>
      <p>
        Sie haben schon ein Konto?{" "}
        <PageLink to="claiming_login" query={{ firma }}>
          Für die Übernahme anmelden
        </PageLink>
      </p>
    </>
  );
}
