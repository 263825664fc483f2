import { forgottenLogin, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { validateForm } from "../components/validate-form.ts";
import { CheckYourMail } from "../components/check-your-mail.tsx";
import { SendAgain } from "../components/send-again.tsx";
import { lastRecipient } from "../components/last-recipient.ts";

/**
 * `request_confirmation`: the same for known and unknown login names. A login name may receive its mails elsewhere,
 * so the page repeats what was typed and names no address.
 */
export function RequestConfirmationPage() {
  const login = lastRecipient("access");
  return (
    <AccessCard
      title="Bitte sehen Sie in Ihrem Postfach nach"
      lead={
        login === undefined
          ? "Wenn Sie einen Link angefordert haben, schicken wir ihn an die Adresse Ihres Kontos."
          : `Gibt es ein Konto für „${login}“, schicken wir den Link an dessen E-Mail-Adresse.`
      }
      below={
        <p>
          Vertippt? <PageLink to="request">Anderen Anmeldenamen eingeben</PageLink>
        </p>
      }
    >
      <CheckYourMail address={undefined} lifetime="Der Link gilt 30 Minuten und nur einmal." />
      <SendAgain
        address={login}
        field="login"
        label="Anmeldename oder E-Mail-Adresse"
        send={(typed) => apiCall(requestAccessLink, { body: { login: validateForm(forgottenLogin, typed, "login") } })}
      />
    </AccessCard>
  );
}
