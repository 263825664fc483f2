import { germanInstant } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { switchAccount } from "../../../platform/session/active-account.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_owner`: the visitor owns the entry. */
export function OwnerPage() {
  return (
    <ClaimingPage
      title="Der Eintrag gehört Ihnen"
      lead="Sie können ihn jetzt pflegen und jederzeit wieder abgeben."
      matches={({ page }) => page === "claiming_owner"}
      loginFirst
    >
      {({ company, expiresAt }) => (
        <>
          {expiresAt !== null && (
            <p>
              Ihre Inhaberschaft endet am {germanInstant(expiresAt).slice(0, 10)}, wenn Sie sie vorher nicht noch einmal
              bestätigen. Wir erinnern Sie.
            </p>
          )}
          <ToEntry company={company.id} />
        </>
      )}
    </ClaimingPage>
  );
}

function ToEntry({ company }: { company: number }) {
  const { pending, refusal, run } = useSubmission();
  const goTo = useGoTo();
  async function open() {
    await switchAccount(company);
    await goTo("entry_overview");
  }
  return (
    <>
      <Refusal text={refusal} />
      <Button variant="primary" wide pending={pending} onClick={() => void run(open)}>
        Zum Eintrag
      </Button>
    </>
  );
}
