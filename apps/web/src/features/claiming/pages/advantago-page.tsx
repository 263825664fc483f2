import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_advantago`: a sales partner of the provider looks after the entry. */
export function AdvantagoPage() {
  return (
    <ClaimingPage
      title="Ein Partner betreut diesen Eintrag"
      lead="Für diese Firma besteht ein Vertrag mit einem unserer Partner. Er pflegt den Eintrag zusammen mit der Firma."
      hasContract
      matches={({ page }) => page === "claiming_advantago"}
    >
      {() => (
        <p>
          Gehören Sie zu dieser Firma? Dann wenden Sie sich an Ihren Ansprechpartner beim Partner. Wir helfen gern
          weiter, wenn Sie nicht wissen, wer das ist.
        </p>
      )}
    </ClaimingPage>
  );
}
