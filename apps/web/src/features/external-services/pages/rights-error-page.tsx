import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import styles from "../external-services.module.css";
import { reasonIn, REASONS } from "../service-texts.ts";

/** `entry_rights_error`: says why nothing was connected and what to do next. */
export default function RightsErrorPage() {
  const reason = reasonIn(usePageQuery()["grund"]);
  const { title, text } = REASONS[reason];
  // A new attempt helps unless the company, the service or the person's right is the reason.
  const mayRetry = reason !== "firma" && reason !== "dienst" && reason !== "recht";
  return (
    <>
      <PageHeader title={title} lead={text} />
      <div className={styles.narrow}>
        <div className={styles.actions}>
          {mayRetry && (
            <PageLink to="entry_google_auth" className={buttonClass({ variant: "primary" })}>
              Noch einmal beginnen
            </PageLink>
          )}
          <PageLink to="entry_rights_overview" className={buttonClass({ variant: mayRetry ? "secondary" : "primary" })}>
            Zur Übersicht
          </PageLink>
        </div>
        <p className={styles.hint}>
          Fragen beantworten wir gern: <ServicePhone />
        </p>
      </div>
    </>
  );
}
