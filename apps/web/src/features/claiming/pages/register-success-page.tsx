import { resendActivation } from "@portal/contract/auth/registration/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { needsLogin } from "../needs-login.ts";
import { registrationDraft } from "../registration-draft.ts";

/** `claiming_register_success`: the mail is sent; the page is the same for known and unknown addresses. */
export function RegisterSuccessPage() {
  return (
    <ClaimingPage
      title="Wir haben Ihnen geschrieben"
      lead="Bitte öffnen Sie den Link in der E-Mail. Danach melden Sie sich an und übernehmen den Eintrag."
      matches={needsLogin}
    >
      {({ company }) => (
        <Stack>
          <SendAgain />
          <p>
            Schon bestätigt?{" "}
            <PageLink to="claiming_login" query={{ firma: String(company.id) }}>
              Für die Übernahme anmelden
            </PageLink>
          </p>
        </Stack>
      )}
    </ClaimingPage>
  );
}

function SendAgain() {
  const { pending, refusal, run } = useSubmission();
  const [isSent, setSent] = useState(false);
  const email = registrationDraft()?.email;
  if (email === undefined) return null;
  const send = async () => {
    await apiCall(resendActivation, { body: { email } });
    setSent(true);
  };
  return (
    <Stack>
      <p>
        Die E-Mail geht an <strong>{email}</strong>. Sie ist nicht da? Sehen Sie bitte auch im Spam-Ordner nach.
      </p>
      <Refusal text={refusal} />
      {isSent && (
        <Alert tone="success" announce>
          Wir haben die E-Mail noch einmal geschickt.
        </Alert>
      )}
      <Button wide pending={pending} onClick={() => void run(send)}>
        Noch einmal schicken
      </Button>
    </Stack>
  );
}
