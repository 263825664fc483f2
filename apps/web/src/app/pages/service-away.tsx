import { useState } from "react";
import { lookUpSession } from "../../platform/session/session-store.ts";
import { sessionState } from "../../platform/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { refresh } from "../../ui/icons.ts";
import { ErrorPage } from "./error-page.tsx";

/** The portal's service can't be reached (Specification §8 "502"). The address stays, so that trying again continues there. */
export function ServiceAwayPage({ onRetry }: { onRetry?: () => unknown }) {
  const [pending, setPending] = useState(false);
  async function retry() {
    setPending(true);
    await (onRetry?.() ?? lookUpSession());
    setPending(false);
    if (!onRetry && sessionState().kind !== "away" && window.location.pathname === "/502") window.location.assign("/");
  }
  return (
    <ErrorPage
      icon={refresh}
      title="Der Dienst ist gerade nicht erreichbar"
      actions={
        <Button variant="primary" pending={pending} onClick={() => void retry()}>
          Erneut versuchen
        </Button>
      }
    >
      <p>Das liegt an uns oder an der Verbindung, nicht an Ihnen. Was Sie gespeichert haben, ist sicher.</p>
      <p>Bitte versuchen Sie es in einer Minute noch einmal.</p>
    </ErrorPage>
  );
}
