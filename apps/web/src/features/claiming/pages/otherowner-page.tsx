import type { Claiming } from "@portal/contract/claiming/calls";
import { useEffect, useRef, useState } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { ProofForm } from "../components/proof-form.tsx";

/**
 * `claiming_otherowner`: somebody else owns the entry. A visitor who proves to speak for the company starts a
 * dispute.
 */
export function OtherownerPage() {
  return (
    <ClaimingPage
      title="Der Eintrag hat schon einen Inhaber"
      lead="Jemand anderes pflegt diesen Eintrag. Vielleicht eine Kollegin oder ein früherer Inhaber."
      matches={({ page }) => page === "claiming_otherowner"}
    >
      {(claiming, take) => (
        <Stack gap="lg">
          <p>
            Arbeiten Sie in derselben Firma? Dann bitten Sie den Inhaber, Sie einzuladen. Gehört die Firma jetzt Ihnen?
            Dann weisen Sie das mit einem Code nach. Wir klären es danach mit beiden Seiten.
          </p>
          {claiming.isLoggedIn ? (
            <Dispute claiming={claiming} take={take} />
          ) : (
            <PageLink
              to="claiming_login"
              query={{ firma: String(claiming.company.id) }}
              className={buttonClass({ variant: "primary", wide: true })}
            >
              Anmelden und nachweisen
            </PageLink>
          )}
        </Stack>
      )}
    </ClaimingPage>
  );
}

/** The choice of proofs appears on request only, because most visitors ask their colleague instead. */
function Dispute({ claiming, take }: { claiming: Claiming; take: (next: Claiming) => void }) {
  const [isProving, setProving] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isProving) choice.current?.querySelector("input")?.focus();
  }, [isProving]);
  if (isProving)
    return (
      <div ref={choice}>
        <ProofForm claiming={claiming} onDone={take} submitLabel="Code anfordern" />
      </div>
    );
  return (
    <Button variant="primary" wide onClick={() => setProving(true)}>
      Mit einem Code nachweisen
    </Button>
  );
}
