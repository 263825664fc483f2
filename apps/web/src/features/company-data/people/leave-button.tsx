import { leaveCompany } from "@portal/contract/company-data/people/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { lookUpSession } from "../../../platform/session/session-store.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

/** Gives up the person's own access to the company. The last owner is told what to do first. */
export function LeaveButton() {
  const [asking, setAsking] = useState(false);
  const { company_name: company } = useAccount();
  const accountId = useActiveAccountId();
  const toasts = useToasts();

  async function leave() {
    try {
      await apiCall(leaveCompany, { accountId });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
      return;
    }
    // The session starts again with another company, or without one.
    await lookUpSession();
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Zugriff abgeben
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Ihren Zugriff auf ${company} abgeben?`}
        confirmLabel="Zugriff abgeben"
        danger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        <p>
          Sie können dann nichts mehr ansehen oder ändern. Ihr eigenes Konto bleibt bestehen. Ein Inhaber kann Sie neu
          einladen.
        </p>
      </ConfirmDialog>
    </>
  );
}
