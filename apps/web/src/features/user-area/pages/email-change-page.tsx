import { activateChangedEmail } from "@portal/contract/user-area/profile";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { formText } from "../../../platform/forms/form-text.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { lookUpSession, sessionState } from "../../../platform/session/session-store.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { UndoEmailChange } from "./undo-email-change.tsx";

type Changed = { email: string; login: string };

/**
 * `user_email_change`: opened by the link in the mail to the new address, or with `zurueck` by the one to the former
 * address. Only the button confirms, because mail scanners open links.
 */
export default function EmailChangePage() {
  // Once per visit, because the first read removes the token from the address.
  const [token] = useState(() => takeFromAddress("token"));
  const [isUndo] = useState(() => takeFromAddress("zurueck") !== null);
  const [changed, setChanged] = useState<Changed | null>(null);
  if (isUndo && token !== null) return <UndoEmailChange token={token} />;
  return changed === null ? <Confirm token={token} onChanged={setChanged} /> : <Done changed={changed} />;
}

function Confirm({ token, onChanged }: { token: string | null; onChanged: (changed: Changed) => void }) {
  const { errors, refusal, pending, submit } = useSubmission();
  async function confirm(form: HTMLFormElement) {
    await submit(form, async () => {
      const changed = await apiCall(activateChangedEmail, { body: { token: token ?? formText(form, "token") } });
      if (sessionState().kind === "logged-in") await lookUpSession();
      onChanged(changed);
    });
  }
  return (
    <CardPage
      title="Neue E-Mail-Adresse bestätigen"
      lead="Sobald Sie bestätigen, schreiben wir Ihnen an die neue Adresse. Haben Sie sich bisher mit der alten Adresse angemeldet, dann nehmen Sie künftig die neue. Auf allen Geräten melden wir Sie ab."
      below={
        <p>
          <PageLink to="user_dashboard" query={{ bereich: "anmeldung" }}>
            Zu meinem Bereich
          </PageLink>
        </p>
      }
    >
      <Form onSubmit={confirm}>
        {refusal !== null && (
          <Alert tone="danger" announce>
            {refusal} Eine neue Bestätigung fordern Sie in Ihrem Bereich an.
          </Alert>
        )}
        {token === null && (
          <TextField
            label="Code aus der E-Mail"
            help="Er steht am Ende des Links, hinter „token=“."
            name="token"
            autoComplete="one-time-code"
            spellCheck={false}
            error={errors["token"]}
          />
        )}
        <Button type="submit" variant="primary" wide pending={pending}>
          E-Mail-Adresse bestätigen
        </Button>
      </Form>
    </CardPage>
  );
}

const Done = ({ changed: { email, login } }: { changed: Changed }) => (
  <CardPage title="Ihre neue E-Mail-Adresse gilt" lead={`Wir schreiben Ihnen ab jetzt an ${email}.`}>
    <Alert tone="success" announce>
      Melden Sie sich jetzt mit dem Anmeldenamen {login} neu an. Ihr Passwort bleibt gleich.
    </Alert>
    <PageLink to="login" className={buttonClass({ variant: "primary", wide: true })}>
      Anmelden
    </PageLink>
  </CardPage>
);
