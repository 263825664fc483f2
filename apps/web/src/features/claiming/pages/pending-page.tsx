import { type Claiming, type OwnClaim, withdrawClaim } from "@portal/contract/claiming/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { lookUpSession } from "../../../platform/session/session-store.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { HAND_OVER, mayEnterCode, pendingText } from "../claiming-texts.ts";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { CodeForm } from "../components/code-form.tsx";
import { ProofForm } from "../components/proof-form.tsx";

/** `claiming_pending`: the code is ordered or sent; the person enters it here. */
export function PendingPage() {
  return (
    <ClaimingPage
      title="Ihr Code"
      lead="Mit ihm zeigen Sie, dass Sie für die Firma sprechen."
      matches={({ page }) => page === "claiming_pending"}
      loginFirst
    >
      {(claiming, take) =>
        claiming.claim === null ? null : <Pending claiming={claiming} claim={claiming.claim} take={take} />
      }
    </ClaimingPage>
  );
}

type PendingProps = { claiming: Claiming; claim: OwnClaim; take: (next: Claiming) => void };

function Pending({ claiming, claim, take }: PendingProps) {
  async function go(next: Claiming) {
    // The person now has one more company. The session must know it before the next page loads it.
    if (next.page === "claiming_owner") await lookUpSession();
    take(next);
  }
  return (
    <>
      <p role="status">{pendingText(claim, Date.now())}</p>
      <p>{HAND_OVER}</p>
      {mayEnterCode(claim, Date.now()) && <CodeForm claiming={claiming} onDone={(next) => void go(next)} />}
      {claim.state === "requested" ? (
        <Section title="Lieber auf anderem Weg?">
          <ProofForm claiming={claiming} onDone={take} submitLabel="Code so anfordern" isMain={false} />
        </Section>
      ) : (
        <Section title="Kein Code angekommen?" description="Ein neuer Code macht den alten ungültig.">
          <ProofForm claiming={claiming} onDone={take} submitLabel="Neuen Code anfordern" isMain={false} />
        </Section>
      )}
      <Withdraw company={claiming.company.id} take={take} />
    </>
  );
}

function Withdraw({ company, take }: { company: number; take: (next: Claiming) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Row>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Übernahme abbrechen
      </Button>
      <ConfirmDialog
        open={asking}
        title="Übernahme abbrechen?"
        confirmLabel="Übernahme abbrechen"
        cancelLabel="Weitermachen"
        onConfirm={async () => take((await apiCall(withdrawClaim, { body: { company } })).claiming)}
        onClose={() => setAsking(false)}
      >
        <p>Der Code gilt dann nicht mehr. Am Eintrag ändert sich nichts, und Sie können neu beginnen.</p>
      </ConfirmDialog>
    </Row>
  );
}
