import { brand } from "../../../platform/brand/brand.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_owner_provider`: the visitor's own company, which the provider looks after under a contract. */
export function OwnerProviderPage() {
  return (
    <ClaimingPage
      title={`${brand.name} betreut Ihren Eintrag`}
      lead="Für Ihre Firma besteht schon ein Vertrag mit uns. Eine Übernahme ist nicht nötig."
      hasContract
      matches={({ page }) => page === "claiming_owner_provider"}
      loginFirst
    >
      {() => (
        <PageLink to="dashboard" className={buttonClass({ variant: "primary", wide: true })}>
          Zur Startseite
        </PageLink>
      )}
    </ClaimingPage>
  );
}
