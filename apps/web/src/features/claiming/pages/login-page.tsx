import { claimingLogin } from "@portal/contract/claiming/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { type FormEvent, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { lookUpSession } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { useAction } from "../components/use-action.ts";

/** `claiming_login`: the same log-in as everywhere, which goes on with the company. */
export function LoginPage() {
  return (
    <ClaimingPage
      title="Für die Übernahme anmelden"
      lead="Melden Sie sich mit Ihrem eigenen Konto an. Danach wählen Sie, wie wir den Code schicken."
      stands={({ isLoggedIn }) => !isLoggedIn}
    >
      {({ company }) => <LogIn company={company.id} />}
    </ClaimingPage>
  );
}

type Missing = { login?: string; password?: string };

function LogIn({ company }: { company: number }) {
  const { isPending, failure, run } = useAction();
  const [missing, setMissing] = useState<Missing>({});
  const form = useRef<HTMLFormElement>(null);
  const firma = String(company);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const login = textOf(event.currentTarget, "login");
    const password = textOf(event.currentTarget, "password");
    const wrong: Missing = {
      ...(login === "" ? { login: "Bitte geben Sie Ihren Anmeldenamen ein." } : {}),
      ...(password === "" ? { password: "Bitte geben Sie Ihr Passwort ein." } : {}),
    };
    setMissing(wrong);
    const first = wrong.login ? "login" : wrong.password ? "password" : undefined;
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    void run(async () => {
      await apiCall(claimingLogin, { body: { login, password, company }, recoverSession: false });
      // The page looks again as the person who is logged in now, and leads on.
      await lookUpSession();
    });
  }
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Refusal text={failure?.message} />
          <TextField
            label="Anmeldename"
            help="Meist Ihre E-Mail-Adresse"
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={missing.login}
          />
          <PasswordField label="Passwort" name="password" autoComplete="current-password" error={missing.password} />
          <Button type="submit" variant="primary" pending={isPending}>
            Anmelden
          </Button>
        </Stack>
      </form>
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
