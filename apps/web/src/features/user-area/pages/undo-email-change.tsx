import { undoEmailChange } from "@portal/contract/user-area/profile";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { lookUpSession, sessionState } from "../../../platform/session/session-store.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";

type Undone = { email: string; login: string; accessToken: string };

const help = (
  <p>
    Sie kommen nicht weiter? Rufen Sie uns an: <ServicePhone />
  </p>
);

/** Opened by the link in the mail to the former address. Only the button undoes, because mail scanners open links. */
export function UndoEmailChange({ token }: { token: string }) {
  const { refusal, pending, submit } = useSubmission();
  const [undone, setUndone] = useState<Undone | null>(null);
  async function undo(form: HTMLFormElement) {
    await submit(form, async () => {
      const answer = await apiCall(undoEmailChange, { body: { token } });
      if (sessionState().kind === "logged-in") await lookUpSession();
      setUndone(answer);
    });
  }
  if (undone !== null) return <Done undone={undone} />;
  return (
    <CardPage
      title="Konto zurückholen"
      lead="Ihre bisherige E-Mail-Adresse gilt dann wieder: die, an die unsere E-Mail ging."
      below={help}
    >
      <Form onSubmit={undo}>
        {refusal !== null && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        <p>
          Wir melden alle Geräte ab. Das bisherige Passwort gilt nicht mehr. Passkeys und ein verbundenes Facebook-Konto
          entfernen wir. Danach wählen Sie ein neues Passwort.
        </p>
        <Button type="submit" variant="primary" wide pending={pending}>
          Änderung rückgängig machen
        </Button>
      </Form>
    </CardPage>
  );
}

const Done = ({ undone: { email, login, accessToken } }: { undone: Undone }) => (
  <CardPage title="Ihre Adresse gilt wieder" lead={`Wir schreiben Ihnen wieder an ${email}.`} below={help}>
    <Alert tone="success" announce>
      Sie melden sich mit dem Anmeldenamen {login} an. Es fehlt nur noch ein neues Passwort.
    </Alert>
    <PageLink
      to="password_renew"
      query={{ token: accessToken }}
      className={buttonClass({ variant: "primary", wide: true })}
    >
      Neues Passwort wählen
    </PageLink>
  </CardPage>
);
