import { forgottenLogin, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { keepTypedLogin, typedLogin } from "../../../platform/session/typed-login.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { validateForm } from "../components/validate-form.ts";
import { rememberRecipient } from "../components/last-recipient.ts";

/** `request`: orders a login link, for people who forgot their password and for guests, who have none. */
export function RequestPage() {
  return (
    <AccessCard
      title="Passwort vergessen"
      lead="Wir schicken Ihnen einen Link. Mit ihm melden Sie sich an oder legen ein neues Passwort fest."
      below={
        <p>
          Wieder eingefallen? <PageLink to="login">Anmelden</PageLink>
        </p>
      }
    >
      <RequestForm />
    </AccessCard>
  );
}

function RequestForm() {
  const { errors, refusal, pending, submit } = useSubmission();
  const goTo = useGoTo();

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const login = validateForm(forgottenLogin, formText(form, "login"), "login");
      await apiCall(requestAccessLink, { body: { login } });
      rememberRecipient("access", login);
      await goTo("request_confirmation");
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <TextField
        label="Anmeldename oder E-Mail-Adresse"
        name="login"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={typedLogin()}
        onInput={({ currentTarget }) => keepTypedLogin(currentTarget.value)}
        error={errors["login"]}
      />
      <Button type="submit" variant="primary" wide pending={pending}>
        Link anfordern
      </Button>
    </Form>
  );
}
