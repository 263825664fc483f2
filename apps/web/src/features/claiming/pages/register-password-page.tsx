import { type Claiming, claimingRegister } from "@portal/contract/claiming/calls";
import { useEffect, useRef } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { NewPasswordField } from "../../../platform/passwords/new-password-field.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { needsLogin } from "../needs-login.ts";
import { refuseEmail, type RegistrationDraft, registrationDraft } from "../registration-draft.ts";

/** `claiming_register_password`: step two asks for the password. Without step one it goes back there. */
export function RegisterPasswordPage() {
  return (
    <ClaimingPage
      title="Passwort festlegen"
      lead="Schritt 2 von 2: Mit diesem Passwort melden Sie sich künftig an."
      matches={needsLogin}
    >
      {({ company }) => <StepTwo company={company} draft={registrationDraft()} />}
    </ClaimingPage>
  );
}

function StepTwo({ company, draft }: { company: Claiming["company"]; draft: RegistrationDraft | null }) {
  const goTo = useGoTo();
  const firma = String(company.id);
  useEffect(() => {
    if (draft === null) void goTo("claiming_register", { query: { firma }, replace: true });
  }, [draft, firma, goTo]);
  return draft === null ? null : <PasswordForm company={company.id} draft={draft} />;
}

function PasswordForm({ company, draft }: { company: number; draft: RegistrationDraft }) {
  const { pending, errors, refusal, submit, clear } = useSubmission();
  const field = useRef<HTMLInputElement>(null);
  const goTo = useGoTo();
  const query = { firma: String(company) };

  function send(form: HTMLFormElement) {
    const password = field.current?.value ?? "";
    void submit(form, async () => {
      try {
        await apiCall(claimingRegister, { body: { ...draft, acceptedTerms: true, password, company } });
      } catch (error) {
        const refused = error instanceof ApiProblem ? error.errors.find((one) => one.field === "email") : undefined;
        if (refused === undefined) throw error;
        refuseEmail(refused.message);
        await goTo("claiming_register", { query });
        return;
      }
      await goTo("claiming_register_success", { query, replace: true });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={draft.email} readOnly hidden />
      <NewPasswordField
        ref={field}
        about={() => [draft.email, draft.displayName]}
        error={errors["password"]}
        onInput={clear}
      />
      <Button type="submit" variant="primary" pending={pending}>
        Registrieren
      </Button>
      <p>
        <PageLink to="claiming_register" query={query}>
          Zurück zu Name und E-Mail-Adresse
        </PageLink>
      </p>
    </Form>
  );
}
