import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import styles from "./claiming-page.module.css";

/** Shown where the address names no company, or one that nobody knows. */
export function NoCompany({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className={styles.page}>
      <PageHeader
        title={isUnknown ? "Diese Firma kennen wir nicht" : "Welchen Eintrag möchten Sie übernehmen?"}
        lead="Öffnen Sie Ihren Eintrag im Verzeichnis, und wählen Sie dort „Ist das Ihre Firma?“."
      />
      <p>
        <a href={`https://${brand.domains.www}`} className={buttonClass({ variant: "primary" })}>
          {brand.name} öffnen
        </a>
      </p>
      <p className={styles.note}>
        Sie finden Ihre Firma nicht? Rufen Sie uns an: <ServicePhone />
      </p>
    </div>
  );
}
