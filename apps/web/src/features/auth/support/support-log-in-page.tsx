import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { SupportLogInForm } from "./support-log-in-form.tsx";

/** `login_cuca`: customer care logs in for one company. Whoever was logged in has been logged out on the way here. */
export default function SupportLogInPage() {
  const session = useSession();
  const { companyId } = usePageQuery();
  return (
    <CardPage
      title="Anmeldung für den Kundendienst"
      lead="Sie handeln eine Stunde lang für eine Firma. Die Firma sieht, wer wann warum für sie tätig war und was sich geändert hat."
    >
      {session.kind === "logged-out" && session.ended && (
        <Alert tone="info">Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.</Alert>
      )}
      <SupportLogInForm companyId={companyId} />
    </CardPage>
  );
}
