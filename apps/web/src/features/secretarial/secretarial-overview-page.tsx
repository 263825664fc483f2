import { SECRETARIAL_FAMILIES } from "@portal/contract/secretarial/calls";
import { useHasProduct } from "../../platform/products/active-products.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { buttonClass } from "../../ui/actions/button.tsx";
import { PhonePage } from "../../platform/phone/phone-page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Callers } from "./callers/callers.tsx";
import { SecretarialSettingsSection } from "./settings/settings-section.tsx";
import { WithoutSecretarial } from "./without-secretarial.tsx";

/** `secretarial_overview`: who called, what is still open, and how the service answers. */
export default function SecretarialOverviewPage() {
  const has = useHasProduct(SECRETARIAL_FAMILIES);
  return (
    <>
      <PageHeader
        title="Sekretariatsservice"
        lead="Wer angerufen hat, worum es ging und wen Sie zurückrufen sollten."
        action={
          has && (
            <PageLink to="secretarial_guides" className={buttonClass()}>
              Telefon umleiten
            </PageLink>
          )
        }
      />
      {has ? (
        <PhonePage page="secretarial_overview" calls={<Callers />} settings={<SecretarialSettingsSection />} />
      ) : (
        <WithoutSecretarial />
      )}
    </>
  );
}
