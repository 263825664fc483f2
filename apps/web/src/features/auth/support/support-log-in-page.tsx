import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/alert.tsx";
import styles from "../pages/log-in-page.module.css";
import { SupportLogInForm } from "./support-log-in-form.tsx";

/** `login_cuca`: customer care logs in for one company. Whoever was logged in has been logged out on the way here. */
export function Page() {
  const session = useSession();
  const { companyId } = usePageQuery();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            Anmeldung für den Kundendienst
          </h1>
          <p className={styles.lead}>
            Sie handeln eine Stunde lang für eine Firma. Die Firma sieht, wer wann warum für sie tätig war und was sich
            geändert hat.
          </p>
        </div>
        {session.kind === "logged-out" && session.ended && (
          <Alert tone="info">Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.</Alert>
        )}
        <SupportLogInForm companyId={companyId} />
      </div>
    </div>
  );
}
