import { brand } from "../../../platform/brand/brand.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_welcome`: explains what claiming an entry means, before anybody logs in. */
export function WelcomePage() {
  return (
    <ClaimingPage
      title="Eintrag übernehmen"
      lead={`Ist das Ihre Firma? Dann pflegen Sie den Eintrag bei ${brand.name} selbst.`}
      matches={() => true}
    >
      {({ company }) => (
        <>
          <ol>
            <li>Sie melden sich an oder registrieren sich.</li>
            <li>Wir schicken einen Code an die Adresse oder Nummer, die im Eintrag steht.</li>
            <li>Sie geben den Code ein. Der Eintrag gehört dann Ihnen.</li>
          </ol>
          <PageLink
            to="claiming_redirect"
            query={{ firma: String(company.id) }}
            className={buttonClass({ variant: "primary", wide: true })}
          >
            Weiter
          </PageLink>
        </>
      )}
    </ClaimingPage>
  );
}
