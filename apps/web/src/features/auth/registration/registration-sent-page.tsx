import { emailAddress, resendActivation } from "@portal/contract/auth/registration/calls";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { validateForm } from "../components/validate-form.ts";
import { CheckYourMail } from "../components/check-your-mail.tsx";
import { SendAgain } from "../components/send-again.tsx";
import { lastRecipient } from "../components/last-recipient.ts";

/** The same for known and unknown addresses, so that nobody learns whether an address has an account. */
export function RegistrationSentPage() {
  const address = lastRecipient("registration");
  return (
    <AccessCard
      title={address === undefined ? "Bitte sehen Sie in Ihrem Postfach nach" : "Wir haben Ihnen geschrieben"}
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
      <CheckYourMail address={address} lifetime="Der Link gilt 24 Stunden und nur einmal." />
      <SendAgain
        address={address}
        field="email"
        label="E-Mail-Adresse der Registrierung"
        send={(email) => apiCall(resendActivation, { body: { email: validateForm(emailAddress, email, "email") } })}
      />
    </AccessCard>
  );
}
