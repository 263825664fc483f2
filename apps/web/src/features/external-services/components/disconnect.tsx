import { disconnectGoogle } from "@portal/contract/external-services/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { REVOCATION_TEXTS } from "../service-texts.ts";
import { cacheService } from "../services-store.ts";

/** Disconnects Google after a confirmation. */
export function Disconnect({ accountId }: { accountId: number }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const toasts = useToasts();

  async function disconnect() {
    const { revocation, service } = await apiCall(disconnectGoogle, { accountId });
    await cacheService(client, accountId, service);
    toasts.show({ tone: "success", message: REVOCATION_TEXTS[revocation] });
  }
  return (
    <Section
      title="Verbindung trennen"
      description="Wir löschen die Freigabe bei uns und nehmen sie bei Google zurück. Ihr Eintrag und Ihr Profil bei Google bleiben, wie sie sind."
    >
      <Button onClick={() => setAsking(true)}>Verbindung trennen</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Verbindung zu Google trennen?"
        confirmLabel="Verbindung trennen"
        onConfirm={disconnect}
        danger
      >
        Danach sehen wir nicht mehr, was bei Google über Ihre Firma steht. Sie können sich jederzeit neu verbinden.
      </ConfirmDialog>
    </Section>
  );
}
