import { acceptAccountLink, type AccountLink, accountLinkLogin } from "@portal/contract/account-linking/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useNewPasswordOffer } from "../../../platform/passwords/new-password-offer.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { logOut } from "../../../platform/session/session-store.ts";
import { keepTypedLogin, typedLogin } from "../../../platform/session/typed-login.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { LinkFacts } from "../components/link-facts.tsx";
import { LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";
import { useAfterLinking } from "../use-link.ts";

/**
 * `linking_login`: visitors with an account log in and accept the link in one step; logged-in people press one
 * button.
 */
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
            <LinkOwnAccount login={session.user.login} data={data} />
          ) : (
            <LoginAndLink link={link} data={data} />
          )}
        </LinkFrame>
      )}
    </WithLink>
  );
}

function LinkOwnAccount({ login, data }: { login: string; data: string }) {
  const { pending, refusal, run } = useSubmission();
  const goOn = useAfterLinking();
  const accept = async () => goOn((await apiCall(acceptAccountLink, { body: { data } })).link);
  return (
    <Stack>
      <Refusal text={refusal} />
      <p>
        Sie sind angemeldet als <strong>{login}</strong>.
      </p>
      <Button variant="primary" wide pending={pending} onClick={() => void run(accept)}>
        Mit diesem Konto verknüpfen
      </Button>
      <Button wide disabled={pending} onClick={() => void logOutKeeping(data)}>
        Mit einem anderen Konto anmelden
      </Button>
    </Stack>
  );
}

/** Logging out empties the browser's storage, so the link travels to the next page in the address. */
async function logOutKeeping(data: string): Promise<void> {
  await logOut();
  window.location.assign(`/account/verknuepfung/weiterleitung?data=${encodeURIComponent(data)}`);
}

function LoginAndLink({ link, data }: { link: AccountLink; data: string }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const goOn = useAfterLinking();
  const newPassword = useNewPasswordOffer();

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const body = {
        data,
        login: formText(form, "login"),
        password: formText(form, "password"),
        remember: formText(form, "remember") !== "",
      };
      const answer = await apiCall(accountLinkLogin, { body, recoverSession: false }).catch((error: unknown) => {
        newPassword.notice(error);
        throw error;
      });
      await goOn(answer.link);
    });
  }
  return (
    <Form refusal={refusal} refusalActions={newPassword.offer} onSubmit={send}>
      <TextField
        label="Anmeldename"
        help="Meist Ihre E-Mail-Adresse"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typedLogin() || (link.hasAccount ? link.email : "")}
        onInput={({ currentTarget }) => keepTypedLogin(currentTarget.value)}
        error={errors["login"]}
      />
      <PasswordField label="Passwort" name="password" autoComplete="current-password" error={errors["password"]} />
      <Checkbox label="Angemeldet bleiben" help="Nur auf Ihrem eigenen Gerät" name="remember" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Anmelden und verknüpfen
      </Button>
      <p>
        <PageLink to="request">Passwort vergessen</PageLink>
      </p>
      {!link.hasAccount && (
        <p>
          Noch kein Konto? <PageLink to="linking_register">Konto anlegen</PageLink>
        </p>
      )}
    </Form>
  );
}
