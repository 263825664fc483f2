import { type Activated, activateRegistration } from "@portal/contract/auth/registration/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";
import styles from "../components/access.module.css";
import type { LinkReason } from "../components/link-reasons.ts";
import { useHeadlineFocus } from "../components/use-headline-focus.ts";
import { loginQuery } from "../components/login-query.ts";
import { FacebookActivation, facebookOutcome } from "./facebook-activation.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { TokenForm } from "./token-form.tsx";

/** `register_activation`: by the mailed link, or by typing the code from the same mail. */
export function ActivationPage() {
  const [token] = useState(() => takeFromAddress("token"));
  const [isFromFacebook] = useState(() => takeFromAddress("ueber") === "facebook");
  const [activated, setActivated] = useState<Activated | null>(null);
  const [refused, setRefused] = useState<LinkReason | null>(null);
  const send = async (code: string) => setActivated(await apiCall(activateRegistration, { body: { token: code } }));
  const byHand = <TokenForm token={null} submitLabel="Code bestätigen" send={send} onRefused={setRefused} />;

  if (activated !== null) return <Done {...activated} />;
  if (refused !== null) return <LinkRefused reason={refused}>{byHand}</LinkRefused>;
  if (token === null)
    return (
      <AccessCard
        title="Code eingeben"
        lead="Der Code steht in der E-Mail, die wir Ihnen nach der Registrierung geschickt haben."
        below={
          <p>
            Noch kein Konto? <PageLink to="register">Registrieren</PageLink>
          </p>
        }
      >
        {byHand}
      </AccessCard>
    );
  if (isFromFacebook) return <FacebookActivation token={token} send={send} onRefused={setRefused} />;
  return (
    <AccessCard
      title="Registrierung bestätigen"
      lead="Ein Klick noch: Dann legen wir Ihr Konto an, und Sie können sich anmelden."
    >
      <TokenForm token={token} submitLabel="Registrierung bestätigen" send={send} onRefused={setRefused} />
    </AccessCard>
  );
}

/** Nobody is logged in yet: people with a password log in now, guests order a login link. */
function Done(activated: Activated) {
  const { login, hasPassword, next, facebook } = activated;
  useHeadlineFocus();
  return (
    <AccessCard
      title="Ihr Konto ist freigeschaltet"
      lead={
        <>
          Ihr Anmeldename ist <strong className={styles.typed}>{login}</strong>.
        </>
      }
    >
      {facebook !== null && <p>{facebookOutcome(activated)}</p>}
      {hasPassword || facebook === "linked" ? (
        <PageLink to="login" query={loginQuery(next)} className={buttonClass({ variant: "primary", wide: true })}>
          Anmelden
        </PageLink>
      ) : (
        <>
          {facebook === null && (
            <p>Als Gast haben Sie kein Passwort. Wir schicken Ihnen einen Link, mit dem Sie hineinkommen.</p>
          )}
          <PageLink to="request" className={buttonClass({ variant: "primary", wide: true })}>
            Link zum Anmelden anfordern
          </PageLink>
        </>
      )}
    </AccessCard>
  );
}
