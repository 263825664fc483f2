import { forgottenLogin, requestAccessLink } from "@portal/contract/auth/passwords/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { checked } from "../components/checked.ts";
import { MailOnItsWay } from "../components/mail-on-its-way.tsx";
import { SendAgain } from "../components/send-again.tsx";
import { sentTo } from "../components/sent-to.ts";

/**
 * `request_confirmation`: the same whether or not somebody has this log-in name. A log-in name may have its mails
 * elsewhere, so the page repeats what was typed and names no address.
 */
export function RequestConfirmationPage() {
  const login = sentTo("access");
  return (
    <AccessCard
      title="Bitte sehen Sie in Ihr Postfach"
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
      <MailOnItsWay address={undefined} lifetime="Der Link gilt 30 Minuten und nur einmal." />
      <SendAgain
        address={login}
        field="login"
        label="Anmeldename oder E-Mail-Adresse"
        send={(typed) => apiCall(requestAccessLink, { body: { login: checked(forgottenLogin, typed, "login") } })}
      />
    </AccessCard>
  );
}
