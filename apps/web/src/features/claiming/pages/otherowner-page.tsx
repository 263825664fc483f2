import { type Claiming, startClaim } from "@portal/contract/claiming";
import { apiCall } from "../../../platform/api/api-call.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { useAction } from "../components/use-action.ts";

/** `claiming_otherowner`: somebody else owns the entry. Whoever proves to speak for the company starts a clarification. */
export function Page() {
  return (
    <ClaimingPage
      title="Der Eintrag hat schon einen Inhaber"
      lead="Jemand anderes pflegt diesen Eintrag. Vielleicht eine Kollegin oder ein früherer Inhaber."
      stands={({ page }) => page === "claiming_otherowner"}
    >
      {(claiming, take) => (
        <Stack gap="lg">
          <p>
            Arbeiten Sie in derselben Firma? Dann bitten Sie den Inhaber, Sie einzuladen. Gehört die Firma jetzt Ihnen?
            Dann weisen Sie das mit einem Code nach. Wir klären es danach mit beiden Seiten.
          </p>
          {claiming.isLoggedIn ? (
            <Dispute company={claiming.company.id} take={take} />
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

function Dispute({ company, take }: { company: number; take: (next: Claiming) => void }) {
  const { isPending, failure, run } = useAction();
  const start = async () => take((await apiCall(startClaim, { body: { company } })).claiming);
  return (
    <>
      <Refusal text={failure?.message} />
      <Button variant="primary" wide pending={isPending} onClick={() => void run(start)}>
        Mit einem Code nachweisen
      </Button>
    </>
  );
}
