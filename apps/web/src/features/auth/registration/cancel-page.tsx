import { registerActivationCancel } from "@portal/contract/auth/registration/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";
import type { LinkReason } from "../components/link-reasons.ts";
import { useHeadlineFocus } from "../components/use-headline-focus.ts";
import { LinkRefused } from "./link-refused.tsx";
import { TokenForm } from "./token-form.tsx";

/** `cancel`: deletes the registration's data, for people who did not register themselves or changed their mind. */
export function CancelPage() {
  const [token] = useState(() => takeFromAddress("token"));
  const [isCancelled, setCancelled] = useState(false);
  const [refused, setRefused] = useState<LinkReason | null>(null);
  const send = async (code: string) => {
    await apiCall(registerActivationCancel, { body: { token: code } });
    setCancelled(true);
  };
  const form = <TokenForm token={token} submitLabel="Registrierung abbrechen" send={send} onRefused={setRefused} />;
  const byHand = <TokenForm token={null} submitLabel="Registrierung abbrechen" send={send} onRefused={setRefused} />;

  if (isCancelled) return <Done />;
  if (refused !== null) return <LinkRefused reason={refused}>{byHand}</LinkRefused>;
  return (
    <AccessCard
      title="Registrierung abbrechen"
      lead={
        token === null
          ? "Geben Sie den Code aus der E-Mail ein. Wir löschen dann, was bei der Registrierung angegeben wurde."
          : "Wir löschen, was bei der Registrierung angegeben wurde. Ein Konto entsteht nicht."
      }
    >
      {form}
    </AccessCard>
  );
}

function Done() {
  useHeadlineFocus();
  return (
    <AccessCard title="Die Registrierung ist abgebrochen" lead="Die Angaben sind gelöscht. Sie brauchen nichts zu tun.">
      <PageLink to="register" className={buttonClass({ wide: true })}>
        Neu registrieren
      </PageLink>
    </AccessCard>
  );
}
