import { type Activated, activateRegistration } from "@portal/contract/auth/registration/calls";
import { loginByLink } from "@portal/contract/auth/passwords/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { portalRouter } from "../../../platform/routing/navigation.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { completeLogin } from "../../../platform/session/session-store.ts";
import { keepTypedLogin } from "../../../platform/session/typed-login.ts";
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
  async function send(code: string) {
    const made = await apiCall(activateRegistration, { body: { token: code } });
    if (!(await goOn(made))) setActivated(made);
  }
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
    <AccessCard title="Registrierung bestätigen" lead="Nur noch ein Klick, dann ist Ihr Konto angelegt.">
      <TokenForm token={token} submitLabel="Registrierung bestätigen" send={send} onRefused={setRefused} />
    </AccessCard>
  );
}

/** Logs a guest in, who has no password to log in with. Resolves to false if that did not happen. */
async function goOn({ accessToken, next }: Activated): Promise<boolean> {
  if (accessToken === null) return false;
  try {
    const { user } = await apiCall(loginByLink, { body: { token: accessToken }, recoverSession: false });
    completeLogin(user);
  } catch {
    // The account exists, and the page then offers a link by mail.
    return false;
  }
  await portalRouter().navigate(next ?? pathOf("dashboard"), { replace: true });
  return true;
}

/** Nobody is logged in yet: people with a password log in now, guests whose login failed order a link. */
function Done(activated: Activated) {
  const { login, hasPassword, next, facebook } = activated;
  useHeadlineFocus();
  keepTypedLogin(login);
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
