import {
  getFacebookPerson,
  linkFacebook,
  loginByFacebook,
  registerByFacebook,
} from "@portal/contract/auth/facebook/calls";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { TermsCheckbox } from "../../../platform/brand/terms-checkbox.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { completeLogin } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { explainRefusal } from "../components/login-problems.ts";
import { restoreReturnAddress } from "./return-address.ts";

type Person = { name: string; email: string };
type State =
  | { kind: "waiting" }
  | { kind: "refused"; message: string }
  | { kind: "unlinked"; person: Person }
  | { kind: "mailed"; email: string };

/** The page after Facebook sent the visitor back: logs in, or asks how to link the Facebook account. */
export default function FacebookReturn({ onLeave }: { onLeave: () => void }) {
  const [query] = useState(window.location.search);
  const [state, setState] = useState<State>({ kind: "waiting" });
  const begun = useRef(false);

  useEffect(() => {
    // The code in the query works only once; a second run of the effect must not send it again.
    if (begun.current) return;
    begun.current = true;
    restoreReturnAddress();
    void (async () => {
      const next = await arrive(query);
      if (next !== null) setState(next);
    })();
  }, [query]);

  switch (state.kind) {
    case "waiting":
      return <Spinner label="Wir melden Sie mit Facebook an." />;
    case "refused":
      return (
        <Stack>
          <Alert tone="warning" announce>
            {state.message}
          </Alert>
          <Button variant="primary" wide onClick={onLeave}>
            Zur Anmeldung
          </Button>
        </Stack>
      );
    case "mailed":
      return (
        <Stack>
          <Alert tone="success" title="Bitte sehen Sie in Ihren E-Mails nach" announce>
            Wir haben an {state.email} geschrieben. Öffnen Sie den Link in diesem Browser. Nur dann verbinden wir
            Facebook mit Ihrem Konto.
          </Alert>
          <Button wide onClick={onLeave}>
            Zur Anmeldung
          </Button>
        </Stack>
      );
    case "unlinked":
      return (
        <Unlinked person={state.person} onMailed={(email) => setState({ kind: "mailed", email })} onLeave={onLeave} />
      );
  }
}

/** Logs in with Facebook's answer. Returns null after success, because the session then moves the portal on. */
async function arrive(query: string): Promise<State | null> {
  try {
    const { user } = await apiCall(loginByFacebook, { body: { query }, recoverSession: false });
    completeLogin(user);
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.has("auth.facebook_unlinked"))
      return { kind: "refused", message: explainRefusal(error) };
    return apiCall(getFacebookPerson, { recoverSession: false }).then(
      (person) => ({ kind: "unlinked", person }),
      (failure: unknown) => ({ kind: "refused", message: explainRefusal(failure) }),
    );
  }
}

type UnlinkedProps = { person: Person; onMailed: (email: string) => void; onLeave: () => void };

function Unlinked({ person, onMailed, onLeave }: UnlinkedProps) {
  return (
    <Stack gap="xl">
      <p role="status">
        Facebook hat uns <strong>{person.name === "" ? "Ihr Konto" : person.name}</strong>
        {person.email === "" ? "" : ` und die Adresse ${person.email}`} genannt. Damit können Sie sich hier noch nicht
        anmelden.
      </p>
      <Link person={person} />
      {person.email !== "" && <Register email={person.email} onMailed={onMailed} />}
      <Button variant="quiet" onClick={onLeave}>
        Ohne Facebook anmelden
      </Button>
    </Stack>
  );
}

/** Asks for the password, because the address that Facebook names proves nothing. */
function Link({ person }: { person: Person }) {
  const { pending, submit, refusal } = useSubmission(explainRefusal);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { login: formText(form, "login"), password: formText(form, "password") };
    void submit(form, async () => {
      const { user } = await apiCall(linkFacebook, { body, recoverSession: false });
      completeLogin(user);
    });
  }
  return (
    <Section title="Ich habe hier schon ein Konto">
      <form onSubmit={send}>
        <Stack gap="lg">
          <Refusal text={refusal} />
          <TextField
            label="Anmeldename"
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={person.email}
            required
          />
          <PasswordField
            label="Passwort"
            help="Nur dieses eine Mal, um beide Konten zu verbinden"
            name="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="primary" wide pending={pending}>
            Verbinden und anmelden
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

function Register({ email, onMailed }: { email: string; onMailed: (email: string) => void }) {
  const { pending, submit, errors, refusal, refuse } = useSubmission(explainRefusal);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!new FormData(form).has("acceptedTerms"))
      return refuse("acceptedTerms", "Bitte stimmen Sie den Nutzungsbedingungen zu.");
    void submit(form, async () => {
      const answer = await apiCall(registerByFacebook, { body: { acceptedTerms: true }, recoverSession: false });
      onMailed(answer.email);
    });
  }
  return (
    <Section title="Ich bin neu hier" description={`Wir schreiben an ${email}, damit Sie die Adresse bestätigen.`}>
      <form onSubmit={send} noValidate>
        <Stack gap="lg">
          <Refusal text={refusal} />
          <TermsCheckbox error={errors["acceptedTerms"]} />
          <Button type="submit" wide pending={pending}>
            Konto anlegen
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
