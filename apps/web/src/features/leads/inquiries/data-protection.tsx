import { INQUIRY_CONFIRM_DAYS } from "@portal/contract/leads/inquiries/limits";
import { KEPT_DAYS } from "@portal/contract/leads/states";
import { brand } from "../../../platform/brand/brand.ts";
import styles from "./inquiries.module.css";

/** What happens with the data of the form (GDPR article 13), beside it. */
export const DataProtection = ({ company }: { company: string }) => (
  <details className={styles.details}>
    <summary>Was mit Ihren Angaben geschieht</summary>
    <p>
      Verantwortlich ist {brand.imprint.company}, {brand.imprint.address.join(", ")}. Wir geben Ihre Angaben an{" "}
      {company} weiter, sobald Sie sie bestätigen, und übermitteln die Nachrichten zwischen Ihnen; {company} ist dann
      auch selbst verantwortlich. Grundlage ist Ihr Wunsch nach einer Antwort (Artikel 6 Absatz 1 b DSGVO). Was Sie
      nicht bestätigen, löschen wir nach {INQUIRY_CONFIRM_DAYS} Tagen. Sonst löschen wir Anfragen nach{" "}
      {KEPT_DAYS.request} Tagen und Bewerbungen nach {KEPT_DAYS.job} Tagen. Sie können Auskunft, Berichtigung und
      Löschung verlangen, widersprechen und sich bei einer Aufsichtsbehörde beschweren:{" "}
      {brand.contactDetails.serviceMail}. <a href={brand.legal.privacy}>Mehr zum Datenschutz</a>
    </p>
  </details>
);
