import { brand } from "../../../platform/brand/brand.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { AccessCard } from "../components/access-card.tsx";
import { RegistrationForm } from "./registration-form.tsx";

/** `register` (Specification §2 "Registration and access"). */
export function RegisterPage() {
  const goTo = useGoTo();
  return (
    <AccessCard
      title="Registrieren"
      lead={`Mit einem Konto bei ${brand.name} pflegen Sie Ihren Eintrag und Ihre Bewertungen. Es kostet nichts.`}
      below={
        <>
          <p>
            Sie haben schon ein Konto? <PageLink to="login">Anmelden</PageLink>
          </p>
          <p>
            Erst einmal sehen, wie Ihre Firma dasteht? <PageLink to="listing_check">Kostenlos prüfen</PageLink>
          </p>
          <p>
            Lieber ohne Passwort? <PageLink to="guest">Als Gast registrieren</PageLink>
          </p>
        </>
      }
    >
      <RegistrationForm isGuest={false} onDone={() => goTo("register_success")} />
    </AccessCard>
  );
}
