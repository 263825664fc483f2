import { KEPT_DAYS } from "@portal/contract/leads/states";
import { useHasProduct } from "../../platform/products/active-products.ts";
import { WithoutProduct } from "../../platform/products/without-product.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { users } from "../../ui/icons/icons.ts";
import { LeadsPage } from "./list/leads-page.tsx";

const NoJobs = () => (
  <EmptyState icon={users} level={2} title="Noch keine Bewerbungen">
    Sobald sich jemand auf eine Ihrer Stellenanzeigen bewirbt, steht die Bewerbung hier.
  </EmptyState>
);

const WithoutJobs = () => (
  <WithoutProduct
    title="Stellenanzeigen gehören nicht zu Ihren Produkten"
    lead="Mit Stellenanzeigen von uns"
    brings={[
      "stehen Ihre freien Stellen im Verzeichnis,",
      "kommen Bewerbungen hier an, mit einer E-Mail an Sie,",
      `werden Bewerbungen nach ${KEPT_DAYS.job} Tagen von selbst gelöscht.`,
    ]}
    product="Stellenanzeigen"
  />
);

/** `inquiries_jobs`: who applied for a job. */
export default function JobsPage() {
  const has = useHasProduct(["jobs"]);
  return (
    <LeadsPage
      kind="job"
      page="inquiries_jobs"
      title="Bewerbungen"
      lead="Wer sich bei Ihnen beworben hat und wie weit Sie sind."
      kept={`Wir löschen jede Bewerbung ${KEPT_DAYS.job} Tage nach dem Eingang. Der Tag steht an jeder Bewerbung.`}
      empty={has ? <NoJobs /> : <WithoutJobs />}
    />
  );
}
