import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_redirect`: leads to the page that belongs to how things stand. Links in mails and on entries come here. */
export function ResumeClaimPage() {
  return (
    <ClaimingPage title="Eintrag übernehmen" lead="Wir sehen nach, wie weit Sie sind." stands={() => false}>
      {() => null}
    </ClaimingPage>
  );
}
