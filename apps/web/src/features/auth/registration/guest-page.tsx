import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { AccessCard } from "../components/access-card.tsx";
import { RegistrationForm } from "./registration-form.tsx";

/** `guest`: registers a user without a password, who logs in by mailed links. */
export function GuestPage() {
  const goTo = useGoTo();
  return (
    <AccessCard
      title="Als Gast registrieren"
      lead="Ohne Passwort: Zum Anmelden schicken wir Ihnen jedes Mal einen Link. Es kostet nichts."
      below={
        <p>
          Lieber mit Passwort? <PageLink to="register">Registrieren</PageLink>
        </p>
      }
    >
      <RegistrationForm isGuest onDone={() => goTo("guest_success")} />
    </AccessCard>
  );
}
