import { ClaimingPage } from "../components/claiming-page.tsx";

/**
 * `claiming_redirect`: links in mails and on public entries lead here; forwards to the page that fits the claim's
 * state.
 */
export function ResumeClaimPage() {
  return (
    <ClaimingPage title="Eintrag übernehmen" lead="Wir sehen nach, wie weit Sie sind." matches={() => false}>
      {() => null}
    </ClaimingPage>
  );
}
