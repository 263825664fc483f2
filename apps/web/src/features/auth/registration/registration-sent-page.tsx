import { emailAddress, resendActivation } from "@portal/contract/auth/registration/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { checked } from "../components/checked.ts";
import { MailOnItsWay } from "../components/mail-on-its-way.tsx";
import { SendAgain } from "../components/send-again.tsx";
import { sentTo } from "../components/sent-to.ts";

/** The same for addresses that are known and for those that are not: who typed one learns nothing about its owner. */
export function RegistrationSentPage() {
  const address = sentTo("registration");
  return (
    <AccessCard
      title={address === undefined ? "Bitte sehen Sie in Ihr Postfach" : "Wir haben Ihnen geschrieben"}
      lead="Öffnen Sie den Link in der E-Mail. Erst dann legen wir Ihr Konto an."
      below={
        <>
          <p>
            Der Link lässt sich nicht öffnen? <PageLink to="register_activation">Code eingeben</PageLink>
          </p>
          <p>
            Adresse vertippt? <PageLink to="register">Noch einmal registrieren</PageLink>
          </p>
        </>
      }
    >
      <MailOnItsWay address={address} lifetime="Der Link gilt 24 Stunden und nur einmal." />
      <SendAgain
        address={address}
        field="email"
        label="E-Mail-Adresse der Registrierung"
        send={(email) => apiCall(resendActivation, { body: { email: checked(emailAddress, email, "email") } })}
      />
    </AccessCard>
  );
}
