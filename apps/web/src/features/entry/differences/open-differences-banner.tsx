import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./differences.module.css";

/** Says that the provider's data contradict the entry. Renders nothing if they agree. */
export function OpenDifferencesBanner({ open }: { open: number | undefined }) {
  if (open === undefined || open === 0) return null;
  return (
    <div className={styles.notice}>
      <Alert
        tone="warning"
        title={open === 1 ? "Eine Angabe weicht von unseren Daten ab" : `${open} Angaben weichen von unseren Daten ab`}
        actions={
          <PageLink to="entry_differences" className={buttonClass({ size: "sm" })}>
            Ansehen und entscheiden
          </PageLink>
        }
      >
        Ihre Angaben gelten weiter, bis Sie entscheiden.
      </Alert>
    </div>
  );
}
