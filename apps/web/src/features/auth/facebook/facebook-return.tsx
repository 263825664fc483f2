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
import { textOf } from "../../../platform/forms/text-of.ts";
import { enterAs } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { explainRefusal } from "../components/log-in-problems.ts";
import { useAct } from "../components/use-act.ts";
import { restoreReturnAddress } from "./return-address.ts";

type Person = { name: string; email: string };
type State =
  | { kind: "waiting" }
  | { kind: "refused"; message: string }
  | { kind: "unlinked"; person: Person }
  | { kind: "mailed"; email: string };

/** Back from Facebook: logs in, or asks how the two accounts belong together. */
export default function FacebookReturn({ onLeave }: { onLeave: () => void }) {
  const [query] = useState(window.location.search);
  const [state, setState] = useState<State>({ kind: "waiting" });
  const begun = useRef(false);

  useEffect(() => {
    // Its code serves once: a second run of the effect must not send it again.
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
          <Alert tone="success" title="Bitte sehen Sie in Ihre E-Mails" announce>
            Wir haben an {state.email} geschrieben. Öffnen Sie den Link darin. Danach melden Sie sich mit Facebook an.
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

/** Logs in with what Facebook sent; null where that worked and the session moves the portal on. */
async function arrive(query: string): Promise<State | null> {
  try {
    const { user } = await apiCall(loginByFacebook, { body: { query }, recoverSession: false });
    enterAs(user);
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

/** By its password: an address alone proves nothing. */
function Link({ person }: { person: Person }) {
  const { pending, run, generalError } = useAct();
  const failure = generalError();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { login: textOf(form, "login"), password: textOf(form, "password") };
    void run(async () => {
      const { user } = await apiCall(linkFacebook, { body, recoverSession: false });
      enterAs(user);
    });
  }
  return (
    <Section title="Ich habe hier schon ein Konto">
      <form onSubmit={submit}>
        <Stack gap="lg">
          <Refusal text={failure} />
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
  const { pending, run, refusal, generalError, refuse } = useAct();
  const failure = generalError("acceptedTerms");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!new FormData(event.currentTarget).has("acceptedTerms"))
      return refuse({ field: "acceptedTerms", message: "Bitte stimmen Sie den Nutzungsbedingungen zu." });
    void run(async () => {
      const answer = await apiCall(registerByFacebook, { body: { acceptedTerms: true }, recoverSession: false });
      onMailed(answer.email);
    });
  }
  return (
    <Section title="Ich bin neu hier" description={`Wir schreiben an ${email}, damit Sie die Adresse bestätigen.`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Refusal text={failure} />
          <TermsCheckbox error={refusal?.field === "acceptedTerms" ? refusal.message : undefined} />
          <Button type="submit" wide pending={pending}>
            Konto anlegen
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
