import { ClaimingPage } from "../components/claiming-page.tsx";
import { ProofForm } from "../components/proof-form.tsx";

/** `claiming_login_success`: after the login, the person chooses how the code is sent. */
export function LoginSuccessPage() {
  return (
    <ClaimingPage
      title="Sie sind angemeldet"
      lead="Jetzt prüfen wir, ob Sie für die Firma sprechen."
      matches={({ page }) => page === "claiming_login_success"}
      loginFirst
    >
      {(claiming, take) => <ProofForm claiming={claiming} onDone={take} submitLabel="Code anfordern" />}
    </ClaimingPage>
  );
}
