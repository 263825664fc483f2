import { disconnectSearchConsole } from "@portal/contract/seo/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { cacheConnection } from "../seo-store.ts";
import { REVOCATION_TEXTS } from "./connection-texts.ts";

/** Disconnects Search Console after a confirmation. */
export function Disconnect() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);

  async function disconnect() {
    const { revocation, searchConsole } = await apiCall(disconnectSearchConsole, { accountId });
    await cacheConnection(client, accountId, searchConsole);
    toasts.show({ tone: "success", message: REVOCATION_TEXTS[revocation] });
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>Verbindung trennen</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Search Console trennen?"
        confirmLabel="Verbindung trennen"
        onConfirm={disconnect}
        danger
      >
        Wir löschen die Freigabe bei uns und nehmen sie bei Google zurück. Die bisherigen Zahlen bleiben hier stehen.
        Sie können sich jederzeit neu verbinden.
      </ConfirmDialog>
    </div>
  );
}
