import { memo, Suspense, useState } from "react";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { lazyPart } from "../../../platform/loading/lazy-part.tsx";
import { useLogoutState } from "../../../platform/session/pending-logout.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useSession } from "../../../platform/session/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useBrowserFact } from "../../../ui/hydration/use-browser-fact.ts";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { LoginForm } from "../components/login-form.tsx";
import styles from "./login-page.module.css";

const OtherLogins = lazyPart(() => import("../components/other-logins.tsx"));
const FacebookReturn = lazyPart(() => import("../facebook/facebook-return.tsx"));

/**
 * Login (Specification §2 "Registration and access"). Uses native inputs only, because it is the first page that a
 * browser loads.
 */
export function LoginPage() {
  const session = useSession();
  // Facebook sends visitors back with a `state`; FacebookReturn then replaces the form.
  const [isForm, setForm] = useState(!window.location.search.includes("state="));
  const isSecure = useBrowserFact(() => window.isSecureContext, true);
  return (
    <CardPage
      title="Anmelden"
      lead={`Ihr Eintrag, Ihre Produkte und Ihre Anfragen bei ${brand.name}.`}
      below={
        <>
          <p>
            <PageLink to="request">Passwort vergessen</PageLink>
          </p>
          <p>
            Noch kein Konto? <PageLink to="register">Registrieren</PageLink>
          </p>
          <p>
            Ihre Firma steht schon bei uns? <PageLink to="claiming_welcome">Eintrag übernehmen</PageLink>
          </p>
          <p>
            Steht Ihre Firma überall richtig? <PageLink to="listing_check">Kostenlos prüfen</PageLink>
          </p>
          <p>
            Sie arbeiten bei {brand.name}? <PageLink to="login_cuca">Anmeldung für den Kundendienst</PageLink>
          </p>
          <p>
            Probleme beim Anmelden? Rufen Sie uns an: <ServicePhone />
            <br />
            {brand.contactDetails.serviceHours}
          </p>
        </>
      }
    >
      {session.kind === "logged-out" && session.ended && (
        <Alert tone="info">Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.</Alert>
      )}
      <LogoutNotice />
      {!isSecure && <InsecureConnection />}
      {isForm && <LoginForm />}
      <div className={styles.ways}>
        <OtherWays isForm={isForm} onForm={setForm} />
      </div>
    </CardPage>
  );
}

type OtherWaysProps = { isForm: boolean; onForm: (isForm: boolean) => void };

/**
 * Kept from rendering with the page: it comes as HTML, and until its code is there an update from above would make
 * React throw that HTML away, with the button that somebody is just pressing, and draw it anew.
 */
const OtherWays = memo(({ isForm, onForm }: OtherWaysProps) => (
  <Suspense>{isForm ? <OtherLogins /> : <FacebookReturn onLeave={() => onForm(true)} />}</Suspense>
));

/** Says whether the server knows of a logout that had no connection. */
function LogoutNotice() {
  const logout = useLogoutState();
  if (logout === "none") return null;
  if (logout === "done")
    return (
      <Alert tone="success" announce>
        Ihre Abmeldung ist jetzt abgeschlossen.
      </Alert>
    );
  return (
    <Alert tone="warning" title="Ihre Abmeldung ist noch nicht abgeschlossen" announce>
      Wir erreichen das Portal gerade nicht. In diesem Browser sieht niemand mehr Ihr Konto. Sobald die Verbindung
      wieder da ist, schließen wir die Abmeldung ab. Lassen Sie das Fenster bis dahin offen, oder rufen Sie das Portal
      hier später noch einmal auf.
    </Alert>
  );
}

/** Browsers store the session cookie on https and on localhost only. */
function InsecureConnection() {
  return (
    <Alert tone="warning" title="Diese Verbindung ist nicht verschlüsselt">
      Ihr Browser nimmt die Anmeldung nur über eine gesicherte Verbindung an. Bitte rufen Sie das Portal mit{" "}
      <strong>https://</strong> auf, auf demselben Rechner auch über <strong>http://localhost</strong>.
    </Alert>
  );
}
