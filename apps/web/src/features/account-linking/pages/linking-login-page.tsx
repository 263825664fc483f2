import { acceptAccountLink, type AccountLink, accountLinkLogin } from "@portal/contract/account-linking/calls";
import { type FormEvent, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { textOf } from "../../../platform/forms/text-of.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { logOut } from "../../../platform/session/session-store.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { LinkFacts } from "../components/link-facts.tsx";
import { LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";
import { useAfterTaking } from "../use-link.ts";

/** `linking_login`: who has an account logs in and so takes the link; who is logged in takes it with one button. */
export function LinkingLoginPage() {
  const session = useSession();
  return (
    <WithLink title="Firma verknüpfen">
      {(link, data) => (
        <LinkFrame
          title={`${link.company_name} verknüpfen`}
          lead="Danach arbeiten Sie mit Ihrem Konto für diese Firma. Das kostet nichts und ist kein Vertrag."
        >
          <LinkFacts link={link} />
          {session.kind === "logged-in" ? (
            <TakeAsMyself login={session.user.login} data={data} />
          ) : (
            <LogInAndTake link={link} data={data} />
          )}
        </LinkFrame>
      )}
    </WithLink>
  );
}

function TakeAsMyself({ login, data }: { login: string; data: string }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = useAfterTaking();

  async function take() {
    setPending(true);
    setFailure(null);
    try {
      await goOn((await apiCall(acceptAccountLink, { body: { data } })).link);
    } catch (error) {
      setFailure(germanMessage(error));
      setPending(false);
    }
  }
  return (
    <Stack>
      <Refusal text={failure} />
      <p>
        Sie sind angemeldet als <strong>{login}</strong>.
      </p>
      <Button variant="primary" wide pending={pending} onClick={() => void take()}>
        Mit diesem Konto verknüpfen
      </Button>
      <Button wide disabled={pending} onClick={() => void logOutKeeping(data)}>
        Mit einem anderen Konto anmelden
      </Button>
    </Stack>
  );
}

/** Logging out empties the browser's storage; the link comes along to the same page again. */
async function logOutKeeping(data: string): Promise<void> {
  await logOut();
  window.location.assign(`/account/verknuepfung/weiterleitung?data=${encodeURIComponent(data)}`);
}

function LogInAndTake({ link, data }: { link: AccountLink; data: string }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const goOn = useAfterTaking();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(form, async () => {
      const body = {
        data,
        login: textOf(form, "login"),
        password: textOf(form, "password"),
        remember: textOf(form, "remember") !== "",
      };
      await goOn((await apiCall(accountLinkLogin, { body, recoverSession: false })).link);
    });
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="lg">
        <Refusal text={refusal} />
        <TextField
          label="Anmeldename"
          help="Meist Ihre E-Mail-Adresse"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={link.hasAccount ? link.email : ""}
          error={errors["login"]}
        />
        <PasswordField label="Passwort" name="password" autoComplete="current-password" error={errors["password"]} />
        <Checkbox label="Angemeldet bleiben" help="Nur auf Ihrem eigenen Gerät" name="remember" />
        <Button type="submit" variant="primary" wide pending={pending}>
          Anmelden und verknüpfen
        </Button>
        {!link.hasAccount && (
          <p>
            Noch kein Konto? <PageLink to="linking_register">Konto anlegen</PageLink>
          </p>
        )}
      </Stack>
    </form>
  );
}
