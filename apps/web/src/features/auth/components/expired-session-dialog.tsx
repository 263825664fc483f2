import type { User } from "@portal/contract/auth/calls";
import { useState } from "react";
import { dropExpiredSession } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { SupportLoginForm } from "../support/support-login-form.tsx";
import { LoginForm } from "./login-form.tsx";

/**
 * Shown when the session expires while a form holds unsaved work: the person logs in here and keeps what they typed.
 */
export default function ExpiredSessionDialog({ user }: { user: User }) {
  const [giveUp, setGiveUp] = useState(false);
  return (
    <>
      <Dialog open onClose={() => setGiveUp(true)} title="Bitte melden Sie sich erneut an" size="sm">
        <p>
          Ihre Sitzung ist abgelaufen. Ihre Eingaben bleiben erhalten und werden nach der Anmeldung weiterbearbeitet.
        </p>
        {user.cucaInfo ? (
          <SupportLoginForm companyId={String(user.cucaInfo.companyId)} submitLabel="Anmelden und weiterarbeiten" />
        ) : (
          <LoginForm login={user.login} submitLabel="Anmelden und weiterarbeiten" />
        )}
        <Button variant="quiet" onClick={() => setGiveUp(true)}>
          Abmelden
        </Button>
      </Dialog>
      <ConfirmDialog
        open={giveUp}
        title="Eingaben verwerfen und abmelden?"
        confirmLabel="Verwerfen und abmelden"
        cancelLabel="Zurück zur Anmeldung"
        danger
        onConfirm={dropExpiredSession}
        onClose={() => setGiveUp(false)}
      >
        <p>Was Sie noch nicht gespeichert haben, geht dabei verloren.</p>
      </ConfirmDialog>
    </>
  );
}
