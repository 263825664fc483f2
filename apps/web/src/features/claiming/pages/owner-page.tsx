import { germanInstant } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { switchAccount } from "../../../platform/session/active-account.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";
import { useAction } from "../components/use-action.ts";

/** `claiming_owner`: the entry is the viewer's. */
export function OwnerPage() {
  return (
    <ClaimingPage
      title="Der Eintrag gehört Ihnen"
      lead="Sie können ihn jetzt pflegen und jederzeit wieder abgeben."
      stands={({ page }) => page === "claiming_owner"}
      loginFirst
    >
      {({ company, expiresAt }) => (
        <>
          {expiresAt !== null && (
            <p>Bitte bestätigen Sie das ab {germanInstant(expiresAt).slice(0, 10)} noch einmal. Wir erinnern Sie.</p>
          )}
          <ToEntry company={company.id} />
        </>
      )}
    </ClaimingPage>
  );
}

function ToEntry({ company }: { company: number }) {
  const { isPending, failure, run } = useAction();
  const goTo = useGoTo();
  async function open() {
    await switchAccount(company);
    await goTo("entry_overview");
  }
  return (
    <>
      <Refusal text={failure?.message} />
      <Button variant="primary" wide pending={isPending} onClick={() => void run(open)}>
        Zum Eintrag
      </Button>
    </>
  );
}
