import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { SupportLoginForm } from "./support-login-form.tsx";

/** `login_cuca`: an agent of customer care logs in for one company. The guard has logged out any earlier user. */
export default function SupportLoginPage() {
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
      <SupportLoginForm companyId={companyId} />
    </CardPage>
  );
}
