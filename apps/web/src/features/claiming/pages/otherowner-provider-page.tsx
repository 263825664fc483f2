import { brand } from "../../../platform/brand/brand.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_otherowner_provider`: the provider looks after the entry under a contract with the company. */
export function OtherownerProviderPage() {
  return (
    <ClaimingPage
      title={`${brand.name} betreut diesen Eintrag`}
      lead="Für diese Firma besteht ein Vertrag. Den Eintrag pflegen wir zusammen mit ihr, übernehmen kann ihn deshalb niemand."
      hasContract
      matches={({ page }) => page === "claiming_otherowner_provider"}
    >
      {({ isLoggedIn, company }) => (
        <p>
          Gehören Sie zu dieser Firma? {isLoggedIn ? "Rufen Sie uns an, dann richten wir Ihren Zugang ein." : null}
          {!isLoggedIn && (
            <PageLink to="claiming_login" query={{ firma: String(company.id) }}>
              Melden Sie sich mit Ihrem Firmenkonto an
            </PageLink>
          )}
        </p>
      )}
    </ClaimingPage>
  );
}
