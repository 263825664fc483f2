import { useState } from "react";
import { FailureId } from "../../platform/api/failure-id.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { refresh } from "../../ui/icons/icons.ts";
import { ErrorPage } from "./error-page.tsx";

type ServiceAwayProps = {
  error?: unknown;
  /** Names the failure where there is no error. */
  requestId?: string | undefined;
  onRetry: () => unknown;
};

/** The portal's service can't be reached (Specification §8 "502"). */
export function ServiceAwayMessage({ error, requestId, onRetry }: ServiceAwayProps) {
  const [pending, setPending] = useState(false);
  async function retry() {
    setPending(true);
    await onRetry();
    setPending(false);
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
      <FailureId error={error} id={requestId} />
    </ErrorPage>
  );
}
