import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";

/** `password_renew_confirmation`: passes its query to the login page, where it says what to open after the login. */
export function RenewConfirmationPage() {
  return (
    <AccessCard
      title="Ihr neues Passwort gilt"
      lead="Melden Sie sich jetzt damit an. Auf allen Geräten sind Sie abgemeldet. Hat sich dabei noch etwas geändert, steht es in der E-Mail, die Sie bekommen haben."
    >
      <PageLink to="login" query={usePageQuery()} className={buttonClass({ variant: "primary", wide: true })}>
        Anmelden
      </PageLink>
    </AccessCard>
  );
}
