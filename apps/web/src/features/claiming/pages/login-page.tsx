import { claimingLogin } from "@portal/contract/claiming/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { useNewPasswordOffer } from "../../../platform/passwords/new-password-offer.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { lookUpSession } from "../../../platform/session/session-store.ts";
import { keepTypedLogin, typedLogin } from "../../../platform/session/typed-login.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_login`: the usual login, which then continues with the company. */
export function LoginPage() {
  return (
    <ClaimingPage
      title="Für die Übernahme anmelden"
      lead="Melden Sie sich mit Ihrem eigenen Konto an. Danach wählen Sie, wie wir den Code schicken."
      matches={({ isLoggedIn }) => !isLoggedIn}
    >
      {({ company }) => <ClaimLogin company={company.id} />}
    </ClaimingPage>
  );
}

type Missing = { login?: string; password?: string };

function ClaimLogin({ company }: { company: number }) {
  const { pending, refusal, run } = useSubmission();
  const newPassword = useNewPasswordOffer();
  const [missing, setMissing] = useState<Missing>({});
  const form = useRef<HTMLFormElement>(null);
  const firma = String(company);

  function submit(sent: HTMLFormElement) {
    const login = formText(sent, "login");
    const password = formText(sent, "password");
    const wrong: Missing = {
      ...(login === "" ? { login: "Bitte geben Sie Ihren Anmeldenamen ein." } : {}),
      ...(password === "" ? { password: "Bitte geben Sie Ihr Passwort ein." } : {}),
    };
    setMissing(wrong);
    const first = wrong.login ? "login" : wrong.password ? "password" : undefined;
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    void run(async () => {
      await apiCall(claimingLogin, { body: { login, password, company }, recoverSession: false }).catch(
        (error: unknown) => {
          newPassword.notice(error);
          throw error;
        },
      );
      // The page loads the claim again for the logged-in person and forwards to the next step.
      await lookUpSession();
    });
  }
  return (
    <>
      <Form refusal={refusal} refusalActions={newPassword.offer} ref={form} onSubmit={submit}>
        <TextField
          label="Anmeldename"
          help="Meist Ihre E-Mail-Adresse"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typedLogin()}
          onInput={({ currentTarget }) => keepTypedLogin(currentTarget.value)}
          error={missing.login}
        />
        <PasswordField label="Passwort" name="password" autoComplete="current-password" error={missing.password} />
        <Button type="submit" variant="primary" pending={pending}>
          Anmelden
        </Button>
      </Form>
      <Stack>
        <p>
          Sie haben noch kein Konto?{" "}
          <PageLink to="claiming_register" query={{ firma }}>
            Für die Übernahme registrieren
          </PageLink>
        </p>
        <p>
          <PageLink to="login" query={{ firma, callbackPage: pathOf("claiming_login") }}>
            Anders anmelden oder Passwort vergessen
          </PageLink>
        </p>
      </Stack>
    </>
  );
}
